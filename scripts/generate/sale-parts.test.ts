// Proves that the table of kinds says of each what it states, and is empty without any.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { generateSaleParts, readKind } from './sale-parts';

const KIND = `export default saleParts<Answer>({
  sign: 'pintuan',
  goods: {
    Band: ({ answer }) => <Band goods={answer} />,
    Bar,
  },
  sku,
  CheckoutRows() {
    return null;
  },
});
`;

let root = '';
const table = () => readFileSync(join(root, 'src/app/sale-kinds.gen.ts'), 'utf8');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kinds-'));
  mkdirSync(join(root, 'src/app'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

it('names the parts of a kind, and nothing inside of them', () => {
  expect(readKind(KIND, 'kind')).toEqual({ sign: 'pintuan', has: ['goods', 'sku', 'CheckoutRows'] });
});

it('refuses a kind without a sign', () => {
  expect(() => readKind('export default saleParts({\n  goods: {},\n});', 'kind')).toThrow(
    'kind: a kind of sale',
  );
});

it('imports a kind lazily, under its sign', () => {
  mkdirSync(join(root, 'src/plugins/group-buy'), { recursive: true });
  writeFileSync(join(root, 'src/plugins/group-buy/sale-parts.tsx'), KIND);
  expect(generateSaleParts(root)).toBe(1);
  expect(table()).toContain(
    "pintuan: { has: ['goods', 'sku', 'CheckoutRows'], load: () => import('../plugins/group-buy/sale-parts') },",
  );
});

it('imports that of a package', () => {
  const folder = 'node_modules/@acme/lantern';
  mkdirSync(join(root, folder, 'screens/acme-lantern'), { recursive: true });
  writeFileSync(
    join(root, folder, 'package.json'),
    '{"name": "@acme/lantern", "pagoda": {"vendor": "acme"}}',
  );
  writeFileSync(join(root, folder, 'screens/acme-lantern/sale-parts.tsx'), KIND);
  writeFileSync(join(root, 'pagoda.config.ts'), "export default { packages: ['@acme/lantern'] };");
  expect(generateSaleParts(root)).toBe(1);
  const path = '../../node_modules/@acme/lantern/screens/acme-lantern/sale-parts';
  expect(table()).toContain(`load: () => import('${path}') },`);
});

it.each([
  ['a plugin that sells nothing', 'src/plugins/diy'],
  ['no plugin at all', 'src'],
])('is an empty table with %s', (_case, folder) => {
  mkdirSync(join(root, folder), { recursive: true });
  expect(generateSaleParts(root)).toBe(0);
  expect(table()).toContain('saleKinds: Readonly<Record<string, SaleKind>> = {\n\n};');
});
