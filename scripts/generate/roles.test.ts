// Proves that generation refuses roles that are not in the table.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { generateApi } from './api';
import { generateRoutes } from './routes';

const root = mkdtempSync(join(tmpdir(), 'pagoda-roles-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function writePage(auth: string): void {
  mkdirSync(join(root, 'src/pages/till'), { recursive: true });
  mkdirSync(join(root, 'server/plugins'), { recursive: true });
  const page = `export default definePage({ path: '/pages/till', title: '收银',${auth} body });`;
  writeFileSync(join(root, 'src/pages/till/till.page.tsx'), page);
}

function writeFamily(auth: string): void {
  const endpoint = { route: 'api/till/index', method: 'GET', auth, description: 'The till.' };
  mkdirSync(join(root, 'schemas/api'), { recursive: true });
  const family = { $id: 'pagoda:api/till', family: 'till', endpoints: { index: endpoint } };
  writeFileSync(join(root, 'schemas/api/till.json'), JSON.stringify(family));
}

describe('the generator', () => {
  it('accepts a screen with a role of the table and refuses any other, with file and role', () => {
    writePage(" auth: 'captain',");
    expect(generateRoutes(root)).toBe(1);
    writePage(" auth: 'cashier',");
    expect(() => generateRoutes(root)).toThrow(
      /till\.page\.tsx: \/pages\/till: the role "cashier" is not in/,
    );
    writePage('');
    expect(() => generateRoutes(root)).toThrow(/till\.page\.tsx: \/pages\/till: the role "" is not in/);
  });

  it('accepts an endpoint with a role of the table and refuses any other, with file and role', async () => {
    writeFamily('captain');
    expect(await generateApi(root, new Map())).toBe(1);
    writeFamily('cashier');
    await expect(generateApi(root, new Map())).rejects.toThrow(
      /till\.json: api\/till\/index: the role "cashier" is not in/,
    );
  });
});
