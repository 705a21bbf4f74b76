// The wheel picker in a sheet: one column of reasons, or the three of a region.
import { useState } from 'react';
import { Button } from '../button/button';
import { Sheet } from '../sheet/sheet';
import styles from './picker.module.css';
import { chosenPath, columnsOf, type PickerNode, replaceAt } from './tree';
import { WheelColumn } from './wheel-column';

export type { PickerNode } from './tree';

type PickerProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** The choices; one column per level. */
  tree: readonly PickerNode[];
  /** Accessible name of each column; its length is the number of columns: `['省', '市', '区']`. */
  columns: readonly string[];
  /** Initially chosen ids, from the root. */
  value: readonly (string | number)[];
  /** The chosen nodes from the root; shorter where the tree ends earlier. */
  onConfirm: (path: PickerNode[]) => void;
};

/** A picker. Changes apply on 确定 only; each opening starts from `value`. */
export function Picker(props: PickerProps) {
  return (
    <Sheet isOpen={props.isOpen} onClose={props.onClose} title={props.title}>
      <Wheels {...props} />
    </Sheet>
  );
}

function Wheels({ tree, columns, value, onConfirm }: PickerProps) {
  const [ids, setIds] = useState(value);
  const path = chosenPath(tree, ids, columns.length);
  return (
    <>
      <div className={styles.wheels}>
        {columnsOf(tree, path).map((options, column) => (
          <WheelColumn
            key={columns[column]}
            label={columns[column] ?? ''}
            options={options}
            chosenId={path[column]?.id ?? ''}
            onChoose={(id) => setIds(replaceAt(path, column, id))}
          />
        ))}
        <span className={styles.band} aria-hidden />
      </div>
      <div className={styles.footer}>
        <Button kind="primary" size="wide" isDisabled={path.length === 0} onClick={() => onConfirm(path)}>
          确定
        </Button>
      </div>
    </>
  );
}
