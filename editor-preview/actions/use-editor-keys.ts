// Keys of the editor: those of the action table, for the studio's window and for those that the preview frame passes on.
import { useEffect } from 'react';
import { actionNamed, actionsOfKey, perform } from './actions';
import { paste } from './actions-blocks';
import { type Action, type ActionContext, refusalOf } from './action';
import { areSingleKeysOn } from '../shell/single-keys';
import { isSingleKey, isText, isTextControl, nameOf, type PressedKey, pressedKey } from '../ui/key-names';
import { isTyped, watchTexts, withoutFocus } from './typed-texts';
import { useActionContext } from './use-actions';
import { isInputMethodKey } from '../ui/input-method';

/** Dispatched on the window by the stage for keys of the frame. */
export const FRAME_KEY = 'studio-frame-key';

type Place = 'text' | 'control' | 'window' | 'page';

function placeOf(target: EventTarget | null): Place {
  if (isText(target)) return 'text';
  if (isTextControl(target)) return 'control';
  const isOnPage =
    target === document.body || (target instanceof Element && target.closest('[data-page-keys]') !== null);
  return isOnPage ? 'page' : 'window';
}

/** Enter presses a button, save that of a row, which it opens for editing. */
const isPressed = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button:not([role="treeitem"]), a[href], summary') !== null;

/** What the browser does by itself there and the editor must leave to it. */
function isNative(name: string, place: Place, target: EventTarget | null): boolean {
  if (name === 'Escape') return document.querySelector(':popover-open') !== null;
  if (name === 'Enter') return isPressed(target);
  if (name === 'Ctrl+C' || name === 'Ctrl+X') return window.getSelection()?.isCollapsed === false;
  // The text comes with the `paste` event, without asking for a permission.
  return name === 'Ctrl+V' && place !== 'text';
}

/** In a switch, slider or select the keys with Ctrl act, in a text those that act everywhere. */
function isAt({ scope = 'window' }: Action, name: string, place: Place): boolean {
  if (scope === 'all') return true;
  if (place === 'control') return scope === 'window' && name.startsWith('Ctrl+');
  return place !== 'text' && (scope === 'window' || place === 'page');
}

/** The action that a key means at a place; undefined where it means none. */
export function actionAt(key: PressedKey, place: Place, context: ActionContext): Action | undefined {
  const name = nameOf(key);
  if (isSingleKey(name) && !areSingleKeysOn()) return undefined;
  return actionsOfKey(name).find((action) => isAt(action, name, place) && refusalOf(action, context) !== '');
}

const isBusy = (): boolean => document.querySelector('dialog[open]') !== null;

/** The text in which undoing is the studio's, as nothing is typed there that is not undone. */
function untypedText(name: string, target: EventTarget | null): HTMLElement | null {
  const isHistory = actionsOfKey(name).some(({ id }) => id === 'undo' || id === 'redo');
  return isHistory && isText(target) && !isTyped(target) ? target : null;
}

/** Those that are about a document as a whole, also where it has no blocks. */
const DOCUMENT_ACTIONS: readonly string[] = ['undo', 'redo', 'save'];

function press(event: KeyboardEvent, context: ActionContext, isMeant: (action: Action) => boolean): void {
  if (isInputMethodKey(event) || event.defaultPrevented || isBusy()) return;
  const { target } = event;
  const key = pressedKey(event);
  const name = nameOf(key);
  const place = placeOf(target);
  if (isNative(name, place, target)) return;
  const text = untypedText(name, target);
  const action = actionAt(key, text === null ? place : 'window', context);
  if (action === undefined || !isMeant(action)) return;
  event.preventDefault();
  if (text === null) perform(action, context);
  else withoutFocus(text, () => perform(action, context));
}

function take(event: ClipboardEvent, context: ActionContext): void {
  const action = actionNamed('paste');
  if (placeOf(event.target) === 'text' || isBusy()) return;
  event.preventDefault();
  const refusal = refusalOf(action, context);
  if (refusal === null) void paste(context, 'after', event.clipboardData?.getData('text/plain') ?? '');
  else context.editor.say(refusal);
}

/** Binds the table while the editor is open. */
export function useEditorKeys(): void {
  const context = useActionContext();
  useEffect(watchTexts, []);
  useEffect(() => {
    const gone = new AbortController();
    const { signal } = gone;
    const pass = (event: Event) => {
      const action = actionAt((event as CustomEvent<PressedKey>).detail, 'page', context);
      if (action !== undefined) perform(action, context);
    };
    window.addEventListener('keydown', (event) => press(event, context, () => true), { signal });
    window.addEventListener(FRAME_KEY, pass, { signal });
    window.addEventListener('paste', (event) => take(event, context), { signal });
    return () => gone.abort();
  }, [context]);
}

/** Binds undo, redo and save alone. */
export function useDocumentKeys(context: ActionContext): void {
  useEffect(watchTexts, []);
  useEffect(() => {
    const isMeant = ({ id }: Action) => DOCUMENT_ACTIONS.includes(id);
    const pressed = (event: KeyboardEvent) => press(event, context, isMeant);
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [context]);
}
