// Where the caret of the JSON view is: its path, and the form's words for what is there.
import { useQuery } from '@tanstack/react-query';
import type { FormField } from '~/domain/studio/form';
import { fieldAt, pathAtCaret } from '~/domain/studio/json-caret';
import { pointerOf } from '~/domain/studio/pointer';
import { byId } from '../editor/editor-context';
import { formQuery, hasForm } from '../form/use-block-form';
import styles from './page-settings.module.css';

interface JsonHelpProps {
  text: string;
  caret: number;
  /** Component ids of the blocks, in their order. */
  ids: readonly string[];
}

const wordsOfField = ({ title, help }: FormField): string =>
  help === undefined ? title : `${title}（${help}）`;

export function JsonHelp({ text, caret, ids }: JsonHelpProps) {
  const path = pathAtCaret(text, caret);
  const [index, part, ...within] = path;
  const id = typeof index === 'number' ? (ids[index] ?? '') : '';
  const { data } = useQuery({ ...formQuery(id), enabled: hasForm(id) });
  const field = part === 'data' && data !== undefined ? fieldAt(data.form, within) : undefined;
  const block = byId[id];
  return (
    <p id="json-where" className={styles['where']}>
      <code>{pointerOf(path)}</code>
      {block === undefined ? null : <b>{block.title}</b>}
      <span>{field === undefined ? block?.description : wordsOfField(field)}</span>
    </p>
  );
}
