// Hydrates the quick navigation: the page's own, or the mall's setting (diy README, traps 4 and 15).
import type { MallSetting } from '~/schemas/api/index.gen';
import { isRecord } from '~/domain/record';
import { readOptions } from '../../mall-options';
import { encodedOnce, readSetting, SETTING_KEYS } from '../../setting';
import { defineHydrator, type HydrateContext, type WidgetData } from '../hydrator';
import { isItemShown, isWeb } from '../links';

const takesSetting = ({ navSwitch, useMallConfig }: WidgetData): boolean =>
  navSwitch === 1 && useMallConfig === true;

const recordAt = (data: WidgetData, key: string): WidgetData => (isRecord(data[key]) ? data[key] : {});

const WORK_MESSENGER = 2;

/** The whole data from the mall's setting: flags as numbers, the style as text. */
function ofSetting(setting: MallSetting, context: HydrateContext): WidgetData {
  const isService = setting.is_web_service === '1';
  const isMessenger = setting.web_service_type === WORK_MESSENGER;
  const picUrl = setting.web_service_pic;
  const url = setting.web_service_url;
  return {
    closedPicUrl: setting.quick_navigation_closed_pic,
    openedPicUrl: setting.quick_navigation_opened_pic,
    navStyle: setting.quick_navigation_style,
    navSwitch: Number(setting.is_quick_navigation),
    useMallConfig: true,
    customerService: { picUrl: setting.customer_services_pic, opened: Number(setting.is_customer_services) },
    home: { opened: Number(setting.is_quick_home), picUrl: setting.quick_home_pic },
    mApp: {
      opened: isWeb(context.platform) ? 0 : Number(setting.is_small_app),
      small_app_id: setting.small_app_id,
      small_app_url: setting.small_app_url,
      small_app_pic: setting.small_app_pic,
    },
    mapNav: {
      opened: Number(setting.is_quick_map),
      picUrl: setting.quick_map_pic,
      address: setting.quick_map_address,
      latitude: setting.latitude,
      longitude: setting.longitude,
    },
    tel: { opened: Number(setting.is_dial), picUrl: setting.dial_pic, number: setting.contact_tel },
    web: { opened: Number(isService && !isMessenger), picUrl, url: isMessenger ? '' : url },
    qiwei: {
      opened: Number(isService && isMessenger),
      picUrl,
      url: isMessenger ? url : '',
      id: setting.enterprise_wechat_id,
    },
  };
}

const textAt = (data: WidgetData, key: string): string => {
  const text = data[key];
  return typeof text === 'string' ? text : '';
};

/** An empty location has no latitude and the longitude 0. */
function withPlace(entry: WidgetData): WidgetData {
  const [latitude = '', longitude] = textAt(entry, 'location').split(',');
  return { ...entry, latitude: latitude.trim(), longitude: longitude?.trim() ?? 0 };
}

function ofPage(data: WidgetData, context: HydrateContext): WidgetData {
  const web = recordAt(data, 'web');
  const app = recordAt(data, 'mApp');
  const own = recordAt(data, 'customize');
  return {
    ...data,
    web: { ...web, url: encodedOnce(textAt(web, 'url')) },
    mApp: { ...app, opened: app['opened'] === true && !isWeb(context.platform) },
    mapNav: withPlace(recordAt(data, 'mapNav')),
    customize: { ...own, opened: own['opened'] === true && isItemShown(own, context) },
  };
}

export const hydrator = defineHydrator<MallSetting | null>({
  load: async ({ db }, blocks) =>
    blocks.some(takesSetting) ? readSetting(await readOptions(db, SETTING_KEYS)) : null,
  apply: (data, setting, context) =>
    takesSetting(data) && setting !== null ? ofSetting(setting, context) : ofPage(data, context),
});
