// A log of withdrawals as a part of its screen's definition: tabs of their states, the days, why one was refused.
import { moneyOfFen } from '~/domain/money';
import type { CashRow } from '~/schemas/api/share.gen';
import { Tile } from '~/ui/card/tile';
import { ItemRow } from '~/ui/item-row/item-row';
import { Tag, type TagTone } from '~/ui/tag/tag';
import type { EmptyWords, RowProps } from '../../engine/archetypes/list';
import { choice } from '../../engine/params';
import { type DatedWithdrawal, withdrawalsIn } from './withdrawal-days';
import styles from './withdrawal.module.css';

/** The state in the address: all, to review, to pay, paid, refused. */
export const withdrawalState = () => choice([-1, 0, 1, 2, 3]);

const TABS = [
  { id: -1, text: '全部' },
  { id: 0, text: '待审核' },
  { id: 1, text: '待打款' },
  { id: 2, text: '已打款' },
  { id: 3, text: '无效' },
] as const;

const TONES: Readonly<Record<CashRow['status'], TagTone>> = {
  0: 'outline',
  1: 'tint',
  2: 'grey',
  3: 'danger',
};

const yuan = (sum: number): string => moneyOfFen(Math.round(sum * 100));

function notesOf({ extra, time, content, cash, status }: CashRow, word: string): string[] {
  const account = [extra.name, extra.bank_name, extra.mobile].filter((part) => part !== '').join(' ');
  const reason = status === 3 ? content.reject_content : '';
  return [
    account === '' ? '' : `${word}账户：${account}`,
    `${word}时间：${time.created_at}`,
    time.remittance_at === '' ? '' : `打款时间：${time.remittance_at}`,
    status === 2 && cash.service_charge > 0 ? `实际到账：${yuan(cash.actual_price)}` : '',
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
            <b>{yuan(price)}</b>
            {service_charge > 0 ? `手续费${yuan(service_charge)}` : null}
          </span>
        }
      />
    </Tile>
  );
}

/** `useWord` has the mall's word for withdrawing. */
export function withdrawalLog(useWord: () => string) {
  const Row = ({ row: { row } }: RowProps<DatedWithdrawal>) => <Entry row={row} word={useWord()} />;
  const useNone = (): EmptyWords => ({ text: `暂无${useWord()}记录`, drawing: 'orders', action: null });
  return {
    tabs: { of: 'status', label: '审核状态', items: TABS },
    arrange: withdrawalsIn,
    keyOf: ({ row }: DatedWithdrawal) => row.id,
    groupOf: ({ date }: DatedWithdrawal) => date,
    item: Row,
    isFreshOnShow: true,
    empty: useNone,
  } as const;
}
