// Proves that a picker updates its columns and returns the whole path.
import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Picker, type PickerNode } from './picker';
import { WheelColumn } from './wheel-column';

const tree: PickerNode[] = [
  { id: 1, text: '浙江', children: [{ id: 11, text: '杭州' }] },
  { id: 2, text: '北京', children: [{ id: 21, text: '东城' }] },
];

function show() {
  const confirm = vi.fn();
  render(
    <Picker
      isOpen
      title="地区"
      tree={tree}
      columns={['省', '市']}
      value={[1, 11]}
      onClose={vi.fn()}
      onConfirm={confirm}
    />,
  );
  return confirm;
}

describe('Picker', () => {
  it('updates the following columns with the first one', () => {
    const confirm = show();
    fireEvent.click(screen.getByRole('radio', { name: '北京' }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '东城' }).checked).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: '确定' }));
    expect(confirm.mock.calls[0]?.[0].map(({ id }: PickerNode) => id)).toEqual([2, 21]);
  });

  it('returns nothing before 确定', () => {
    const confirm = show();
    fireEvent.click(screen.getByRole('radio', { name: '北京' }));
    expect(confirm).not.toHaveBeenCalled();
  });
});

/** A wheel of two rows, `a` chosen; `turn` scrolls it there and ends the scroll. */
function showWheel() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const choose = vi.fn();
  const options = ['a', 'b'].map((id) => ({ id, text: id }));
  const wheelAt = (chosenId: string) => (
    <WheelColumn label="省" options={options} chosenId={chosenId} onChoose={choose} />
  );
  const { container, rerender } = render(wheelAt('a'));
  const wheel = container.querySelector('fieldset > div');
  if (wheel === null) throw new Error('There is no wheel.');
  const scrollTo = ({ top = 0 }: ScrollToOptions) => {
    wheel.scrollTop = top;
    fireEvent.scroll(wheel);
  };
  Object.defineProperties(wheel, {
    clientHeight: { value: 100 },
    scrollTop: { value: 0, writable: true },
    scrollTo: { value: scrollTo },
  });
  const turn = (top: number) => {
    fireEvent.pointerDown(wheel);
    scrollTo({ top });
  };
  return { wheel, choose, turn, give: (chosenId: string) => rerender(wheelAt(chosenId)) };
}

const letRest = () => act(() => void vi.advanceTimersByTime(200));

it("ignores the wheel's end position where a tap has chosen another row meanwhile", () => {
  const { choose, turn, give } = showWheel();
  turn(20);
  give('b');
  letRest();
  expect(choose).not.toHaveBeenCalled();
  turn(0);
  letRest();
  expect(choose.mock.calls).toEqual([['a']]);
});

it('scrolls back to the chosen row when it is tapped while the wheel is turning', () => {
  const { wheel, choose, turn } = showWheel();
  turn(20);
  fireEvent.click(screen.getByRole('radio', { name: 'a' }));
  letRest();
  expect(wheel.scrollTop).toBe(0);
  expect(choose).not.toHaveBeenCalled();
});
