// The dialogs and the menu of the editor, each loaded when it is first opened.
import { lazy, Suspense } from 'react';
import { useParts } from './editor-context';
import { type EditorDialog, useEditorUi } from './editor-ui';

const DIALOGS: Readonly<
  Record<EditorDialog, ReturnType<typeof lazy<React.ComponentType<{ onClose: () => void }>>>>
> = {
  insert: lazy(() => import('../panels/insert-list')),
  commands: lazy(() => import('./command-list')),
  keys: lazy(() => import('./keys-help')),
  move: lazy(() => import('../panels/move-to')),
  'make-module': lazy(() => import('../panels/make-module')),
  publish: lazy(() => import('../publish/publish-dialog')),
  'add-tab': lazy(() => import('../panels/add-tab')),
};

const BlockMenu = lazy(() => import('./block-menu'));

export function EditorDialogs() {
  const { ui } = useParts();
  const { dialog, menu } = useEditorUi(ui);
  const Open = dialog === null ? null : DIALOGS[dialog];
  return (
    <Suspense>
      {Open === null ? null : <Open onClose={() => ui.set({ dialog: null })} />}
      {menu === null ? null : <BlockMenu at={menu} onClose={() => ui.set({ menu: null })} />}
    </Suspense>
  );
}
