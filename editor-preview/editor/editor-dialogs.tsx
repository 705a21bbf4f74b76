// The dialogs and the menu of the editor, each loaded when it is first opened.
import type { ComponentType } from 'react';
import { dialogPart } from '../ui/lazy-parts';
import { useParts } from '../session/editor-context';
import { type EditorDialog, useEditorUi } from '../session/editor-ui';

const DIALOGS: Readonly<Record<EditorDialog, ComponentType<{ onClose: () => void }>>> = {
  insert: dialogPart('insert-list', () => import('../panels/insert-list')),
  commands: dialogPart('command-list', () => import('./command-list')),
  keys: dialogPart('keys-help', () => import('./keys-help')),
  move: dialogPart('move-to', () => import('../panels/move-to')),
  'make-module': dialogPart('make-module', () => import('../panels/make-module')),
  'make-template': dialogPart('make-template', () => import('../panels/make-template')),
  publish: dialogPart('publish-dialog', () => import('../publish/publish-dialog')),
  schedule: dialogPart('publish-dialog', async () => ({
    default: (await import('../publish/publish-dialog')).ScheduleDialog,
  })),
  phone: dialogPart('phone-dialog', () => import('../publish/phone-dialog')),
  'add-tab': dialogPart('add-tab', () => import('../panels/add-tab')),
};

const BlockMenu = dialogPart('block-menu', () => import('./block-menu'));

export function EditorDialogs() {
  const { ui } = useParts();
  const { dialog, menu } = useEditorUi(ui);
  const Open = dialog === null ? null : DIALOGS[dialog];
  return (
    <>
      {Open === null ? null : <Open onClose={() => ui.set({ dialog: null })} />}
      {menu === null ? null : <BlockMenu at={menu} onClose={() => ui.set({ menu: null })} />}
    </>
  );
}
