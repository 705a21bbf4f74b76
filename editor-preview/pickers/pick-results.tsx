// The results of a picker in each state: on their way, failed, none, or a table.
import type { Picked } from '~/domain/studio/api-library';
import { wordsOf } from '../services/api';
import { Button } from '../ui/button';
import { type Filters, NO_FILTERS } from './pick-filters';
import { KIND_WORDS, type PickSource } from './pick-kinds';
import { isChoosable, treeRows } from './picked-rows';
import styles from './picker-dialog.module.css';
import { PickTable } from './pick-table';
import type { usePaging } from './use-paging';
import { canRetry } from '../services/retry';

interface PickResultsProps {
  source: PickSource;
  filters: Filters;
  paging: ReturnType<typeof usePaging>;
  choice: { chosen: readonly Picked[]; toggle: (one: Picked) => void };
  isOne: boolean;
  onClear: () => void;
}

function Content({ source: { kind }, filters, paging, choice, isOne, onClear }: PickResultsProps) {
  const { data, error, refetch } = paging;
  const { empty, isTree } = KIND_WORDS[kind];
  if (error !== null)
    return (
      <div className={styles['state']} role="alert">
        <p>{wordsOf(error)}</p>
        {canRetry(error) ? <Button onClick={() => void refetch()}>重试</Button> : null}
      </div>
    );
  if (data === undefined) return <p className={styles['state']}>正在加载…</p>;
  if (data.items.length === 0)
    return (
      <div className={styles['state']}>
        <p>{empty}</p>
        {filters === NO_FILTERS ? null : <Button onClick={onClear}>清除条件</Button>}
      </div>
    );
  return (
    <PickTable
      kind={kind}
      rows={isTree === true && filters.q === '' ? treeRows(data.items) : data.items}
      isChosen={({ id }) => choice.chosen.some((one) => one.id === id)}
      isLocked={(one) => !isChoosable(one)}
      isOne={isOne}
      onToggle={choice.toggle}
    />
  );
}

export const PickResults = (props: PickResultsProps) => (
  <div className={styles['results']} aria-busy={props.paging.isFetching}>
    <Content {...props} />
  </div>
);
