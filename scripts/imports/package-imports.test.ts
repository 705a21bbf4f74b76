// Proves what the code of a package may import, and that the example keeps to it.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageImportProblems, packageProblem } from './package-imports';

const ROOT = resolve(import.meta.dirname, '../..');
const CODE = { dependencies: ['react', '@acme/colours'], testDependencies: ['vitest'] };
const problem = (file: string, target: string) => packageProblem({ file, target }, CODE);

describe('the code of a package', () => {
  it.each([
    ['widgets/acme-lantern/view.tsx', 'pagoda/widget'],
    ['widgets/acme-lantern/view.tsx', './schema.gen'],
    ['widgets/acme-lantern/view.tsx', '../../api/acme_lantern.gen'],
    ['widgets/acme-lantern/view.tsx', '../../shared/colours'],
    ['widgets/acme-lantern/view.tsx', 'react/jsx-runtime'],
    ['widgets/acme-lantern/view.tsx', '@acme/colours/red'],
    ['widgets/acme-lantern/controls/glow.tsx', 'pagoda/control'],
    ['widgets/acme-lantern/controls/glow.tsx', '../schema.gen'],
    ['widgets/acme-lantern/controls/glow.tsx', './steps'],
    ['widgets/acme-lantern/acme-lantern.test.tsx', './controls/glow'],
    ['widgets/acme-lantern/view.test.tsx', 'pagoda/testing'],
    ['widgets/acme-lantern/view.test.tsx', 'vitest'],
    ['screens/acme-lantern/index.page.tsx', 'pagoda/screen'],
    ['screens/acme-lantern/index.page.tsx', './links.gen'],
    ['screens/acme-lantern/screens.test.tsx', 'pagoda/testing-screen'],
    ['plugins/acme-lantern/routes.ts', 'pagoda/plugin'],
    ['plugins/acme-lantern/routes.ts', 'node:crypto'],
  ])('of %s may import %s', (file, target) => {
    expect(problem(file, target)).toBeNull();
  });

  it.each([
    ['widgets/acme-lantern/view.tsx', '~/ui/price/price', 'of the mall it may import pagoda/widget'],
    ['widgets/acme-lantern/view.tsx', 'pagoda/plugin', 'of the mall it may import pagoda/widget'],
    ['widgets/acme-lantern/view.tsx', 'pagoda/testing', 'of the mall it may import pagoda/widget'],
    ['widgets/acme-lantern/view.tsx', '../../plugins/acme-lantern/rules', 'widgets may not know plugins'],
    ['widgets/acme-lantern/view.tsx', '../acme-lamp/view', 'which is of another'],
    ['widgets/acme-lantern/view.tsx', '../../../ui/price', 'which is outside of the package'],
    ['widgets/acme-lantern/view.tsx', './controls/glow', 'which only the studio loads'],
    ['widgets/acme-lantern/view.tsx', 'pagoda/control', 'of the mall it may import pagoda/widget'],
    ['widgets/acme-lantern/controls/glow.tsx', 'pagoda/widget', 'of the mall it may import pagoda/control'],
    ['widgets/acme-lantern/controls/glow.tsx', '~/editor-preview/ui/button', 'of the mall it may import'],
    ['widgets/acme-lantern/view.tsx', 'vitest', 'which its package.json does not name'],
    ['widgets/acme-lantern/view.tsx', 'node:fs', 'phones have no modules of Node'],
    ['screens/acme-lantern/index.page.tsx', 'pagoda/plugin', 'of the mall it may import pagoda/screen'],
    ['screens/acme-lantern/index.page.tsx', '../../plugins/acme-lantern/lit', 'screens may not know plugins'],
    ['screens/acme-lantern/index.page.tsx', 'node:fs', 'phones have no modules of Node'],
    ['plugins/acme-lantern/routes.ts', 'pagoda/widget', 'of the mall it may import pagoda/plugin'],
    ['plugins/acme-lantern/routes.ts', '../../widgets/acme-lantern/look', 'plugins may not know widgets'],
    ['shared/colours.ts', 'pagoda/widget', 'of the mall it may import nothing'],
  ])('of %s may not import %s', (file, target, why) => {
    expect(problem(file, target)).toContain(`${file} imports ${target}: ${why}`);
  });

  it('is that of the example', () => {
    const examples = readdirSync(join(ROOT, 'tests/packages'));
    expect(examples.length).toBeGreaterThan(0);
    for (const name of examples)
      expect(packageImportProblems(ROOT, { folder: `tests/packages/${name}` })).toEqual([]);
  });
});

it('finds each public entry in package.json, and no other', () => {
  const { exports: entries } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  const files = readdirSync(join(ROOT, 'exports')).map((name) => name.replace(/\.ts$/, ''));
  expect(entries).toEqual(Object.fromEntries(files.map((name) => [`./${name}`, `./exports/${name}.ts`])));
});
