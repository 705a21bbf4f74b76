// Gifts of a purchase: points, balance, card vouchers, coupons.
import { useState } from 'react';
import { couponWorth } from '~/domain/coupon';
import type { GoodsDetail } from '~/schemas/api/goods.gen';
import { Sheet } from '~/ui/sheet/sheet';
import { Tag } from '~/ui/tag/tag';
import { Card } from '~/ui/card/card';
import { ItemRow } from '~/ui/item-row/item-row';
import { Cover } from '~/ui/cover/cover';
import { usePointsWord } from '../mall-words/mall-words';
import { FactRow } from './fact-row';
import styles from './gifts-card.module.css';

type Award = GoodsDetail['goods_marketing_award'];

interface GiftRow {
  tag: string;
  title: string;
}

const textRows = ({ integral, balance }: Award, pointsWord: string): GiftRow[] =>
  [
    { tag: `送${pointsWord}`, title: integral.title },
    { tag: '赠余额', title: balance.title },
  ].filter(({ title }) => title !== '');

function CardRows({ list }: { list: Award['card']['list'] }) {
  return list.map(({ card_id, name, number, pic_url, description }) => (
    <li key={`card-${card_id}`}>
      <ItemRow
        lead={<Cover source={pic_url} size={96} isRound />}
        title={<b>{name}</b>}
        notes={[description.replace(/<[^>]*>/g, '')]}
        trail={`x${number}`}
      />
    </li>
  ));
}

function CouponRows({ list }: { list: Award['coupon']['list'] }) {
  return list.map((coupon) => {
    return (
      <li key={`coupon-${coupon.coupon_id}`}>
        <ItemRow
          lead={<b className={styles.figure}>{couponWorth(coupon)}</b>}
          title={<b>{coupon.name}</b>}
          notes={[coupon.rule]}
          trail={`x${coupon.number}`}
        />
      </li>
    );
  });
}

export function GiftsCard({ award }: { award: Award }) {
  const [isOpen, setIsOpen] = useState(false);
  const texts = textRows(award, usePointsWord());
  const given = [
    { tag: '赠卡券', title: award.card.list.length > 0 ? award.card.title : '' },
    { tag: '赠优惠券', title: award.coupon.list.length > 0 ? award.coupon.title : '' },
  ].filter(({ title }) => title !== '');
  if (texts.length + given.length === 0) return null;
  return (
    <Card>
      <FactRow label="赠送" lines={2} onTap={() => setIsOpen(true)}>
        {[...texts, ...given].map(({ tag, title }) => (
          <span key={tag} className={styles.line}>
            <Tag tone="outline">{tag}</Tag> {title}
          </span>
        ))}
      </FactRow>
      <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title="购买赠送">
        <ul>
          {texts.map(({ tag, title }) => (
            <li key={tag}>
              <ItemRow lead={<Tag tone="outline">{tag}</Tag>} title={title} />
            </li>
          ))}
          <CardRows list={award.card.list} />
          <CouponRows list={award.coupon.list} />
        </ul>
      </Sheet>
    </Card>
  );
}
