// Where the caret of the JSON view is: its path, and the form's words for what is there.
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { caretIn } from '~/domain/studio/json-caret';
import { pointerOf } from '~/domain/studio/pointer';
import { paletteById } from '~/widgets/palette-by-id';
import { formQuery, hasForm } from '../session/widget-form';
import styles from './json.module.css';
import { wordsAt } from './words';

interface JsonHelpProps {
  text: string;
  caret: number;
}

export function JsonHelp(now: JsonHelpProps) {
  const text = useDeferredValue(now.text);
  const caret = useDeferredValue(now.caret);
  const { path, id } = useMemo(() => caretIn(text, caret), [text, caret]);
  const { data } = useQuery({ ...formQuery(id), enabled: hasForm(id) });
  const known = wordsAt({ path }, { block: paletteById[id], form: data?.form });
  return (
    <p id="json-where" className={styles['where']}>
      <code>{pointerOf(path)}</code>
      <b>{known?.block}</b>
      <span>{known?.words}</span>
    </p>
  );
}
