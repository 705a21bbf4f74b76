// Choosing rows of a list: a circle at each, the bar of acts below.
import type { ComponentType } from 'react';
import { ActionBar } from '~/ui/action-bar/action-bar';
import { CheckCircle } from '~/ui/check-circle/check-circle';
import { BottomBar } from '../bottom-bar';
import type { RowProps } from './list-rows';
import styles from './list.module.css';
import { useList } from './list-state';
import type { RowKey } from './rows-source';

/** What the buttons of the bar are given. */
export interface ActsProps<R> {
  /** In the order of the list. */
  chosen: readonly R[];
  /** Reloads the list and chooses nothing, after an act. */
  done: () => void;
}

/** Choosing rows to act on several at once. */
export interface SelectDefinition<R> {
  /** Accessible name of a row: 选择 with it. */
  nameOf: (row: R) => string;
  /** Measure word of the count: 已选2件. */
  unit: string;
  /** The buttons of the bar. */
  Acts: ComponentType<ActsProps<R>>;
}

interface Choice<R> {
  select: SelectDefinition<R>;
  keyOf: (row: R) => RowKey;
}

/** The row with its circle while rows are chosen; a tap then chooses, so the row itself has no links. */
export function selectable<R, Q>(Row: ComponentType<RowProps<R, Q>>, { select, keyOf }: Choice<R>) {
  return function SelectableRow(props: RowProps<R, Q>) {
    const { selection, layout } = useList();
    const { isOn, chosen, choose } = selection;
    if (!isOn) return <Row {...props} />;
    const key = keyOf(props.row);
    const toggle = () => {
      const next = new Map(chosen);
      if (!next.delete(key)) next.set(key, props.row);
      choose(next);
    };
    return (
      <div className={styles.choice} data-layout={layout}>
        <CheckCircle
          isChecked={chosen.has(key)}
          label={`选择${select.nameOf(props.row)}`}
          className={styles.circle}
          onChange={toggle}
        />
        <div className={styles.chosenRow} inert>
          <Row {...props} />
        </div>
      </div>
    );
  };
}

interface SelectBarProps<R> extends Choice<R> {
  rows: readonly R[];
  refresh: () => void;
}

/** 全选, the count and the acts; nothing while no row can be chosen. */
export function SelectBar<R>({ rows, keyOf, select, refresh }: SelectBarProps<R>) {
  const { selection } = useList();
  if (!selection.isOn) return null;
  const { unit, Acts } = select;
  // What has left the list meanwhile is not chosen any more.
  const chosen = rows.filter((row) => selection.chosen.has(keyOf(row)));
  const isAll = rows.length > 0 && chosen.length === rows.length;
  const chooseAll = (isOn: boolean) =>
    selection.choose(new Map(isOn ? rows.map((row) => [keyOf(row), row]) : []));
  const done = () => {
    selection.choose(new Map());
    refresh();
  };
  return (
    <BottomBar>
      <ActionBar>
        <CheckCircle isChecked={isAll} onChange={chooseAll}>
          全选
        </CheckCircle>
        <span className={styles.count} aria-live="polite">
          已选{chosen.length}
          {unit}
        </span>
        <Acts chosen={chosen} done={done} />
      </ActionBar>
    </BottomBar>
  );
}
