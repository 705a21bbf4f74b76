// Permissions of the mall: parts of the core, and the built-in plugins.
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables';
import type { InstalledPlugin, InstalledPlugins } from '../ports/plugin';
import { readOptions } from './mall-options';

/** Parts of the core with a permission of their own (diy/page-format: permission keys), and their names. */
const CORE = {
  coupon: '优惠券',
  copyright: '版权',
  topic: '专题',
  video: '视频',
  share: '分销',
  live: '微信直播',
  invoice: '发票',
};

/** Names of all permissions for operators, by key. */
export const permissionNames = (plugins: InstalledPlugins): Record<string, string> => ({
  ...CORE,
  ...Object.fromEntries(plugins.map(({ key, title }) => [key, title])),
});

/** Permitted keys: those of the option `permissions`, else everything that is built in. */
export function permissionsOf(saved: unknown, plugins: InstalledPlugins): ReadonlySet<string> {
  const everything = [...Object.keys(CORE), ...plugins.map(({ key }) => key)];
  return new Set(Array.isArray(saved) ? everything.filter((key) => saved.includes(key)) : everything);
}

export async function readPermissions(
  db: Kysely<Tables>,
  plugins: InstalledPlugins,
): Promise<ReadonlySet<string>> {
  const { permissions } = await readOptions(db, ['permissions']);
  return permissionsOf(permissions, plugins);
}

/** What the first permitted plugin answers that has one of these parts; null where none does. One query unless `known`. */
export async function firstAnswer<P, A>(
  db: Kysely<Tables>,
  {
    plugins,
    known,
    part,
    ask,
  }: {
    plugins: InstalledPlugins;
    /** Permitted keys, where they were read already. */
    known?: ReadonlySet<string> | undefined;
    part: (plugin: InstalledPlugin) => P | undefined;
    ask: (part: P) => Promise<A | null>;
  },
): Promise<{ answer: A; pluginKey: string } | null> {
  const taking = plugins.flatMap((plugin) => {
    const own = part(plugin);
    return own === undefined ? [] : [{ key: plugin.key, own }];
  });
  if (taking.length === 0) return null;
  const permissions = known ?? (await readPermissions(db, plugins));
  for (const { key, own } of taking.filter((one) => permissions.has(one.key))) {
    const answer = await ask(own);
    if (answer !== null) return { answer, pluginKey: key };
  }
  return null;
}
