// What the preview frame reports, carried out in the open document.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { moveBlocks } from '~/domain/studio/commands/move-blocks';
import type { Uid } from '~/domain/studio/document';
import type { Pointer } from '~/domain/studio/pointer';
import { openFieldDialog, showField } from '../check/reveal-field';
import { useCommand, useParts } from '../session/editor-context';
import { answerProbe } from '../session/probe';
import { askInline } from '../session/inline';
import { isTextControl } from '../ui/key-names';
import { richTextOf } from '../session/marked-texts';
import { focusForm, leavePhone } from '../ui/regions';
import { toggled } from '../session/selecting';
import { FRAME_KEY } from '../actions/use-editor-keys';
import type { FromFrame, SeenBlock } from '../frame/messages';
import { openedWords } from './opened-words';
import { useInlineWriting } from './use-inline-writing';

export interface FrameReports {
  onBox: (uid: Uid, box: Extract<FromFrame, { t: 'box' }>['box']) => void;
  onProblem: (uid: Uid) => void;
  onScrolled: (top: number) => void;
  onSeen: (blocks: readonly SeenBlock[]) => void;
  /** In px of the frame. */
  onMenu: (at: { x: number; y: number }) => void;
}

/** A text is opened on the phone or in its dialog, whichever it has; the control of any other field gets the focus. */
function useTextEditing(): (uid: Uid, field: Pointer | null) => Promise<void> {
  const { store, ui } = useParts();
  return useCallback(
    async (uid, field) => {
      if (await askInline({ store, ui }, uid, field)) return;
      const rich = await richTextOf(store.get(), uid);
      if (rich !== null && (field === null || field === rich)) {
        ui.set({ isFormShown: true });
        openFieldDialog(rich);
      } else if (field !== null) focusForm(field);
    },
    [store, ui],
  );
}

/** Selects what is pressed; pressed twice, a text is opened. */
function usePress(): (message: Extract<FromFrame, { t: 'press' }>) => void {
  const { store, ui } = useParts();
  const edit = useTextEditing();
  return useCallback(
    ({ uid, mods, field, isDouble }) => {
      const { selection } = store.get();
      ui.closeDrawer();
      // Keys are about the blocks now, not about the field that was typed in.
      if (isTextControl(document.activeElement)) (document.activeElement as HTMLElement).blur();
      if (uid === null) store.select([]);
      else if (mods.ctrl) store.select(toggled(selection, uid));
      else if (mods.shift) store.select([...selection, uid]);
      else store.select([uid], field);
      if (field !== null && !isDouble && !mods.ctrl && !mods.shift) showField(field);
      if (isDouble && uid !== null) void edit(uid, field);
    },
    [store, ui, edit],
  );
}

/** Says where what was pressed would lead: the page that is tried stays. */
function useSayOpened(): (opened: unknown) => Promise<void> {
  const { say } = useParts();
  const cache = useQueryClient();
  return useCallback(
    async (opened) => {
      const words = await openedWords(cache, opened);
      say(words === null ? '这里没有能打开的链接' : `会打开：${words}`);
    },
    [say, cache],
  );
}

/** Keeps in mind which block the phone cannot draw, and with which text. */
function useNoteBroken(): (message: Extract<FromFrame, { t: 'problem' }>) => void {
  const { store, ui } = useParts();
  return useCallback(
    ({ uid, words }) => ui.setBroken(uid, { text: store.get().doc.blocks[uid]?.text ?? '', words }),
    [store, ui],
  );
}

/** Tab goes on from the phone; any other key means what it means in the window. */
function passKey(message: Extract<FromFrame, { t: 'key' }>): void {
  if (message.key === 'Tab') leavePhone(message.mods.shift ? -1 : 1);
  else window.dispatchEvent(new CustomEvent(FRAME_KEY, { detail: message }));
}

/** What each message does; others are not for the document. */
type Acts = { readonly [T in FromFrame['t']]?: (message: Extract<FromFrame, { t: T }>) => void };

export function useFrameMessages(reports: FrameReports): (message: FromFrame) => void {
  const { onBox, onProblem, onScrolled, onSeen, onMenu } = reports;
  const run = useCommand();
  const { store, ui } = useParts();
  const write = useInlineWriting();
  const press = usePress();
  const sayOpened = useSayOpened();
  const noteBroken = useNoteBroken();
  const acts = useMemo(
    (): Acts => ({
      press,
      over: ({ uid }) => ui.hover.set(uid),
      menu: ({ uid, at }) => {
        store.select([uid]);
        onMenu(at);
      },
      moved: (message) => run((context) => moveBlocks(context, message)),
      place: answerProbe,
      text: write,
      key: passKey,
      opened: ({ link }) => void sayOpened(link),
      box: ({ uid, box }) => onBox(uid, box),
      problem: (message) => {
        onProblem(message.uid);
        noteBroken(message);
      },
      seen: ({ blocks }) => onSeen(blocks),
      'in-view': ({ last }) => ui.setLastInView(last),
      scrolled: ({ top }) => onScrolled(top),
    }),
    [store, ui, run, sayOpened, noteBroken, write, press, onBox, onProblem, onScrolled, onSeen, onMenu],
  );
  return useCallback(
    (message) => (acts[message.t] as ((of: FromFrame) => void) | undefined)?.(message),
    [acts],
  );
}
