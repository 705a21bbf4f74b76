// At a field that another operator changed at the same time: both values, and the choice.
import type { Pointer } from '~/domain/studio/pointer';
import { ConflictChoice, useConflicts } from '../session/conflicts';
import { useEditor } from '../store/use-editor';
import styles from './field-conflict.module.css';

/** @param at pointer within the block's data. */
export function FieldConflict({ at }: { at: Pointer }) {
  const uid = useEditor(({ selection }) => (selection.length === 1 ? selection[0] : undefined));
  const entries = useConflicts();
  const entry = entries.find(
    ({ held: { kind, place } }) =>
      kind === 'changed' && place.in === 'block' && place.uid === uid && place.at === `/data${at}`,
  );
  if (entry === undefined) return null;
  return (
    <div className={styles['conflict']} role="alert">
      <ConflictChoice entry={entry} />
    </div>
  );
}
