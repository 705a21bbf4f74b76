// What the mall may use: parts of the core, and the plugins that are built in.
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables';
import { ACTIVITY_PLUGINS } from '../../plugins/activity-goods/rules';
import { readOptions } from './mall-options';

/** Parts of the core that are permitted apart (diy/page-format: permission keys). */
const CORE = ['coupon', 'copyright', 'topic', 'video', 'share', 'live'];

const modules = import.meta.glob('../../plugins/*/routes.ts');

/** Without calls of their own yet, but shown on pages: a popup over home, blocks of merchants and of the member card. */
const BLOCKS = ['fxhb', 'mch', 'vip_card'];

/** Keys are written with underscores, folders with hyphens. */
export const INSTALLED_PLUGINS: readonly string[] = Object.keys(modules).map((file) =>
  (/plugins\/([^/]+)\//.exec(file)?.[1] ?? '').replaceAll('-', '_'),
);

const EVERYTHING: readonly string[] = [...CORE, ...ACTIVITY_PLUGINS, ...BLOCKS, ...INSTALLED_PLUGINS];

/** Keys that the mall may use: those saved in the option `permissions`, else everything that is built in. */
export function permissionsOf(saved: unknown): ReadonlySet<string> {
  return new Set(Array.isArray(saved) ? EVERYTHING.filter((key) => saved.includes(key)) : EVERYTHING);
}

export async function readPermissions(db: Kysely<Tables>): Promise<ReadonlySet<string>> {
  const { permissions } = await readOptions(db, ['permissions']);
  return permissionsOf(permissions);
}
