// Around the goods with member prices: what the shopper pays as, and the categories.
import { Fragment, type ReactNode } from 'react';
import { discountText } from '~/domain/member-level';
import * as to from '~/domain/screen-links.gen';
import { mallMemberGoodsCats } from '~/schemas/api/mall-member.gen';
import { Button } from '~/ui/button/button';
import { Card } from '~/ui/card/card';
import { Icon } from '~/ui/icon/icon';
import { ItemRow } from '~/ui/item-row/item-row';
import { Skeleton } from '~/ui/skeleton/skeleton';
import { StickyHead } from '~/ui/sticky-head/sticky-head';
import { Tabs } from '~/ui/tabs/tabs';
import { useList } from '../../engine/archetypes/list';
import { open } from '../../engine/navigation';
import { useCall } from '../../services/query';
import { useSession } from '../../state/session';
import { ownLevelOf } from './level-words';

export interface MemberGoodsQuery {
  discount: string;
  /** The level whose goods the link promised; 0 for the shopper's own. */
  level: number;
  cat_id: number;
}

const ALL = 0;

const toCentre = (
  <Button kind="outline" size="small" onClick={() => open(to.memberCentre())}>
    去升级
  </Button>
);

/** What the shopper pays as; a link may promise the prices of a level that he does not have. */
function LevelStrip({ query }: { query: MemberGoodsQuery }) {
  const { info } = useSession();
  if (info === null) return null;
  const own = ownLevelOf(info);
  const isPromised = query.level === 0 || query.level === own;
  const discount = isPromised ? discountText(query.discount) : '';
  const title = own === 0 ? '您还不是会员' : `您是${info.identity.level_name}`;
  // Goods may have a price list of their own: the level's discount is that of the others.
  const memberNote = discount === '' ? '以下为您当前等级的会员价' : `会员价 ${discount}，部分商品另有会员价`;
  const isLacking = own === 0 || !isPromised;
  return (
    <Card label="会员身份">
      <ItemRow
        lead={<Icon name="crown" size={48} />}
        title={<b>{title}</b>}
        notes={[own === 0 ? '升级后即可享受会员价' : memberNote]}
        trail={isLacking ? toCentre : null}
      />
    </Card>
  );
}

/** There from the start, so that the categories push nothing down when they come. */
function Cats({ current }: { current: number }) {
  const { show } = useList();
  const { data, isPending } = useCall(mallMemberGoodsCats, {}, { isQuiet: true });
  const cats = data?.list ?? [];
  if (!isPending && cats.length < 2) return null;
  const items = [{ id: ALL, text: '全部' }, ...cats.map(({ id, name }) => ({ id, text: name }))];
  return (
    <StickyHead>
      <Tabs
        label="商品分类"
        items={items}
        current={current}
        onChange={(next) => show({ cat_id: next === ALL ? '' : next })}
      />
    </StickyHead>
  );
}

export const AboveGoods = ({ query }: { query: MemberGoodsQuery }) => (
  <>
    <Cats current={query.cat_id} />
    <LevelStrip query={query} />
  </>
);

export function MemberGate({ children }: { children: ReactNode }) {
  const { info } = useSession();
  // Who he is stands above the goods, and would push them down.
  if (info === null) return <Skeleton shape="cards" />;
  // Another level has other prices.
  return <Fragment key={ownLevelOf(info)}>{children}</Fragment>;
}
