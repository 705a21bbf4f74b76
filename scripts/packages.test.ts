// Proves which packages pagoda.config.ts adds, where their sources are found, and what is refused in which words.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importPath, packagesIn, packageStories, pluginPlaces, widgetPlaces } from './packages';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pagoda-packages-'));
  write('widgets/goods/schema.json', '{}');
  write('server/plugins/check-in/plugin.ts', '');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const configure = (...packages: string[]): void =>
  write(
    'pagoda.config.ts',
    `export default { packages: ${JSON.stringify(packages)} } satisfies PagodaConfig;`,
  );

const LANTERN = { name: '@acme/lantern', pagoda: { vendor: 'acme' } };

function install(folder: string, description: object = LANTERN): void {
  write(`${folder}/package.json`, JSON.stringify(description));
  write(`${folder}/widgets/acme-lantern/schema.json`, '{}');
  write(`${folder}/plugins/acme-lantern/plugin.ts`, '');
}

const idsOf = (places: readonly { id: string }[]) => places.map(({ id }) => id);

describe('the packages of a mall', () => {
  it('are none where its configuration is not there, or names none', () => {
    expect(idsOf(widgetPlaces(root))).toEqual(['goods']);
    configure();
    expect(packagesIn(root)).toEqual([]);
  });

  it.each([
    ['an npm package', '@acme/lantern', 'node_modules/@acme/lantern'],
    ['a folder', './packages/lantern', 'packages/lantern'],
  ])('add the widgets and plugins of %s to those of the mall', (_kind, entry, folder) => {
    install(folder);
    configure(entry);
    const from = { name: '@acme/lantern', vendor: 'acme', folder };
    expect(packagesIn(root)).toEqual([from]);
    expect(widgetPlaces(root)).toEqual([
      { id: 'goods', folder: 'widgets/goods' },
      { id: 'acme-lantern', folder: `${folder}/widgets/acme-lantern`, from },
    ]);
    expect(idsOf(pluginPlaces(root))).toEqual(['check-in', 'acme-lantern']);
    expect(packageStories(root)).toEqual([`${folder}/widgets/**/*.stories.tsx`]);
  });

  it('are imported by relative paths, as the mall’s own widgets are', () => {
    expect(importPath('widgets', 'widgets/goods')).toBe('./goods');
    expect(importPath('widgets', 'node_modules/@acme/lantern/widgets/acme-lantern/presets.ts')).toBe(
      '../node_modules/@acme/lantern/widgets/acme-lantern/presets',
    );
  });
});

describe('what is refused', () => {
  const refused = (what: RegExp) => expect(() => widgetPlaces(root)).toThrow(what);

  it('is a package that is not installed, and a folder that is not there', () => {
    configure('./packages/none');
    refused(/pagoda\.config\.ts: packages\[0\]: "\.\/packages\/none": .*none\/package\.json is not there/);
    configure('@acme/lantern');
    refused(/packages\[0\]: "@acme\/lantern" is not installed: npm install @acme\/lantern, or/);
  });

  it('is a package that is named twice, and one that does not say its vendor', () => {
    install('packages/lantern');
    install('node_modules/@acme/lantern');
    configure('./packages/lantern', '@acme/lantern');
    refused(/pagoda\.config\.ts: packages: "@acme\/lantern" is named twice/);
    configure('./packages/lantern');
    for (const pagoda of [undefined, {}, { vendor: 'Acme-' }]) {
      install('packages/lantern', { name: '@acme/lantern', pagoda });
      refused(/packages\/lantern\/package\.json: needs "name" and "pagoda": \{"vendor": "acme"\}/);
    }
  });

  it('is a name without the vendor before it, and one that is taken', () => {
    install('packages/lantern');
    configure('./packages/lantern');
    write('packages/lantern/widgets/lantern/schema.json', '{}');
    refused(/widgets\/lantern: names of @acme\/lantern begin with its vendor: acme-lantern/);
    rmSync(join(root, 'packages/lantern/widgets/lantern'), { recursive: true });
    write('widgets/acme-lantern/schema.json', '{}');
    refused(/packages\/lantern\/widgets\/acme-lantern: the name is that of .*\/widgets\/acme-lantern$/);
  });

  it.each(['{ packages: names }', '{}', "{ packages: 'lantern' }"])('is the configuration %s', (text) => {
    write('pagoda.config.ts', `export default ${text};`);
    refused(/pagoda\.config\.ts: needs packages, a list of texts that are written out/);
  });
});
