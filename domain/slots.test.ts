// Proves where slots are found in data, and that their blocks are replaced without touching anything else.
import { expect, it } from 'vitest';
import { filledSlots, idsWithin, type Slot, slotsOf, withSlots } from './slots';

const inRows: Slot = { path: ['columns', '*', 'blocks'], allow: ['link'], max: 3 };
const inObject: Slot = { path: ['foot', 'blocks'] };
const DATA = { columns: [{ blocks: ['a', 'b'] }, { blocks: [] }], foot: { blocks: ['c'] }, title: 't' };

it('finds each slot with its pointer and the object around it, also an empty one', () => {
  expect(filledSlots(DATA, [inRows, inObject]).map(({ at, blocks, owner }) => [at, blocks, owner])).toEqual([
    ['/columns/0/blocks', ['a', 'b'], DATA.columns[0]],
    ['/columns/1/blocks', [], DATA.columns[1]],
    ['/foot/blocks', ['c'], DATA.foot],
  ]);
});

it.each([
  null,
  'x',
  {},
  { columns: 'x' },
  { columns: [null, 7, { blocks: {} }, []] },
  { columns: { 0: {} } },
])('finds none where the data hold no list: %j', (data) => {
  expect(filledSlots(data, [inRows, inObject])).toEqual([]);
  expect(withSlots(data, [inRows, inObject], () => ['new'])).toBe(data);
});

it('replaces blocks slot by slot in a copy, and shares the rest', () => {
  const next = withSlots(DATA, [inRows], ({ blocks }) => [...blocks, 'new']);
  expect(next).toEqual({ ...DATA, columns: [{ blocks: ['a', 'b', 'new'] }, { blocks: ['new'] }] });
  expect(next.foot).toBe(DATA.foot);
  expect(DATA.columns[1]?.blocks).toEqual([]);
});

it('knows no slots of a widget that is not in the table, whatever its name', () => {
  expect([slotsOf({ box: [inObject] }, 'box'), slotsOf({}, 'toString')]).toEqual([[inObject], []]);
});

const TABLE = { columns: [inRows], foot: [inObject], copy: [{ path: ['data'], isCopy: true }] } as const;
const title = { id: 'link', data: { title: 't' } };
const foot = { id: 'foot', data: { foot: { blocks: [title] } } };
const columns = { id: 'columns', data: { columns: [{ blocks: [title, foot] }] } };

it('names the widgets of blocks of all depths, but not of copies', () => {
  const copy = { id: 'copy', data: { data: [title] } };
  expect(idsWithin([columns, null, copy], TABLE)).toEqual(['columns', 'link', 'foot', 'link', 'copy']);
});
