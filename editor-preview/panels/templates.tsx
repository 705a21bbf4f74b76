// Templates, inserted into the open page as one step where a new block would stand.
import { useState } from 'react';
import type { AppliedTemplate, TemplateRow } from '~/domain/studio/api-library';
import { insertTemplate } from '~/domain/studio/commands/insert-template';
import { DocPicture } from '../shell/doc-picture';
import { Empty, Loaded, Tick } from '../shell/place';
import { useCommand, useParts } from '../session/editor-context';
import { useTemplates } from '../documents/use-templates';
import { api, wordsOf } from '../services/api';
import styles from './templates.module.css';
import { placeOfInsertion } from './use-insert';

/** Texts of a template's blocks, with the mall's own goods where that is wanted. */
const textsOf = async (id: number, isOwnGoods: boolean) =>
  (await api<AppliedTemplate>(`templates/${id}/apply`, { method: 'POST', body: { isOwnGoods } })).texts;

function useInsertTemplate(isOwnGoods: boolean) {
  const { store, ui, say } = useParts();
  const run = useCommand();
  const [isBusy, setIsBusy] = useState(false);
  const insert = async ({ id, name }: TemplateRow) => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const texts = await textsOf(id, isOwnGoods);
      const after = placeOfInsertion(store.get(), { isBefore: false, inView: ui.lastInView });
      run((context) => insertTemplate(context, { name, texts, after }));
    } catch (error) {
      say(wordsOf(error));
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, insert };
}

export function Templates() {
  const [isOwnGoods, setIsOwnGoods] = useState(true);
  const { isBusy, insert } = useInsertTemplate(isOwnGoods);
  return (
    <div className={styles['templates']}>
      <Tick label="用我的商品" isOn={isOwnGoods} onTick={setIsOwnGoods} />
      <Loaded query={useTemplates()}>
        {(templates) =>
          templates.length === 0 ? (
            <Empty words="没有模板" />
          ) : (
            <ul>
              {templates.map((template) => (
                <li key={template.id}>
                  <button type="button" aria-disabled={isBusy} onClick={() => void insert(template)}>
                    <DocPicture doc={`template-${template.id}`} width={72} height={108} />
                    <span>
                      <strong>{template.name}</strong>
                      <span>{template.description}</span>
                      <small>{template.blockCount} 个组件，插入到这一页</small>
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </div>
  );
}
