// Proves the queue of popups: in order, one at a time, after a pause, and never over modals of the shopper.
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Activity } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Modal } from './modal';
import { usePopupQueue } from './use-popup-queue';

function Popup({ name, isWanted = true }: { name: string; isWanted?: boolean }) {
  const isOpen = usePopupQueue(isWanted);
  return isOpen ? <p>{name}</p> : null;
}

const shown = () => screen.queryAllByText(/./, { selector: 'p' }).map((line) => line.textContent);
const pass = (durationMs: number): void => {
  act(() => {
    vi.advanceTimersByTime(durationMs);
  });
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('opens after a second without input', () => {
  render(<Popup name="a" />);
  pass(900);
  fireEvent.pointerDown(document.body);
  pass(999);
  expect(shown()).toEqual([]);
  pass(1);
  expect(shown()).toEqual(['a']);
});

it('opens one at a time, in the order of their requests', () => {
  const both = (isFirstWanted: boolean) => (
    <>
      <Popup name="a" isWanted={isFirstWanted} />
      <Popup name="b" />
    </>
  );
  const { rerender } = render(both(true));
  pass(5000);
  expect(shown()).toEqual(['a']);
  rerender(both(false));
  expect(shown()).toEqual([]);
  pass(1000);
  expect(shown()).toEqual(['b']);
});

it('waits for every other modal layer, and stays under one that opens later', () => {
  const beside = (isOpen: boolean) => (
    <div className="mall-root">
      <Popup name="a" />
      <Modal isOpen={isOpen} onClose={() => undefined} label="登录" place="centre">
        <b>login</b>
      </Modal>
    </div>
  );
  const { rerender } = render(beside(true));
  pass(3000);
  expect(shown()).toEqual([]);
  rerender(beside(false));
  pass(1300);
  expect(shown()).toEqual(['a']);
  rerender(beside(true));
  pass(100);
  expect(shown()).toEqual(['a']);
});

it('leaves the queue when it unmounts, and when its screen is hidden', () => {
  const screens = (mode: 'visible' | 'hidden') => (
    <>
      <Activity mode={mode}>
        <Popup name="a" />
      </Activity>
      <Popup name="b" />
    </>
  );
  const { rerender, unmount } = render(screens('visible'));
  pass(1000);
  expect(shown()).toEqual(['a']);
  rerender(screens('hidden'));
  pass(1000);
  expect(shown().at(-1)).toBe('b');
  unmount();
  render(<Popup name="c" />);
  pass(1000);
  expect(shown()).toEqual(['c']);
});
