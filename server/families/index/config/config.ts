// The start-up configuration (CFG): saved values over defaults, in the contract's shape.
import { themeColour } from '~/domain/theme';
import type { IndexConfigData } from '~/schemas/api/index.gen';
import { CODES, MallError } from '../../../http/errors';
import { flag, wireTime } from '../../../http/wire';
import { chooseCenter } from '../center';
import { deliverLayouts } from '../hydrate/blocks';
import { readOptions } from '../../../settings/mall-options';
import type { MallOptions } from '../../../ports/mall-options';
import { personalContextOf, type Visit } from '../page/deliver-page';
import type { InstalledPlugins, MallMoment } from '../../../ports/plugin';
import { permissionsOf } from '../../../settings/permissions';
import { readSetting } from '../../../settings/setting';
import { barTitles } from './bar-title';
import { CONFIG_DEFAULTS } from '../../../settings/config-defaults';
import { type Parts, readPart } from '../../../settings/config-part';
import { navbarInTheme, readNavbar } from '~/domain/navbar';

const PART_KEYS = Object.keys(CONFIG_DEFAULTS) as (keyof Parts)[];

const readParts = (options: MallOptions): Parts =>
  Object.fromEntries(PART_KEYS.map((key) => [key, readPart(key, options)])) as unknown as Parts;

const DISABLED_TEXT = '该小程序已被禁用';
const EXPIRED_TEXT = '该小程序已过期';

/** The mall's row. @throws MallError (code -2) while it is closed or has expired. */
export async function readMall({ db, now }: Pick<Visit, 'db' | 'now'>) {
  const mall = await db.selectFrom('malls').selectAll().executeTakeFirstOrThrow();
  if (mall.is_disable)
    throw new MallError('商城被禁用。', { code: CODES.mallDisabled, data: { text: DISABLED_TEXT } });
  if (mall.expired_at !== null && mall.expired_at <= now) {
    throw new MallError('商城已过期。', { code: CODES.mallDisabled, data: { text: EXPIRED_TEXT } });
  }
  return {
    id: mall.id,
    name: mall.name,
    user_id: 1,
    is_recycle: 0 as const,
    is_delete: 0 as const,
    is_disable: flag(mall.is_disable),
    created_at: wireTime(mall.created_at),
    updated_at: wireTime(mall.updated_at),
    deleted_at: wireTime(null),
    expired_at: wireTime(mall.expired_at),
    option: [],
  };
}

/** The user centre without a shopper's figures. */
async function userCentre(visit: Visit, options: MallOptions) {
  const widgets = await chooseCenter(visit);
  const nobody = personalContextOf({ ...visit, viewer: null, place: null }, options);
  const [blocks = []] = await deliverLayouts([{ templateId: 0, widgets }], nobody);
  return blocks;
}

/** Entries of the plugins that the mall may use; one that says nothing of itself is named as soon as it has calls. */
async function pluginEntries(plugins: InstalledPlugins, moment: MallMoment): Promise<Record<string, object>> {
  const entries = plugins.flatMap(({ key, config, hasCalls }) => {
    if (config !== undefined) return [config(moment).then((entry) => [key, entry] as const)];
    return hasCalls ? [Promise.resolve([key, []] as const)] : [];
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** The whole configuration; the same for everybody on a platform. */
export async function readConfig(visit: Visit): Promise<IndexConfigData> {
  const mall = await readMall(visit);
  const options = await readOptions(visit.db);
  const setting = readSetting(options);
  const permissions = permissionsOf(options['permissions'], visit.plugins);
  const plugins = visit.plugins.filter(({ key }) => permissions.has(key));
  const theme_color = themeColour(setting.theme_color, setting.custom_theme_color);
  return {
    ...readParts(options),
    mall: { ...mall, setting },
    navbar: navbarInTheme(readNavbar(options['navbar']), theme_color),
    user_center: await userCentre(visit, options),
    plugin: await pluginEntries(plugins, { db: visit.db, now: visit.now, options }),
    bar_title: barTitles(options['bar_title'], { permissions, plugins: visit.plugins }),
    theme_color,
    invoice: flag(permissions.has('invoice')),
  };
}
