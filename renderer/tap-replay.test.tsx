// Proves that a tap which came before its block was hydrated happens once, and only in that block.
import { afterEach, expect, it, vi } from 'vitest';
import { markHydrated } from './tap-replay';

const noted = window as { pendingTap?: Element | null };

afterEach(() => {
  document.body.replaceChildren();
  noted.pendingTap = null;
});

function blockWithButton(onTap: () => void): { block: HTMLElement; button: HTMLElement } {
  const block = document.body.appendChild(document.createElement('div'));
  const button = block.appendChild(document.createElement('button'));
  button.addEventListener('click', onTap);
  return { block, button };
}

it('repeats the tap on what was tapped, once', () => {
  const onTap = vi.fn();
  const { block, button } = blockWithButton(onTap);
  noted.pendingTap = button;
  markHydrated(block);
  markHydrated(block);
  expect(onTap).toHaveBeenCalledTimes(1);
  expect(block.dataset['hydrated']).toBe('');
});

it('replays a tap in its own block only', () => {
  const [one, other] = [vi.fn(), vi.fn()];
  const first = blockWithButton(one);
  const second = blockWithButton(other);
  noted.pendingTap = second.button;
  markHydrated(first.block);
  expect(one).not.toHaveBeenCalled();
  markHydrated(second.block);
  expect(other).toHaveBeenCalledTimes(1);
});
