// The quick navigation as the mall's setting has it, in the form of the widget's delivered data (diy README, trap 4).
import type { MallSetting } from '~/schemas/api/index.gen';

const WORK_MESSENGER = 2;

/** The whole data from the mall's setting: flags as numbers, the style as text. */
export function quickNavOfSetting(
  setting: MallSetting,
  { isWeb }: { isWeb: boolean },
): Record<string, unknown> {
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
      opened: isWeb ? 0 : Number(setting.is_small_app),
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
