// The operator's switches for showing goods, from the mall's configuration.
import { isRecord } from '~/domain/record';
import type { IndexConfigData } from '~/schemas/api/index.gen';
import type { MallDisplay } from './host';

/** The mall's own words for points and balance (CFG-06). */
export const pointsWord = (config: IndexConfigData | null): string =>
  config?.mall.setting.integral_customer || '积分';
export const balanceWord = (config: IndexConfigData | null): string =>
  config?.recharge_setting_custom.customize_balance_text || '余额';

/** A plugin that is absent is off (CFG-10), as is one that was closed or is not permitted. */
function isSuperVipSold(plugin: unknown): boolean {
  if (plugin === undefined) return false;
  if (!isRecord(plugin)) return true;
  const { permission = 1, setting } = plugin;
  const { is_vip_card: isOpen = 1 } = isRecord(setting) ? setting : {};
  return Number(permission) !== 0 && Number(isOpen) !== 0;
}

/** The operator's switches for showing goods; flags arrive as numbers or texts. */
export function displayOf(config: IndexConfigData | null): MallDisplay {
  const setting = config?.mall.setting;
  const isOn = (value: number | string | undefined) => Number(value ?? 1) === 1;
  // 1 stands for the built-in mark.
  const hasOwnSoldOut = !isOn(setting?.is_use_stock);
  return {
    name: config?.mall.name ?? '',
    isSalesShown: isOn(setting?.is_sales) && isOn(setting?.is_show_sales_num),
    isCartShown: isOn(setting?.is_show_cart),
    isGoodsNameShown: isOn(setting?.is_show_goods_name),
    isStruckPriceShown: isOn(setting?.is_list_underline_price),
    isSoldOutShown: isOn(setting?.is_show_stock),
    isMemberPriceShown: isOn(setting?.is_show_normal_vip),
    isSuperVipShown: isOn(setting?.is_show_super_vip),
    soldOutPicture: hasOwnSoldOut ? (setting?.sell_out_pic ?? '') : '',
    soldOutWidePicture: hasOwnSoldOut ? (setting?.sell_out_other_pic ?? '') : '',
    negotiableText: setting?.negotiable_text || '价格面议',
    pointsName: pointsWord(config),
    balanceName: balanceWord(config),
    isSuperVipSold: isSuperVipSold(config?.plugin['vip_card']),
  };
}
