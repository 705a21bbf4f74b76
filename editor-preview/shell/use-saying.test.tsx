// Words at the foot go by themselves, but not under the pointer or the focus that is on them.
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSaying } from './use-saying';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

let undone = 0;

function Place() {
  const { say, words } = useSaying();
  return (
    <>
      <button type="button" onClick={() => say('已删除', { words: '撤销', run: () => (undone += 1) })}>
        删除
      </button>
      <button type="button" onClick={() => say('已保存')}>
        保存
      </button>
      {words}
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

it('go sooner without a way back than with one', () => {
  render(<Place />);
  press('保存');
  pass(4_000);
  expect(screen.queryByText('已保存')).toBeNull();
  press('删除');
  pass(9_900);
  expect(screen.getByText('已删除')).toBeDefined();
  pass(100);
  expect(screen.queryByText('已删除')).toBeNull();
});

it.each([
  ['focus', () => screen.getByRole('button', { name: '撤销' }).focus()],
  ['pointer', () => fireEvent.pointerEnter(screen.getByText('已删除').parentElement ?? document.body)],
])('stay while the %s is on them', (_what, hold) => {
  render(<Place />);
  press('删除');
  pass(9_000);
  act(() => {
    hold();
  });
  pass(60_000);
  press('撤销');
  expect(undone).toBeGreaterThan(0);
  expect(screen.queryByText('已删除')).toBeNull();
  press('保存');
  pass(4_000);
  expect(screen.queryByText('已保存')).toBeNull();
});
