// The results of a picker as a table: one row a thing, chosen by its box.
import type { Picked } from '~/domain/studio/api-library';
import { KIND_WORDS, type PickSource } from './pick-kinds';
import type { TreeRow } from './picked-rows';
import { isSharedKey } from '../ui/shared-keys';
import styles from './picker-dialog.module.css';
import { Thumb } from './thumb';
import { isInputMethodKey } from '../ui/input-method';

interface PickTableProps {
  kind: PickSource['kind'];
  rows: readonly (Picked & Partial<Pick<TreeRow, 'depth'>>)[];
  isChosen: (row: Picked) => boolean;
  /** Cannot be chosen, for its problem. */
  isLocked: (row: Picked) => boolean;
  /** One is chosen, and that is all. */
  isOne: boolean;
  onToggle: (row: Picked) => void;
}

const INDENT_PX = 20;

function Row({ row, ...props }: Omit<PickTableProps, 'rows'> & { row: PickTableProps['rows'][number] }) {
  const { kind, isChosen, isLocked, isOne, onToggle } = props;
  const { columns, hasPicture } = KIND_WORDS[kind];
  const isOn = isChosen(row);
  const isOff = isLocked(row) && !isOn;
  return (
    <tr data-chosen={isOn || undefined} data-locked={isOff || undefined}>
      <th scope="row">
        <label style={{ paddingInlineStart: (row.depth ?? 0) * INDENT_PX }}>
          <input
            type="checkbox"
            data-row
            checked={isOn}
            disabled={isOff}
            onChange={() => onToggle(row)}
            onKeyDown={(event) => {
              if (
                event.key !== 'Enter' ||
                isInputMethodKey(event) ||
                isSharedKey('confirm', event.nativeEvent)
              )
                return;
              event.preventDefault();
              onToggle(row);
            }}
            aria-label={isOne ? `选择${row.name}` : row.name}
          />
          {hasPicture ? <Thumb url={row.picUrl} size={40} /> : null}
          <span className={styles['name']}>{row.name}</span>
        </label>
      </th>
      {columns.map((column) => (
        <td key={column}>{row.columns[column] ?? ''}</td>
      ))}
      <td data-problem={row.problem === null ? undefined : row.problem.endsWith('到期') ? 'soon' : 'over'}>
        {row.problem ?? ''}
      </td>
    </tr>
  );
}

export function PickTable({ rows, ...props }: PickTableProps) {
  const { thing, columns } = KIND_WORDS[props.kind];
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">{thing}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
          <th scope="col">状态</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} {...props} />
        ))}
      </tbody>
    </table>
  );
}
