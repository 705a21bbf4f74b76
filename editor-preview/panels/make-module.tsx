// 「存为模块」: names the module that the selected blocks become.
import { makeModule } from '~/domain/studio/commands/make-module';
import { shownText } from '~/domain/studio/commands/shown-blocks';
import { commandContext, useCommand, useParts } from '../session/editor-context';
import { wordsOf } from '../services/api';
import { createModule } from '../services/modules';
import { NameDialog } from './name-dialog';

export default function MakeModule({ onClose }: { onClose: () => void }) {
  const editor = useParts();
  const run = useCommand();
  const make = async (name: string) => {
    const context = commandContext(editor);
    const { selection: uids } = context;
    try {
      const { id } = await createModule(name.trim(), shownText(context, uids));
      run((now) => makeModule(now, uids, { id, name: name.trim() }));
      return null;
    } catch (error) {
      return wordsOf(error);
    }
  };
  return <NameDialog title="存为模块" label="模块的名字" action="存为模块" onClose={onClose} onName={make} />;
}
