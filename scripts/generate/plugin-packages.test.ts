// Proves what packages add to the server, and that their tables and calls bear the name of their vendor.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { apiFiles, generateApi } from './api';
import { foreignNames, generatePluginPackages } from './plugin-packages';
import { pluginRoles } from './roles';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pagoda-plugin-packages-'));
  write('pagoda.config.ts', "export default { packages: ['./lantern'] };");
  write('lantern/package.json', JSON.stringify({ name: '@acme/lantern', pagoda: { vendor: 'acme' } }));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const MIGRATION = 'lantern/plugins/acme-lantern/migrations/001-lanterns.sql';

describe('the names in SQL that are not the vendor’s', () => {
  it.each([
    ['create table acme_lanterns (user_id integer references users);', []],
    ['create unique index if not exists acme_age on acme_lanterns (lit_at);', []],
    ["-- create table lanterns\ninsert into acme_lanterns values ('drop table users');", []],
    ['create table if not exists lanterns (id integer);', ['lanterns']],
    ['alter table only goods add column glow integer; drop index "goods_age";', ['goods', 'goods_age']],
    ['create index concurrently age on acme_lanterns (lit_at)', ['age']],
    ['create or replace function acmelit() returns integer', ['acmelit']],
  ])('of %s are %j', (sql, names) => {
    expect(foreignNames(sql, 'acme')).toEqual(names);
  });
});

describe('a package', () => {
  it('adds its manifests and migrations to the server, and its roles', () => {
    write(MIGRATION, 'create table acme_lanterns (id integer);');
    write(
      'lantern/plugins/acme-lantern/roles.json',
      '{"acme_keeper": {"holder": "a keeper", "words": "您不是守灯人"}}',
    );
    generatePluginPackages(root);
    const text = readFileSync(join(root, 'server/app/packages.gen.ts'), 'utf8');
    expect(text).toContain("name: '@acme/lantern'");
    expect(text).toContain("'../../lantern/plugins/*/plugin.ts'");
    expect(text).toContain("'../../lantern/plugins/*/migrations/*.sql'");
    expect(Object.keys(pluginRoles(root))).toEqual(['acme_keeper']);
  });

  it('is refused with a table or a role that does not bear its vendor’s name', () => {
    write(MIGRATION, 'create table lanterns (id integer);');
    expect(() => generatePluginPackages(root)).toThrow(
      /001-lanterns\.sql: "lanterns": tables, indexes and what else @acme\/lantern .* begin with acme_/,
    );
    write('lantern/plugins/acme-lantern/roles.json', '{"keeper": {"holder": "a keeper", "words": "不是"}}');
    expect(() => pluginRoles(root)).toThrow(/roles\.json: the role "keeper": names of @acme\/lantern begin/);
  });

  it('has calls whose file and routes bear its name', async () => {
    const call = (route: string) => ({ route, method: 'GET', auth: 'guest', description: 'The lantern.' });
    const family = (route: string) =>
      JSON.stringify({
        $id: 'pagoda:api/acme_lantern',
        family: 'acme_lantern',
        endpoints: { index: call(route) },
      });
    write('lantern/api/acme_lantern.json', family('plugin/acme_lantern/api/index'));
    expect(await generateApi(root, new Map())).toBe(1);
    expect(apiFiles(root).map(({ stem, folder }) => [stem, folder])).toEqual([
      ['acme_lantern', 'lantern/api'],
    ]);
    const table = readFileSync(join(root, 'schemas/api/params.gen.ts'), 'utf8');
    expect(table).toContain("'../../lantern/api/acme_lantern.params.gen.js'");
    const tests = readFileSync(join(root, 'schemas/api/families.gen.ts'), 'utf8');
    expect(tests).toContain("'../../lantern/api/acme_lantern.answers.gen.js')");
    write('lantern/api/acme_lantern.json', family('plugin/mch/api/index'));
    await expect(generateApi(root, new Map())).rejects.toThrow(
      /acme_lantern\.json: plugin\/mch\/api\/index: calls of this file begin with plugin\/acme_lantern\//,
    );
    rmSync(join(root, 'lantern/api/acme_lantern.json'));
    write('lantern/api/lantern.json', family('plugin/lantern/api/index'));
    await expect(generateApi(root, new Map())).rejects.toThrow(
      /lantern\.json: names of @acme\/lantern begin with its vendor: acme_lantern\.json/,
    );
  });
});
