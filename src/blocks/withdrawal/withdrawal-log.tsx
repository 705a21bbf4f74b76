// The log of withdrawals: tabs of their states, the rows grouped by day, why one was refused.
import { createContext, useContext } from 'react';
import { textFromFen } from '~/domain/money';
import type { CashRow } from '~/schemas/api/share.gen';
import type { Endpoint } from '~/schemas/endpoint';
import { Tile } from '~/ui/card/tile';
import { ItemRow } from '~/ui/item-row/item-row';
import { StickyHead } from '~/ui/sticky-head/sticky-head';
import { Tabs } from '~/ui/tabs/tabs';
import { Tag, type TagTone } from '~/ui/tag/tag';
import { EndlessList, type RowProps } from '../../engine/archetypes/endless-list';
import { redirect } from '../../engine/navigation';
import { useScreen } from '../../engine/screen-context';
import { type DayRow, daysOf, markDays, rowsOfDays, type WithdrawalDay } from './withdrawal-days';
import styles from './withdrawal.module.css';

/** States in the address: all, to review, to pay, paid, refused. */
export const WITHDRAWAL_STATES = ['-1', '0', '1', '2', '3'] as const;
export type WithdrawalState = -1 | CashRow['status'];

const TABS: readonly { id: WithdrawalState; text: string }[] = [
  { id: -1, text: '全部' },
  { id: 0, text: '待审核' },
  { id: 1, text: '待打款' },
  { id: 2, text: '已打款' },
  { id: 3, text: '无效' },
];

const TONES: Readonly<Record<CashRow['status'], TagTone>> = {
  0: 'outline',
  1: 'tint',
  2: 'grey',
  3: 'danger',
};

export const WITHDRAWAL_PAGE_SIZE = 10;

type Days = readonly WithdrawalDay<CashRow>[] | Readonly<Record<string, WithdrawalDay<CashRow>>>;

interface WithdrawalLogProps<P, D extends { list: Days }> {
  from: Endpoint<P, D>;
  params: (place: { status: WithdrawalState; page: number; limit: number }) => P;
  /** The state that the address asks for. */
  status: string;
  /** The mall's word for withdrawing. */
  word?: string;
}

const yuan = (sum: number): string => textFromFen(Math.round(sum * 100));

function notesOf({ extra, time, content, cash, status }: CashRow, word: string): string[] {
  const account = [extra.name, extra.bank_name, extra.mobile].filter((part) => part !== '').join(' ');
  const reason = status === 3 ? content.reject_content : '';
  return [
    account === '' ? '' : `${word}账户：${account}`,
    `${word}时间：${time.created_at}`,
    time.remittance_at === '' ? '' : `打款时间：${time.remittance_at}`,
    status === 2 && cash.service_charge > 0 ? `实际到账：￥${yuan(cash.actual_price)}` : '',
    reason === '' ? '' : `拒绝理由：${reason}`,
  ];
}

function Entry({ row, word }: { row: CashRow; word: string }) {
  const { price, service_charge } = row.cash;
  return (
    <Tile>
      <ItemRow
        title={
          <span className={styles.kind}>
            {row.pay_type}
            <Tag tone={TONES[row.status]}>{row.status_text}</Tag>
          </span>
        }
        notes={notesOf(row, word)}
        trail={
          <span className={styles.sum}>
            <b>￥{yuan(price)}</b>
            {service_charge > 0 ? `手续费￥${yuan(service_charge)}` : null}
          </span>
        }
      />
    </Tile>
  );
}

const rowsOf = ({ list }: { list: Days }) => rowsOfDays(daysOf(list));
const keyOf = ({ row }: DayRow<CashRow>) => row.id;

/** The mall's word for withdrawing, for the rows. */
const Word = createContext('提现');

function Row({ row: { date, row, isFirst } }: RowProps<DayRow<CashRow>>) {
  const word = useContext(Word);
  return (
    <div className={styles.entry}>
      {isFirst ? <h2 className={styles.day}>{date}</h2> : null}
      <Entry row={row} word={word} />
    </div>
  );
}

export function WithdrawalLog<P, D extends { list: Days }>(props: WithdrawalLogProps<P, D>) {
  const { from, params, word = '提现' } = props;
  const { path, search } = useScreen();
  const status = TABS.find(({ id }) => String(id) === props.status)?.id ?? -1;
  const show = (next: WithdrawalState) =>
    redirect(path, { ...Object.fromEntries(new URLSearchParams(search)), status: next });
  return (
    <Word value={word}>
      <StickyHead>
        <Tabs label={`${word}状态`} items={TABS} current={status} onChange={show} />
      </StickyHead>
      <EndlessList
        key={status}
        endpoint={from}
        paramsOf={(page) => params({ status, page, limit: WITHDRAWAL_PAGE_SIZE })}
        rowsOf={rowsOf}
        keyOf={keyOf}
        pageSize={WITHDRAWAL_PAGE_SIZE}
        arrange={markDays}
        Row={Row}
        isFreshOnShow
        empty={{ text: `暂无${word}记录`, drawing: 'orders', action: null }}
      />
    </Word>
  );
}
