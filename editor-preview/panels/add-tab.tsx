// Asks for the name of a new tab, and opens it.
import { addTab } from '~/domain/studio/commands/add-tab';
import { isRefusal } from '~/domain/studio/commands/command';
import { commandContext, useCommand, useParts } from '../session/editor-context';
import { NameDialog } from './name-dialog';

export default function AddTab({ onClose }: { onClose: () => void }) {
  const editor = useParts();
  const run = useCommand();
  const add = async (name: string) => {
    const result = addTab(commandContext(editor), name);
    if (isRefusal(result)) return result.refusal;
    if (run((now) => addTab(now, name))) {
      const last = editor.store.get().doc.tabs.at(-1);
      if (last !== undefined) editor.store.openTab(last.key);
    }
    return null;
  };
  return <NameDialog title="添加分页" label="分页的名字" action="添加" onClose={onClose} onName={add} />;
}
