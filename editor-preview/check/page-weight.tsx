// What the open tab weighs on a phone: at the end of the check, and in the settings of the page.
import { useContext, useSyncExternalStore } from 'react';
import { weightWords } from '~/domain/studio/check/weight';
import { useEditor } from '../store/use-editor';
import { CheckingContext } from '../session/field-issues';
import styles from './issue-list.module.css';

const never = () => () => undefined;

/** Nothing until the first check is through. */
export function PageWeight() {
  const checking = useContext(CheckingContext);
  const tab = useEditor((state) => state.tab);
  const now = () => checking?.get().weights[tab];
  const weight = useSyncExternalStore(checking?.subscribe ?? never, now, now);
  return weight === undefined ? null : <p className={styles['weight']}>{weightWords(weight)}</p>;
}
