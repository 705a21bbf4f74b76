// Keys of the editor: those of the action table, for the studio's window and for those that the preview frame passes on.
import { useEffect } from 'react';
import { actionNamed, actionsOfKey, perform } from './actions';
import { paste } from './actions-blocks';
import { type Action, type ActionContext, refusalOf } from './action';
import { areSingleKeysOn } from './single-keys';
import { isSingleKey, isTextControl, nameOf, type PressedKey, pressedKey } from './key-names';
import { useActionContext } from './use-actions';

/** Dispatched on the window by the stage for keys of the frame. */
export const FRAME_KEY = 'studio-frame-key';

type Place = 'text' | 'window' | 'page';

function placeOf(target: EventTarget | null): Place {
  if (isTextControl(target)) return 'text';
  const isOnPage =
    target === document.body || (target instanceof Element && target.closest('[data-page-keys]') !== null);
  return isOnPage ? 'page' : 'window';
}

/** Enter presses a button, save that of a row, which it opens for editing. */
const isPressed = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('button:not([role="treeitem"]), a[href], summary') !== null;

/** What the browser does by itself there and the editor must leave to it. */
function isNative(name: string, place: Place, target: EventTarget | null): boolean {
  if (name === 'Escape') return document.querySelector(':popover-open') !== null;
  if (name === 'Enter') return isPressed(target);
  if (name === 'Ctrl+C' || name === 'Ctrl+X') return window.getSelection()?.isCollapsed === false;
  // The text comes with the `paste` event, without asking for a permission.
  return name === 'Ctrl+V' && place !== 'text';
}

const isAt = ({ scope = 'window' }: Action, place: Place): boolean =>
  scope === 'all' || (place !== 'text' && (scope === 'window' || place === 'page'));

/** The action that a key means at a place; undefined where it means none. */
export function actionAt(key: PressedKey, place: Place, context: ActionContext): Action | undefined {
  const name = nameOf(key);
  if (isSingleKey(name) && !areSingleKeysOn()) return undefined;
  return actionsOfKey(name).find((action) => isAt(action, place) && refusalOf(action, context) !== '');
}

/** Binds the table while the editor is open. */
export function useEditorKeys(): void {
  const context = useActionContext();
  useEffect(() => {
    const isBusy = () => document.querySelector('dialog[open]') !== null;
    const press = (event: KeyboardEvent) => {
      if (event.isComposing || event.defaultPrevented || isBusy()) return;
      const key = pressedKey(event);
      const place = placeOf(event.target);
      if (isNative(nameOf(key), place, event.target)) return;
      const action = actionAt(key, place, context);
      if (action === undefined) return;
      event.preventDefault();
      perform(action, context);
    };
    const pass = (event: Event) => {
      const action = actionAt((event as CustomEvent<PressedKey>).detail, 'page', context);
      if (action !== undefined) perform(action, context);
    };
    const take = (event: ClipboardEvent) => {
      const action = actionNamed('paste');
      if (placeOf(event.target) === 'text' || isBusy()) return;
      event.preventDefault();
      const refusal = refusalOf(action, context);
      if (refusal === null) void paste(context, 'after', event.clipboardData?.getData('text/plain') ?? '');
      else context.editor.say(refusal);
    };
    window.addEventListener('keydown', press);
    window.addEventListener(FRAME_KEY, pass);
    window.addEventListener('paste', take);
    return () => {
      window.removeEventListener('keydown', press);
      window.removeEventListener(FRAME_KEY, pass);
      window.removeEventListener('paste', take);
    };
  }, [context]);
}
