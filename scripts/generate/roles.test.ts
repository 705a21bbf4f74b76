// Proves that generation refuses roles that are not in the table.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { generateApi } from './api';
import { generateRoles } from './roles';
import { readScreens } from './screens';

const root = mkdtempSync(join(tmpdir(), 'pagoda-roles-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function writePage(auth: string): void {
  mkdirSync(join(root, 'src/pages/till'), { recursive: true });
  const page = `export default definePage({ path: '/pages/till', title: '收银',${auth} body });`;
  writeFileSync(join(root, 'src/pages/till/till.page.tsx'), page);
}

function writeFamily(auth: string): void {
  const endpoint = { route: 'api/till/index', method: 'GET', auth, description: 'The till.' };
  mkdirSync(join(root, 'schemas/api'), { recursive: true });
  const family = { $id: 'pagoda:api/till', family: 'till', endpoints: { index: endpoint } };
  writeFileSync(join(root, 'schemas/api/till.json'), JSON.stringify(family));
}

function writeRoles(plugin: string, roles: object): void {
  mkdirSync(join(root, 'server/plugins', plugin), { recursive: true });
  writeFileSync(join(root, 'server/plugins', plugin, 'roles.json'), JSON.stringify(roles));
}

const KEEPER = { holder: 'a keeper', words: '你不是店长' };

describe('the generator', () => {
  beforeEach(() => {
    rmSync(join(root, 'server/plugins'), { recursive: true, force: true });
    writeRoles('shop', { keeper: KEEPER });
  });

  it('writes the roles of plugins, and refuses what is unknown, missing or stated twice', () => {
    generateRoles(root);
    expect(readFileSync(join(root, 'schemas/plugin-roles.gen.ts'), 'utf8')).toContain('你不是店长');
    for (const [role, problem] of [
      [{ ...KEEPER, words: ' ' }, /roles\.json: other: needs "words"/],
      [{ words: '不是' }, /roles\.json: other: needs "holder"/],
      [{ ...KEEPER, code: 7 }, /roles\.json: other: "code" is not known/],
      [{ ...KEEPER, seesOthers: 1 }, /"seesOthers" is true or false/],
    ] as const) {
      writeRoles('till', { other: role });
      expect(() => generateRoles(root)).toThrow(problem);
    }
    for (const role of ['keeper', 'admin', 'guest']) {
      writeRoles('till', { [role]: KEEPER });
      expect(() => generateRoles(root)).toThrow(/till.roles\.json: the role "\w+" is there already/);
    }
  });

  it('accepts a screen with a role of the table and refuses any other, with file and role', () => {
    writePage(" auth: 'keeper',");
    expect(readScreens(root)).toHaveLength(1);
    writePage(" auth: 'cashier',");
    expect(() => readScreens(root)).toThrow(/till\.page\.tsx: \/pages\/till: the role "cashier" is not in/);
    writePage('');
    expect(() => readScreens(root)).toThrow(/till\.page\.tsx: \/pages\/till: the role "" is not in/);
  });

  it('accepts an endpoint with a role of the table and refuses any other, with file and role', async () => {
    writeFamily('keeper');
    expect(await generateApi(root, new Map())).toBe(1);
    writeFamily('cashier');
    await expect(generateApi(root, new Map())).rejects.toThrow(
      /till\.json: api\/till\/index: the role "cashier" is not in/,
    );
  });
});
