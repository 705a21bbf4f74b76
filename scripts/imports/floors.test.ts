// Proves that the check of floors reads every way to import, and refuses what runs up or sideways.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { floorProblems } from '../imports';
import { FLOORS } from './floor-table';
import { arrowOf, drawFloors } from './floors';
import { targetsIn } from './read-imports';

describe('reading imports', () => {
  it.each([
    ["import { a } from './a';", './a'],
    ["import './a.css';", './a.css'],
    ["import type { A } from './a';", './a'],
    ["export { a } from './a';", './a'],
    ["export * from './a';", './a'],
    ["const a = await import('./a');", './a'],
    ['const a = await import(`./a/${name}`);', './a'],
    ["type A = typeof import('./a');", './a'],
    ["declare module '~/server/db/tables' {", '~/server/db/tables'],
    ["import.meta.glob('../families/*/routes.ts')", '../families'],
    ["import.meta.glob<{ a: A }>('./b/*.ts', { eager: true })", './b'],
    ["import.meta.glob(['./b/*.ts', '!./b/*.test.ts'])", './b'],
    ["import.meta.glob('./{*,kit/*}/migrations/*.sql')", '.'],
  ])('%s names %s', (source, target) => {
    expect(targetsIn(source)).toEqual([target]);
  });
});

const directionOf = (file: string, target: string) => arrowOf(file, target)?.direction ?? null;

describe('floors within a storey', () => {
  it.each([
    ['server/http/route.ts', '../payments/payments'],
    ['server/payments/settle.ts', '../families/order/mark-paid'],
    ['server/payments/settle.ts', '../plugins/pick/plugin'],
    ['server/families/order/pay.ts', '../../plugins/kit/codes'],
    ['server/families/order/detail.ts', '../refund/apply'],
    ['server/http/collect.ts', '../families'],
    ['server/http/protocol.ts', '~/server/studio/dispatch'],
    ['src/state/session.ts', '../services/http'],
    ['src/base/storage.ts', '../state/session'],
    ['src/engine/login-gate.tsx', '../flows/login'],
    ['src/blocks/poster/share-sheet.tsx', '../../app/overlay-host'],
    ['editor-preview/ui/button.tsx', '../session/editor-context'],
  ])('an import of %s from %s runs up', (file, target) => {
    expect(directionOf(file, target)).toBe('up');
  });

  it.each([
    ['server/plugins/pick/plugin.ts', '../gift/rules'],
    ['src/pages/cart/cart.page.tsx', '../goods/detail'],
    ['src/plugins/pick/index.page.tsx', '../../pages/goods/detail'],
    ['editor-preview/settings/people.tsx', '../pages/page-list'],
  ])('an import of %s from %s runs sideways', (file, target) => {
    expect(directionOf(file, target)).toBe('sideways');
  });

  it.each([
    ['server/families/refund/apply.ts', '../order/detail'],
    ['server/plugins/pick/tables.ts', '../../db/tables'],
    ['server/plugins/pick/plugin.ts', '../kit/activity-goods/rules'],
    ['server/main.ts', './http/admission'],
    ['src/pages/cart/cart.page.tsx', '../../engine/define-page'],
  ])('an import of %s from %s runs down', (file, target) => {
    expect(directionOf(file, target)).toBe('down');
  });

  it.each([
    ['server/http/route.ts', './lane'],
    ['server/http/app.test.ts', '../families/order/list'],
    ['server/payments/testing/cashier.ts', '../../plugins/pick/plugin'],
    ['server/http/route.ts', '~/domain/price'],
    ['server/http/route.ts', 'hono'],
  ])('an import of %s from %s is no arrow', (file, target) => {
    expect(directionOf(file, target)).toBeNull();
  });

  it('has a place for every folder', () => {
    expect(() => arrowOf('server/attic/old.ts', '../db/tables')).toThrow('stands on no floor');
    expect(() => arrowOf('server/families/attic/routes.ts', '../../db/tables')).toThrow('has no place');
  });
});

describe('the check of imports', () => {
  it('refuses each import that does not run down, and says which floors it joins', () => {
    expect(floorProblems([{ file: 'src/state/session.ts', target: '../services/http' }])).toEqual([
      'src/state/session.ts imports ../services/http: state → services runs up (npm run floors)',
    ]);
    expect(floorProblems([{ file: 'src/services/http.ts', target: '../state/session' }])).toEqual([]);
  });
});

describe('the architecture', () => {
  const text = readFileSync(resolve(import.meta.dirname, '../../docs/architecture.md'), 'utf8');

  it.each(Object.keys(FLOORS))('draws the floors of %s as the check holds them', (storey) => {
    expect(text).toContain(['```', storey, ...drawFloors(storey), '```'].join('\n'));
  });
});
