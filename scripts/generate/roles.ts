// Generates the table of the roles that plugins state in roles.json of their folders.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CORE_ROLES, type RoleRule } from '~/domain/core-roles';
import { pluginPlaces } from '../packages';
import { readJson } from './schema';
import { BANNER, writeIfChanged } from './write';
import { SourceMistake } from './mistake';

/** Granted by a row of user_roles: code 1, as the contract refuses every such role. */
export type PluginRoles = Readonly<Record<string, RoleRule>>;

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

function ruleOf(value: unknown, place: string): RoleRule {
  const { holder, words, seesOthers = false, ...rest } = { ...(value as Record<string, unknown>) };
  const [unknown] = Object.keys(rest);
  if (unknown !== undefined)
    throw new SourceMistake(`${place}: "${unknown}" is not known; a role has holder, words and seesOthers`);
  if (!isText(holder)) throw new SourceMistake(`${place}: needs "holder", who holds it in English`);
  if (!isText(words)) throw new SourceMistake(`${place}: needs "words", with which everyone else is refused`);
  if (typeof seesOthers !== 'boolean') throw new SourceMistake(`${place}: "seesOthers" is true or false`);
  return { holder, words, code: 1, seesOthers };
}

/** The roles of all plugins below `root`. Throws where a file is wrong or two state the same role. */
export function pluginRoles(root: string): PluginRoles {
  const found: Record<string, RoleRule> = {};
  for (const { folder, from } of pluginPlaces(root)) {
    const file = join(root, folder, 'roles.json');
    if (!existsSync(file)) continue;
    for (const [role, value] of Object.entries(readJson(file))) {
      if (role === 'guest' || Object.hasOwn(CORE_ROLES, role) || Object.hasOwn(found, role))
        throw new SourceMistake(`${file}: the role "${role}" is there already`);
      if (from !== undefined && !role.startsWith(`${from.vendor}_`))
        throw new SourceMistake(
          `${file}: the role "${role}": names of ${from.name} begin with its vendor: ${from.vendor}_${role}`,
        );
      found[role] = ruleOf(value, `${file}: ${role}`);
    }
  }
  return found;
}

/** Throws where a definition names a role that is in no table; `place` is its file and what it defines. */
export type AuthCheck = (name: string | undefined, place: string) => void;

export function authCheck(root: string): AuthCheck {
  const known = ['guest', ...Object.keys(CORE_ROLES), ...Object.keys(pluginRoles(root))];
  return (name, place) => {
    if (name !== undefined && known.includes(name)) return;
    throw new SourceMistake(
      `${place}: the role "${name ?? ''}" is not in domain/core-roles.ts and no plugin's roles.json (${known.join(', ')})`,
    );
  };
}

export function generateRoles(root: string): void {
  const roles = JSON.stringify(pluginRoles(root), null, 2);
  writeIfChanged(
    join(root, 'schemas/plugin-roles.gen.ts'),
    `${BANNER}\nexport const PLUGIN_ROLES = ${roles} as const;\n\nexport type PluginRole = keyof typeof PLUGIN_ROLES;\n`,
  );
}
