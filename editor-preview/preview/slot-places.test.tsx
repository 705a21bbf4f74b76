// What is pressed and where something would stand: blocks in slots by themselves, those in the copy of a module with it.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { blockAt } from './places';
import { dropPlaceAt } from './slot-places';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** Two columns at y 100 to 300, the left one with two blocks of 50 px; a module behind, with columns of its own. */
function page(): HTMLElement {
  document.body.innerHTML = `<div data-scroller data-box="0 0 400 800"><div data-flow data-box="0 0 400 800">
    <div data-uid="head" data-box="0 0 400 100"></div>
    <div data-uid="row" data-box="0 100 400 200">
      <div data-box="0 100 200 100"><div data-slot="/columns/0/blocks" data-owner="row" data-box="0 100 200 100">
        <div data-uid="a" data-box="0 100 200 50"><b id="in-a"></b></div><div data-uid="b" data-box="0 150 200 50"></div>
      </div></div>
      <div data-box="200 100 200 0"><div data-slot="/columns/1/blocks" data-owner="row" data-box="200 100 200 0"></div></div>
    </div>
    <div data-uid="module" data-box="0 300 400 100"><div data-uid="module-n0" data-box="0 300 400 100">
      <div data-box="0 300 400 100"><div data-slot="/columns/0/blocks" data-owner="module-n0" data-box="0 300 400 100">
        <div data-uid="m" data-box="0 300 400 100"><b id="in-m"></b></div>
      </div></div>
    </div></div>
  </div></div>`;
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const [x, y, width, height] = (this.dataset['box'] ?? '0 0 0 0').split(' ').map(Number);
    return new DOMRect(x, y, width, height);
  });
  const [scroller] = document.body.children;
  if (!(scroller instanceof HTMLElement)) throw new Error('no page');
  return scroller;
}
const slot = (index: number) => ({ owner: 'row', at: `/data/columns/${index}/blocks` });

describe('a press', () => {
  it('means the innermost block that is edited by itself', () => {
    page();
    expect(blockAt(document.querySelector('#in-a'))).toBe('a');
    expect(blockAt(document.querySelector('[data-uid="row"]'))).toBe('row');
    expect(blockAt(document.querySelector('#in-m'))).toBe('module');
  });
});

describe('a drop', () => {
  it('stands in the slot under the pointer, in an empty one too, and in none of a module', () => {
    const root = page();
    const at = (x: number, y: number, moved: string[] = []) => dropPlaceAt(root, { x, y }, moved);
    expect(at(50, 120)).toEqual({ after: null, slot: slot(0) });
    expect(at(50, 140)).toEqual({ after: 'a', slot: slot(0) });
    expect(at(50, 260)).toEqual({ after: 'b', slot: slot(0) });
    expect(at(50, 260, ['b'])).toEqual({ after: 'a', slot: slot(0) });
    expect(at(300, 200)).toEqual({ after: null, slot: slot(1) });
    expect(at(50, 340)).toEqual({ after: 'row' });
  });

  it('stands before or behind the block at its ends, and never within itself', () => {
    const root = page();
    expect(dropPlaceAt(root, { x: 50, y: 104 }, [])).toEqual({ after: 'head' });
    expect(dropPlaceAt(root, { x: 50, y: 296 }, [])).toEqual({ after: 'row' });
    expect(dropPlaceAt(root, { x: 50, y: 250 }, ['row'])).toEqual({ after: 'head' });
  });
});
