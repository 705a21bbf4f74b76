// A set: what is chosen of its goods, what that costs and saves, the way to its checkout, and other sets of a goods.
import { useState } from 'react';
import { moneyOfFen } from '~/domain/money';
import { setCard } from '~/domain/share-card';
import {
  compositionCompositionDetail,
  type CompositionCompositionDetailData,
  compositionDetail,
  type CompositionGoods,
  compositionOrderPreview,
  compositionOrderSubmit,
  type CompositionSet,
} from '~/schemas/api/composition.gen';
import { ActionBar } from '~/ui/action-bar/action-bar';
import { Button } from '~/ui/button/button';
import { Card } from '~/ui/card/card';
import { CardHead } from '~/ui/card/card-head';
import { Price } from '~/ui/price/price';
import { Tag } from '~/ui/tag/tag';
import { checkOut } from '../../blocks/sale/sale-checkout';
import { detail, type LoadedProps } from '../../engine/archetypes/detail';
import { withCard } from '../../engine/archetypes/with-card';
import { BottomBar } from '../../engine/bottom-bar';
import { definePage } from '../../engine/define-page';
import { firstCall } from '../../engine/first-calls';
import { id, optionalId } from '../../engine/params';
import { useCall } from '../../services/query';
import { alertDialog, openSku, toast } from '../../state/overlays';
import styles from './composition.module.css';
import { SetCard } from './set-card';
import { SetGoods } from './set-goods';
import { type Chosen, closedWords, firstChosen, goodsOf, isFree, sumOf } from './set-facts';

interface Query {
  composition_id: number;
  goods_id: number;
}

/** What the shopper chose of a set: the SKU of each goods, and of a free set which of the others. */
function useSetChoice(set: CompositionSet) {
  const [chosen, setChosen] = useState<Chosen>(() => firstChosen(set));
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const isIn = (goods: CompositionGoods) => !isFree(set) || goods.is_host === 1 || ticked.has(goods.goods_id);
  const tick = (goodsId: number, isOn: boolean) =>
    setTicked((before) => {
      const next = new Set(before);
      if (isOn) next.add(goodsId);
      else next.delete(goodsId);
      return next;
    });
  const choose = ({ goods_id: goodsId }: CompositionGoods) => {
    const skuId = chosen.get(goodsId);
    openSku({
      goodsId,
      intent: 'buy',
      isSingle: true,
      ...(skuId === undefined ? {} : { picked: { skuId, quantity: 1 } }),
      onPick: (pick) => {
        setChosen((before) => new Map(before).set(goodsId, pick.skuId));
        tick(goodsId, true);
      },
    });
  };
  return { chosen, goods: goodsOf(set).filter(isIn), isIn, tick, choose };
}

type SetChoice = ReturnType<typeof useSetChoice>;

async function buy(set: CompositionSet, { chosen, goods, choose }: SetChoice): Promise<void> {
  if (isFree(set) && goods.length < 2) return toast('请选择搭配商品');
  const missing = goods.filter(({ goods_id: goodsId }) => !chosen.has(goodsId));
  const [first] = missing;
  if (first !== undefined) {
    const names = missing.map(({ name }) => name).join('、');
    await alertDialog(names, { title: '以下商品未选择规格', confirmText: '我知道了' });
    return choose(first);
  }
  const lines = goods.flatMap(({ goods_id: goodsId }) => {
    const skuId = chosen.get(goodsId);
    return skuId === undefined ? [] : [{ goodsId, mchId: 0, skuId, quantity: 1 }];
  });
  const goods_list = lines.map((line) => ({
    id: line.goodsId,
    goods_attr_id: line.skuId,
    num: 1,
    cart_id: 0,
  }));
  const ordered = [{ composition_id: set.id, goods_list }];
  await checkOut(lines, {
    preview: compositionOrderPreview,
    submit: compositionOrderSubmit,
    group: { composition_list: ordered },
  }).catch(() => undefined);
}

function BuyBar({ set, choice }: { set: CompositionSet; choice: SetChoice }) {
  const { totalFen, savedFen } = sumOf(set, choice.goods, choice.chosen);
  const closed = closedWords(set);
  return (
    <BottomBar>
      <ActionBar>
        <span className={styles.sum}>
          <span>
            总计 <Price text={moneyOfFen(totalFen)} size={36} />
          </span>
          {savedFen === 0 ? null : (
            <span className={styles.meta}>
              单买{moneyOfFen(totalFen + savedFen)}，已省{moneyOfFen(savedFen)}
            </span>
          )}
        </span>
        <Button kind="primary" size="normal" isDisabled={closed !== ''} onClick={() => void buy(set, choice)}>
          {closed === '' ? '立即购买' : closed}
        </Button>
      </ActionBar>
    </BottomBar>
  );
}

function SetGoodsCard({ set, choice }: { set: CompositionSet; choice: SetChoice }) {
  const { chosen, isIn, tick, choose } = choice;
  return (
    <Card label={set.name}>
      <CardHead title={set.name} lead={<Tag>{set.type_text}</Tag>} isRuled />
      {set.state === 'coming' ? <p className={styles.meta}>{set.begin_at} 开始</p> : null}
      <ul>
        {goodsOf(set).map((goods) => (
          <SetGoods
            key={goods.id}
            goods={goods}
            isTicked={isIn(goods)}
            skuId={chosen.get(goods.goods_id)}
            fen={isFree(set) ? sumOf(set, [goods], chosen).totalFen : null}
            onChoose={() => choose(goods)}
            {...(isFree(set) ? { onTick: (isOn: boolean) => tick(goods.goods_id, isOn) } : {})}
          />
        ))}
      </ul>
    </Card>
  );
}

/** Other sets of the goods that led here. */
function Others({ query: { goods_id: goodsId, composition_id: setId } }: { query: Query }) {
  const { data } = useCall(
    compositionDetail,
    { goods_id: goodsId, composition_id: setId },
    { isEnabled: goodsId > 0 },
  );
  if (data === undefined || data.list.length === 0) return null;
  return (
    <section aria-label="其他套餐">
      <h2 className={styles.heading}>其他套餐</h2>
      {data.list.map((set) => (
        <SetCard key={set.id} row={set} goodsId={goodsId} />
      ))}
    </section>
  );
}

function SetView({
  data: { composition: set },
  query,
}: LoadedProps<CompositionCompositionDetailData, Query>) {
  const choice = useSetChoice(set);
  return (
    <>
      <SetGoodsCard set={set} choice={choice} />
      <Others query={query} />
      <BuyBar set={set} choice={choice} />
    </>
  );
}

export default definePage({
  path: '/plugins/composition/detail/detail',
  title: '套餐详情',
  auth: 'guest',
  plugin: 'composition',
  query: { composition_id: id('set'), goods_id: optionalId('goods') },
  shares: ['composition_id', 'goods_id'],
  firstCalls: ({ composition_id: setId, goods_id: goodsId }) =>
    goodsId === 0 ? [] : [firstCall(compositionDetail, { goods_id: goodsId, composition_id: setId })],
  body: detail({
    from: compositionCompositionDetail,
    params: ({ composition_id: setId }: Query) => ({ composition_id: setId }),
    ...withCard({ View: SetView, cardOf: ({ composition }) => setCard(composition) }),
    isPullable: true,
    endpoints: [compositionDetail, compositionOrderPreview, compositionOrderSubmit],
  }),
});
