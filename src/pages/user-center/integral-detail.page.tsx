// The log of the shopper's points.
import { useState } from 'react';
import { balanceIntegralLog, type IntegralLog } from '~/schemas/api/balance.gen';
import { Tabs } from '~/ui/tabs/tabs';
import { StickyHead } from '~/ui/sticky-head/sticky-head';
import { LedgerRow } from '~/ui/ledger-row/ledger-row';
import { usePointsWord } from '../../blocks/mall-words/mall-words';
import { EndlessList, type RowProps } from '../../engine/archetypes/endless-list';
import { custom, definePage } from '../../engine/define-page';
import { choice } from '../../engine/params';
import { useScrollerRef } from '../../engine/scroller';
import { useTitle } from '../../engine/screen-context';

type Kind = '1' | '2';

const KINDS = [
  { id: '1', text: '收入' },
  { id: '2', text: '支出' },
] as const;
const PAGE_SIZE = 10;

function Row({ row }: RowProps<IntegralLog>) {
  const unit = usePointsWord();
  return (
    <LedgerRow
      text={row.desc}
      time={row.created_at}
      amount={row.integral}
      isIncome={row.type === '1'}
      unit={unit}
    />
  );
}

const rowsOf = ({ list }: { list: readonly IntegralLog[] }) => list;
const keyOf = ({ id }: IntegralLog) => id;

function IntegralScreen({ query }: { query: { type: Kind } }) {
  const [kind, setKind] = useState<Kind>(query.type);
  const scroller = useScrollerRef();
  const word = usePointsWord();
  useTitle(`${word}明细`);
  const change = (next: Kind) => {
    if (next === kind) scroller.current?.scrollTo({ top: 0, behavior: 'smooth' });
    setKind(next);
  };
  return (
    <>
      <StickyHead>
        <Tabs label={`${word}收支`} items={KINDS} current={kind} onChange={change} />
      </StickyHead>
      <EndlessList
        key={kind}
        endpoint={balanceIntegralLog}
        paramsOf={(page) => ({ type: kind === '1' ? (1 as const) : (2 as const), page })}
        rowsOf={rowsOf}
        keyOf={keyOf}
        pageSize={PAGE_SIZE}
        isFreshOnShow
        Row={Row}
        empty={{ text: kind === '1' ? `还没有获得${word}` : `还没有用过${word}`, drawing: 'orders' }}
      />
    </>
  );
}

export default definePage({
  path: '/pages/user-center/integral-detail/integral-detail',
  title: '积分明细',
  auth: 'login',
  query: { type: choice(['1', '2']) },
  body: custom('list', IntegralScreen, [balanceIntegralLog]),
});
