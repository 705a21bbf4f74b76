// Keys of the stage: zoom, overview, trying, audience; from the studio's window and from the frame.
import { useEffect, useEffectEvent } from 'react';
import { isSingleKey, isTextControl, nameOf, type PressedKey, pressedKey } from '../editor/key-names';
import { areSingleKeysOn } from '../editor/single-keys';
import { FRAME_KEY } from '../editor/use-editor-keys';
import type { StageViewState } from './stage-view';

export function useStageKeys({ view, change, zoomBy }: StageViewState): void {
  const act = useEffectEvent((pressed: PressedKey): boolean => {
    const { code, key, mods } = pressed;
    if (mods.ctrl || mods.alt) return false;
    if (isSingleKey(nameOf(pressed)) && !areSingleKeysOn()) return false;
    const table: Readonly<Record<string, () => void>> = {
      '+': () => zoomBy(1),
      '=': () => zoomBy(1),
      '-': () => zoomBy(-1),
      Digit0: () => change({ zoom: 1, isOverview: false }),
      Digit9: () => change({ isOverview: !view.isOverview }),
      KeyT: () => change({ mode: view.mode === 'try' ? 'edit' : 'try' }),
      KeyA: () => document.querySelector<HTMLButtonElement>('[aria-label^="以谁的身份看"]')?.click(),
      ...(view.mode === 'try' ? { Escape: () => change({ mode: 'edit' }) } : {}),
    };
    const run = table[key] ?? table[code];
    run?.();
    return run !== undefined;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isBusy = event.isComposing || event.defaultPrevented || isTextControl(event.target);
      if (isBusy || document.querySelector('dialog[open]') !== null) return;
      if (act(pressedKey(event))) event.preventDefault();
    };
    const pass = (event: Event) => act((event as CustomEvent<PressedKey>).detail);
    // Before the table of the editor: Esc ends trying, and only then the selection.
    window.addEventListener('keydown', press, true);
    window.addEventListener(FRAME_KEY, pass);
    return () => {
      window.removeEventListener('keydown', press, true);
      window.removeEventListener(FRAME_KEY, pass);
    };
  }, []);
}
