// Proves whose lines are whose: a screen's own, those that a group shares, those of its calls, and the kit's.
import { describe, expect, it } from 'vitest';
import { costScreens, medianOf } from './screen-cost';
import { reachedFrom, type SourceFile } from '../source-files';

const TEXTS: Readonly<Record<string, string>> = {
  'src/pages/tea/list.page.tsx': "import { Row } from './row';\nimport('./late');\n",
  'src/pages/tea/detail.page.tsx':
    "import { Row } from './row';\nimport { Own } from '~/src/blocks/own/own';\n",
  'src/pages/cup/cup.page.tsx': "import { Both } from '~/src/blocks/both';",
  'src/pages/tea/row.tsx':
    "import './row.module.css';\nimport { Both } from '~/src/blocks/both';\nexport const Row = 1;\n",
  'src/pages/tea/row.module.css': 'a {\n}\n',
  'src/pages/tea/late.ts': '1\n2\n3\n',
  'src/pages/tea/row.test.tsx': '1\n2\n3\n4\n',
  'src/blocks/both.tsx': '1\n2\n3\n4\n5\n',
  'src/blocks/own/own.tsx': "import { Kit } from '~/src/engine/kit';\n2\n3\n",
  'src/engine/kit.ts': '1\n2\n3\n4\n5\n6\n7\n',
  'schemas/api/tea.json': `{ "endpoints": {
    "index": { "route": "api/tea/index" },
    "other": { "route": "api/tea/other" }
  } }`,
  'server/families/tea/routes.ts': '1\n2\n3\n4\n5\n6\n',
  'server/families/tea/tea.test.ts': '1\n2\n',
};

const FILES = new Map(
  Object.entries(TEXTS).map(([path, text]): [string, SourceFile] => [
    path,
    { path, text, lines: text.trimEnd().split('\n').length },
  ]),
);

const screen = (file: string, routes: string[]) => ({ path: `/${file}`, kind: 'list', file, routes });

describe('the cost of screens', () => {
  it('follows imports of every kind, through what it finds', () => {
    expect([...reachedFrom('src/pages/tea/list.page.tsx', FILES)].sort()).toEqual([
      'src/blocks/both.tsx',
      'src/pages/tea/late.ts',
      'src/pages/tea/row.module.css',
      'src/pages/tea/row.tsx',
    ]);
  });

  it('counts what a screen alone uses, its share of its group and of its calls, and nothing of the kit', () => {
    const [list, detail, cup] = costScreens(
      [
        screen('src/pages/tea/list.page.tsx', ['api/tea/index', 'api/tea/index']),
        screen('src/pages/tea/detail.page.tsx', ['api/tea/index']),
        screen('src/pages/cup/cup.page.tsx', ['api/unknown']),
      ],
      FILES,
    );
    // late.ts whole and half of row.tsx; half of the styles; half a call of 3 lines, of 2 of schema, of 1 of tests.
    const shared = { styles: 1, server: 2, schema: 1, seed: 0 };
    expect(list?.cost).toEqual({ page: 2, parts: 3 + 2, ...shared, tests: 3 });
    expect(detail?.cost).toEqual({ page: 2, parts: 3 + 2, ...shared, tests: 3 });
    expect(cup).toMatchObject({ group: 'src/pages/cup', total: 1, cost: { page: 1, parts: 0 } });
  });

  it('takes the middle of an even number of screens', () => {
    expect([medianOf([3, 1, 2]), medianOf([4, 1, 2, 3]), medianOf([])]).toEqual([2, 2.5, 0]);
  });
});
