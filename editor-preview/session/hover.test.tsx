// The block under the pointer: elements that stand for it know, and those of other blocks are not rendered for it.
import { act, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Hover, hovering, useIsOver } from './hover';

function Row({ hover, uid, onRender }: { hover: Hover; uid: string; onRender: (uid: string) => void }) {
  const isOver = useIsOver(hover, uid);
  onRender(uid);
  return <i data-over={isOver || undefined} />;
}

it('is known to the elements of two blocks alone when it changes', () => {
  const hover = new Hover();
  const rendered: string[] = [];
  const row = (uid: string) => (
    <Row key={uid} hover={hover} uid={uid} onRender={(one) => void rendered.push(one)} />
  );
  render(['a', 'b', 'c'].map(row));
  act(() => hover.set('a'));
  rendered.length = 0;
  act(() => hover.set('b'));
  expect(rendered).toEqual(['a', 'b']);
  expect(document.querySelectorAll('[data-over]')).toHaveLength(1);
});

it('stays with the block that was entered before the other was left', () => {
  const hover = new Hover();
  const [one, other] = [hovering(hover, 'a'), hovering(hover, 'b')];
  one.onPointerEnter();
  other.onPointerEnter();
  one.onPointerLeave();
  expect(hover.get()).toBe('b');
  other.onPointerLeave();
  expect(hover.get()).toBeNull();
});
