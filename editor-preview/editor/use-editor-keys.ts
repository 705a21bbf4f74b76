// Keys of the editor: one table, for the studio's window and for those that the preview frame passes on.
import { useEffect, useEffectEvent } from 'react';
import { moveByOne } from '~/domain/studio/commands/move-blocks';
import { removeBlocks } from '~/domain/studio/commands/remove-blocks';
import type { Modifiers } from '../frame/messages';
import { useCheck } from '../check/check-context';
import { useEditorStore } from '../store/use-editor';
import { useStyleClipboard } from '../form/use-style-clipboard';
import { useCommand, useParts } from './editor-context';

export interface PressedKey {
  code: string;
  key: string;
  mods: Modifiers;
}

/** Dispatched on the window by the stage for keys of the frame. */
export const FRAME_KEY = 'studio-frame-key';

const isTextControl = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable="true"]') !== null;

const nameOf = ({ code, key, mods }: PressedKey): string =>
  [
    mods.ctrl ? 'Ctrl' : '',
    mods.alt ? 'Alt' : '',
    mods.shift ? 'Shift' : '',
    // An input method gives 「、」 for the slash: by their place on the keyboard.
    /^(Slash|Bracket|Key|Digit)/.test(code) ? code.replace(/^(Key|Digit)/, '') : key,
  ]
    .filter((part) => part !== '')
    .join('+');

/** Binds the table while the editor is open. */
export function useEditorKeys(): void {
  const store = useEditorStore();
  const { sync, say } = useParts();
  const run = useCommand();
  const { step } = useCheck();
  const stepIssue = useEffectEvent(step);
  const style = useStyleClipboard();
  useEffect(() => {
    const { get } = store;
    const select = (step: -1 | 1) => {
      const { doc, tab, selection } = get();
      const { order = [] } = doc.tabs.find(({ key }) => key === tab) ?? {};
      const at = order.indexOf(selection.at(step === 1 ? -1 : 0) ?? '');
      const next = order[at === -1 ? (step === 1 ? 0 : order.length - 1) : at + step];
      if (next !== undefined) store.select([next]);
    };
    const undone = (clash: unknown) => {
      if (clash !== null) say('后面的修改用到了这一步，先撤销它们');
    };
    const everywhere: Readonly<Record<string, () => void>> = {
      'Ctrl+S': () => void sync.flush().then(() => say('已保存')),
    };
    const onPage: Readonly<Record<string, () => void>> = {
      'Ctrl+Z': () => undone(store.undo()),
      'Ctrl+Shift+Z': () => undone(store.redo()),
      'Ctrl+Y': () => undone(store.redo()),
      'Ctrl+Alt+C': style.copy,
      'Ctrl+Alt+V': style.paste,
      ArrowUp: () => select(-1),
      ArrowDown: () => select(1),
      'Alt+ArrowUp': () => run((context) => moveByOne(context, get().selection, -1)),
      'Alt+ArrowDown': () => run((context) => moveByOne(context, get().selection, 1)),
      Delete: () => run((context) => removeBlocks(context, get().selection)),
      Backspace: () => run((context) => removeBlocks(context, get().selection)),
      N: () => stepIssue(1),
      'Shift+N': () => stepIssue(-1),
      Escape: () => store.select([]),
    };
    const act = (key: PressedKey, isInText: boolean): boolean => {
      const name = nameOf(key);
      const action = everywhere[name] ?? (isInText ? undefined : onPage[name]);
      action?.();
      return action !== undefined;
    };
    const press = (event: KeyboardEvent) => {
      if (event.isComposing || event.defaultPrevented || document.querySelector('dialog[open]') !== null)
        return;
      const mods = { shift: event.shiftKey, ctrl: event.ctrlKey || event.metaKey, alt: event.altKey };
      if (act({ code: event.code, key: event.key, mods }, isTextControl(event.target)))
        event.preventDefault();
    };
    const pass = (event: Event) => act((event as CustomEvent<PressedKey>).detail, false);
    window.addEventListener('keydown', press);
    window.addEventListener(FRAME_KEY, pass);
    return () => {
      window.removeEventListener('keydown', press);
      window.removeEventListener(FRAME_KEY, pass);
    };
  }, [store, sync, say, run, style]);
}
