// 「用插件的设置填入」: the words, pictures and colours that a plugin's own settings have for its block.
import { useQueryClient } from '@tanstack/react-query';
import { newBlock } from '~/domain/new-block';
import { DEFAULT_AUDIENCE } from '~/domain/studio/api-library';
import { filledValues } from '~/domain/studio/commands/fill-blocks';
import { setFields } from '~/domain/studio/commands/set-fields';
import { blockOf, type Uid } from '~/domain/studio/document';
import type { WidgetForm } from '~/domain/studio/form';
import { pointerOf, valueAt } from '~/domain/studio/pointer';
import { paletteById } from '~/widgets/palette-by-id';
import { registry } from '~/widgets/registry.gen';
import { useCommand, useParts } from '../session/editor-context';
import { wordsOf } from '../services/api';
import { mallConfigQuery } from '../services/mall';
import { useEditor } from '../store/use-editor';
import { Button } from '../ui/button';
import styles from '../form/form.module.css';
import { fetchForm } from '../session/widget-form';

const WORDS = '用插件的设置填入';

/** The mall's own editor remembers in such blocks whether it copied the plugin's settings: those can be filled. */
export const isFilledByPlugin = ({ unseen }: WidgetForm): boolean =>
  unseen.some(({ name }) => name === 'usePluginConfig');

/** What the mall's configuration has of a plugin for its block, by the names of the block's own properties. */
const formOf = (config: unknown, plugin: string): unknown =>
  valueAt(config, pointerOf(['plugin', plugin, 'setting', 'form']));

/** Fills blocks of one kind as one step; resolves to what is said of it, to nothing where it was refused. */
function useFill(id: string, uids: readonly Uid[]): () => Promise<string | null> {
  const { store } = useParts();
  const client = useQueryClient();
  const run = useCommand();
  return async () => {
    const [config, { form, complete }] = await Promise.all([
      // Someone may be changing them in the mall meanwhile.
      client.fetchQuery({ ...mallConfigQuery(DEFAULT_AUDIENCE.platform), staleTime: 0 }),
      fetchForm(client, id),
    ]);
    const given = formOf(config, paletteById[id]?.permission ?? '');
    const fitted = complete(blockOf(JSON.stringify(newBlock(registry, { id, data: given }))));
    const { blocks } = store.get().doc;
    const targets = uids.flatMap((uid) => {
      const block = blocks[uid];
      return block === undefined ? [] : [{ uid, coerced: complete(block) }];
    });
    const { offered, values } = filledValues({ form, given, fitted, targets });
    if (offered === 0) return '插件的设置里没有可以填入的文字、图片和颜色';
    if (values.length === 0) return '已经和插件的设置一样';
    if (!run((context) => setFields(context, { values, title: WORDS }))) return null;
    return `已填入 ${new Set(values.map(({ at }) => at)).size} 项`;
  };
}

export function PluginFill({ id, uids }: { id: string; uids: readonly Uid[] }) {
  const { say } = useParts();
  const isReadOnly = useEditor((state) => state.isReadOnly);
  const fill = useFill(id, uids);
  if (isReadOnly) return null;
  const press = async () => {
    const words = await fill().catch(wordsOf);
    if (words !== null) say(words);
  };
  return (
    <div className={styles['fill']}>
      <Button isCompact onClick={() => void press()}>
        {WORDS}
      </Button>
    </div>
  );
}
