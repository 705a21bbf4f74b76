// What has no place in the flow stands apart, in the order that operators see.
import { expect, it } from 'vitest';
import { contextOf } from './commands/testing';
import { isPinned, pinnedOf, shownOrder } from './pinned';

const { doc } = contextOf(['modal', 'link', 'background', 'banner'].map((id) => ({ id, data: {} })));
const order = ['b0', 'b1', 'b2', 'b3'];

it('stands above the flow, in it, or over it', () => {
  expect(pinnedOf(doc, order)).toEqual({ top: ['b2'], flow: ['b1', 'b3'], bottom: ['b0'] });
  expect(order.filter((uid) => isPinned(doc, uid))).toEqual(['b0', 'b2']);
});

it('is shown from the top', () => {
  expect(shownOrder(doc, order)).toEqual(['b2', 'b1', 'b3', 'b0']);
});
