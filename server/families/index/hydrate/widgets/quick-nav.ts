// Hydrates the quick navigation: the page's own, or the mall's setting (diy README, traps 4 and 15).
import type { MallSetting } from '~/schemas/api/index.gen';
import { quickNavOfSetting } from '~/domain/quick-nav-setting';
import { isRecord } from '~/domain/record';
import { readOptions } from '../../../../settings/mall-options';
import { encodedOnce, readSetting, SETTING_KEYS } from '../../../../settings/setting';
import { defineHydrator } from '../hydrator';
import type { HydrateContext, WidgetData } from '../../../../ports/hydrate';
import { isItemShown, isWeb } from '../links';

const takesSetting = ({ navSwitch, useMallConfig }: WidgetData): boolean =>
  navSwitch === 1 && useMallConfig === true;

const recordAt = (data: WidgetData, key: string): WidgetData => (isRecord(data[key]) ? data[key] : {});

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
    takesSetting(data) && setting !== null
      ? quickNavOfSetting(setting, { isWeb: isWeb(context.platform) })
      : ofPage(data, context),
});
