// One shop of the checkout: delivery, goods, discounts, freight, remark and its sum.
import { useEffect, useRef } from 'react';
import { fieldLimit } from '~/domain/form-fields';
import { moneyText } from '~/domain/money';
import { priceText } from '~/domain/price';
import { orderFormGroupFields } from '~/schemas/api/forms/order-form-group.gen';
import { TextField } from '~/ui/field/text-field';
import { Icon } from '~/ui/icon/icon';
import { Price } from '~/ui/price/price';
import { StruckPrice } from '~/ui/price/struck-price';
import { Card } from '~/ui/card/card';
import { CardHead } from '~/ui/card/card-head';
import { OrderGoodsLine, specificationOf } from '~/ui/order-goods-line/order-goods-line';
import { changeGroup } from '../../flows/checkout-form';
import { SalePart } from '../sale/sale-part';
import styles from './checkout.module.css';
import { Delivery } from './delivery';
import type { GroupProps } from './group-props';
import { Offers } from './offers';
import type { PreviewGoods, PreviewGroup } from './use-checkout';

function GoodsRow({ goods }: { goods: PreviewGoods }) {
  return (
    <li className={styles.goods}>
      <OrderGoodsLine
        name={goods.name}
        pictureUrl={goods.goods_attr.pic_url || goods.cover_pic}
        specification={specificationOf(goods.attr_list)}
        quantity={goods.num}
        original={goods.total_original_price}
        memberDiscount={goods.member_discount}
        {...(goods.address_disabled === true ? { veil: '不在配送范围内' } : {})}
      >
        {goods.discounts.map(({ name, value }) => (
          <p key={name} className={styles.discount}>
            {name} {value}
          </p>
        ))}
      </OrderGoodsLine>
    </li>
  );
}

/** A mall counts nothing for a place that it does not know. */
function Freight({ group, isPlaceKnown }: { group: PreviewGroup; isPlaceKnown: boolean }) {
  const isSent = !['offline', 'none'].includes(group.delivery.send_type);
  if (group.show_express_price === false || !isSent) return null;
  if (!isPlaceKnown)
    return (
      <div className={styles.row}>
        <span>运费</span>
        <span className={styles.meta}>选择地址后计算</span>
      </div>
    );
  const freight = moneyText(group.express_price);
  return (
    <div className={styles.row}>
      <span>运费</span>
      <span className={styles.end}>
        <StruckPrice
          text={priceText({ price: group.express_price_origin, zero: 'blank' })}
          beside={freight}
        />
        <Price text={freight} size={28} tone="text" />
        {group.express_price_desc === undefined ? null : (
          <span className={styles.meta}>{group.express_price_desc}</span>
        )}
      </span>
    </div>
  );
}

/** A shop's group may hold goods of several kinds of sale. */
const signsOf = ({ goods_list: goods }: PreviewGroup): string[] => [
  ...new Set(goods.map(({ sign }) => sign)),
];

const Remark = ({ chosen, index, model }: Pick<GroupProps, 'chosen' | 'index' | 'model'>) => (
  <TextField
    label="买家留言"
    placeholder="选填，给商家留言"
    value={chosen.remark}
    maxLength={fieldLimit(orderFormGroupFields, 'remark')}
    onChange={(remark) => model.note(changeGroup(model.form, index, { remark }))}
  />
);

export function GroupSection({ group, chosen, index, model, problem }: GroupProps & { problem: string }) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (problem !== '') place.current?.scrollIntoView({ block: 'center', behavior: 'smooth' });
  }, [problem]);
  const parts = { group, chosen, index, model };
  const count = group.goods_list.reduce((sum, { num }) => sum + num, 0);
  return (
    <Card label={group.mch.name} ref={place}>
      <CardHead title={group.mch.name} lead={<Icon name="store" size={32} />} isRuled />
      <Delivery {...parts} />
      {problem === '' || problem === group.city?.error ? null : (
        <p className={styles.error} role="alert">
          {problem}
        </p>
      )}
      <ul>
        {group.goods_list.map((goods) => (
          <GoodsRow key={`${goods.id}-${goods.goods_attr.id}`} goods={goods} />
        ))}
      </ul>
      <Offers {...parts} />
      {signsOf(group).map((sign) => (
        <SalePart key={sign} sign={sign} slot="CheckoutRows" group={group} />
      ))}
      <Freight group={group} isPlaceKnown={model.preview.address !== null} />
      {/* A form of the order replaces it. */}
      {group.order_form ? null : <Remark {...{ chosen, index, model }} />}
      <p className={styles.subtotal}>
        <span className={styles.meta}>共{count}件</span>
        <span>
          小计：
          <Price text={moneyText(group.total_price)} size={32} />
        </span>
      </p>
    </Card>
  );
}
