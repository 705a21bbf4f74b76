// Proves when `npm run dev` generates anew: after each source, once for all that were saved meanwhile.
import { once, EventEmitter } from 'node:events';
import { afterEach, expect, it } from 'vitest';
import { isPackageSource, isSource, startGenerator } from './dev-generator.mjs';

let stop = () => {};
afterEach(() => stop());

it.each([
  ['schemas/api/cart.json', true],
  ['schemas/block.json', true],
  ['widgets/goods/schema.json', true],
  ['widgets/goods/presets.ts', true],
  ['server/plugins/check-in/settings.json', true],
  ['src/plugins/diy/list.page.tsx', true],
  ['widgets/goods/controls/shelf.tsx', true],
  ['widgets/goods/controls/shelf.module.css', false],
  ['widgets/goods/versions/1.json', false],
  ['widgets/goods/view.tsx', false],
  ['widgets/goods/schema.gen.ts', false],
  ['schemas/api/cart.gen.ts', false],
])('takes %s for a source: %s', (path, expected) => {
  expect(isSource(path)).toBe(expected);
});

it.each([
  ['api/acme_lantern.json', true],
  ['widgets/acme-lantern/schema.json', true],
  ['plugins/acme-lantern/migrations/001-lanterns.sql', true],
  ['widgets/acme-lantern/controls/glow.tsx', true],
  ['screens/acme-lantern/index.page.tsx', true],
  ['screens/acme-lantern/sale-parts.tsx', true],
  ['screens/acme-lantern/links.gen.ts', false],
  ['screens/acme-lantern/row.tsx', false],
  ['package.json', false],
  ['api/acme_lantern.gen.ts', false],
  ['widgets/acme-lantern/view.tsx', false],
])('takes %s of a package for a source: %s', (path, expected) => {
  expect(isPackageSource(path)).toBe(expected);
});

/** A generator, and the exit codes of its runs so far. */
function started(script?: string) {
  const runs = new EventEmitter();
  const codes: (number | null)[] = [];
  const generator = startGenerator((code) => {
    codes.push(code);
    runs.emit('run');
  }, script);
  stop = generator.stop;
  return { run: generator.run, codes, ended: () => once(runs, 'run') };
}

it('generates', { timeout: 300_000 }, async () => {
  const { run, codes, ended } = started();
  run();
  await ended();
  expect(codes).toEqual([0]);
});

it('runs once for all that is saved while it runs, and is ready again', { timeout: 300_000 }, async () => {
  const { run, codes, ended } = started('tests/end-on-call.ts');
  run();
  run();
  run();
  await ended();
  await ended();
  expect(codes).toEqual([0, 0]);
  run();
  await ended();
  expect(codes).toEqual([0, 0, 0]);
});
