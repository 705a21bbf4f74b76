// Proves the height of a widget with the blocks in its slots, whatever its data.
import { expect, it } from 'vitest';
import { defineAbsentWidget, defineWidget, type Registry } from './define-widget';
import { measureSlots } from './measure-slots';
import { heightOf, widgetsOf } from './nesting';

const basics = {
  version: 1,
  group: 'basic',
  load: () => Promise.reject(new Error('not rendered here')),
} as const;
const holder = defineWidget({
  ...basics,
  id: 'holder',
  title: '盒子',
  reserve: () => 20,
  slots: measureSlots(({ list }, heightAt) => heightAt(Array.isArray(list) ? list : String(list))),
});
const lines = defineWidget({
  ...basics,
  id: 'lines',
  title: '行',
  reserve: ({ count }) => 10 * Number(count),
});
const once = defineWidget({ ...basics, id: 'once', title: '一次', single: true, reserve: () => 400 });
const absent = defineAbsentWidget({ id: 'absent', title: '旧', group: 'leftover' });
const registry: Registry = { holder, lines, once, absent };

const held = (...list: unknown[]) => heightOf(holder, { list }, registry);
/** JSON may hold what no text or number can be made of. */
const STUBBORN = { toString: false, valueOf: 1 };

it('is its own height with those of the components that may stand within', () => {
  expect(heightOf(lines, { count: 3 }, registry)).toBe(30);
  const three = { id: 'lines', data: { count: 3 } };
  expect(held(three, { id: 'once', data: {} }, { id: 'holder', data: {} }, { id: 'absent' }, three)).toBe(80);
  expect(held(null, 'lines', { id: 7 }, { id: 'toString' })).toBe(20);
});

it('counts nested components at any depth', () => {
  const box = { ...holder, id: 'box' };
  const both: Registry = { ...registry, box };
  const inner = { id: 'box', data: { list: [{ id: 'lines', data: { count: 3 } }] } };
  expect(heightOf(holder, { list: [inner] }, both)).toBe(70);
  expect(widgetsOf(holder, { list: [inner] }, both)).toEqual([holder, box, lines]);
  let deep: object = {};
  for (let depth = 0; depth < 100_000; depth += 1)
    deep = { list: [{ id: depth % 2 ? 'holder' : 'box', data: deep }] };
  // Nothing stands within its own kind, so that the kinds of holders are the depth that there is.
  const top = { list: [{ id: 'box', data: deep }] };
  expect(heightOf(holder, top, both)).toBe(40);
  expect(widgetsOf(holder, top, both)).toEqual([holder, box]);
});

it('measures the same data for each place where they stand', () => {
  const box = { ...holder, id: 'box' };
  const both: Registry = { ...registry, box };
  const data = { list: [{ id: 'holder', data: { list: [{ id: 'lines', data: { count: 3 } }] } }] };
  const [alone, within] = [
    () => heightOf(box, data, both),
    () => heightOf(holder, { list: [{ id: 'box', data }] }, both),
  ];
  expect([alone(), within(), alone()]).toEqual([70, 40, 70]);
  expect(widgetsOf(box, data, both)).toEqual([box, holder, lines]);
  expect(widgetsOf(holder, { list: [{ id: 'box', data }] }, both)).toEqual([holder, box]);
});

it('counts what its slots show at first, in the way that it says', () => {
  const beside = defineWidget({
    ...basics,
    id: 'beside',
    title: '并排',
    reserve: () => 5,
    slots: measureSlots(({ left, right }, heightAt) => Math.max(heightAt(left), heightAt(right))),
  });
  const both: Registry = { ...registry, beside };
  const lineOf = (count: number) => [{ id: 'lines', data: { count } }];
  const data = { left: lineOf(3), right: lineOf(7), later: lineOf(90) };
  expect(heightOf(beside, data, both)).toBe(75);
  expect(widgetsOf(beside, data, both)).toEqual([beside, lines, lines]);
});

it('is 0 where it cannot be computed, so that the page still renders', () => {
  expect(heightOf(lines, { count: STUBBORN }, registry)).toBe(0);
  expect(heightOf(holder, { list: STUBBORN }, registry)).toBe(20);
  expect(held({ id: 'lines', data: { count: STUBBORN } }, { id: 'lines', data: { count: 1 } })).toBe(30);
  for (const count of [Number.NaN, Infinity, -1, undefined])
    expect(heightOf(lines, { count }, registry)).toBe(0);
});
