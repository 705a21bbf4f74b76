// The steps of a pre-sale: the more pieces have a paid deposit, the less their balance is.
import type { AdvanceTerms } from '~/schemas/api/advance.gen';
import { Card } from '~/ui/card/card';
import { CardHead } from '~/ui/card/card-head';
import { Facts } from '~/ui/facts/facts';
import { ProgressBar } from '~/ui/progress-bar/progress-bar';

/** What the next step needs; `count` are the pieces of all buyers so far. */
function stepWords(steps: AdvanceTerms['ladder_rules'], count: number): string {
  const reached = steps.filter(({ num }) => num <= count).at(-1);
  const next = steps.find(({ num }) => num > count);
  const now = reached === undefined ? '' : `当前${reached.discount}折`;
  if (next === undefined) return `${now}，已满足抢购条件`;
  return `${now === '' ? '' : `${now}，`}再抢购${next.num - count}件，可享${next.discount}折优惠`;
}

export default function Steps({ terms: { ladder_rules: steps, paid_num: count } }: { terms: AdvanceTerms }) {
  const need = steps.at(-1)?.num ?? 0;
  return (
    <Card label="阶梯优惠">
      <CardHead title={count === undefined ? '阶梯优惠' : stepWords(steps, count)} />
      {count === undefined ? null : (
        <ProgressBar
          label="已付定金件数"
          have={count}
          need={need}
          haveText={`已付定金${count}件`}
          needText={`满${need}件`}
        />
      )}
      <Facts facts={steps.map(({ num, discount }) => ({ label: `满${num}件`, value: `${discount}折` }))} />
    </Card>
  );
}
