// The first card of the goods page: name, prices, sales, limits, sharing.
import { type ReactNode, useState } from 'react';
import { isPageLink, resolveLink } from '~/domain/links';
import { salesText } from '~/domain/price';
import * as to from '~/domain/screen-links.gen';
import { vipTagText } from '~/domain/vip-tag';
import type { GoodsDetail } from '~/schemas/api/goods.gen';
import { SuperVip } from '~/ui/goods/super-vip';
import { Icon } from '~/ui/icon/icon';
import { Price } from '~/ui/price/price';
import { StruckPrice } from '~/ui/price/struck-price';
import { Tag } from '~/ui/tag/tag';
import { lazyPart } from '~/renderer/lazy-part';
import { Card } from '~/ui/card/card';
import { useMallDisplay } from '../../state/mall-display';
import { openLink } from '../../flows/open-link';
import { open } from '../../engine/navigation';
import { useAction } from '../../engine/use-action';
import { type GoodsFigures, goodsFigures } from './goods-figures';
import styles from './info-card.module.css';

function Prices({ figures, goods }: { figures: GoodsFigures; goods: GoodsDetail }) {
  const mall = useMallDisplay();
  const vipText = mall.isSuperVipShown ? vipTagText(goods.vip_card_appoint) : '';
  return (
    <div className={styles.prices}>
      <p className={styles.line}>
        <Price text={figures.price} size={goods.is_negotiable === 1 ? 48 : 56} />
        {figures.isMemberPrice ? <Tag tone="tint">会员价</Tag> : null}
        <StruckPrice text={figures.struck} beside={figures.price} size={28} />
        {figures.couponPrice === '' ? null : <Tag tone="outline">券后 {figures.couponPrice}</Tag>}
      </p>
      {figures.normalPrice === '' ? null : (
        <p className={styles.line}>
          <span className={styles.meta}>普通价</span>
          <Price text={figures.normalPrice} size={32} tone="text" />
        </p>
      )}
      {vipText === '' ? null : <SuperVip text={vipText} />}
    </div>
  );
}

/** Tags for a minimum and a limit. */
function limitsOf(goods: GoodsDetail): string[] {
  const unit = goods.unit || '件';
  const minimum = goods.min_number > 1 ? `${goods.min_number}${unit}起售` : '';
  const limit = goods.limit_buy.status === 1 ? goods.limit_buy.text || goods.limit_buy.msg : '';
  return [minimum, limit].filter((text) => text !== '');
}

function JoinStrip({ price }: { price: string }) {
  const link = resolveLink(to.memberCentre.path);
  if (price === '' || link === null || !isPageLink(link)) return null;
  return (
    <button type="button" className={styles.join} onClick={() => openLink(to.memberCentre.path)}>
      <span>加入会员，享会员价 {price}</span>
      <span className={styles.more}>
        了解更多
        <Icon name="chevron-right" size={24} />
      </span>
    </button>
  );
}

/** What a poster of these goods is made of, and the finished picture. */
export interface PosterEndpoints {
  config: { readonly route: string };
  generate: { readonly route: string };
}

const openPoster = (goodsId: number, { config, generate }: PosterEndpoints): void =>
  open(to.posterGoods({ goods_id: goodsId, poster_config: config.route, poster_generate: generate.route }));

const ShareSheet = lazyPart('blocks/share-sheet', async () => ({
  default: (await import('../poster/share-sheet')).ShareSheet,
}));

function ShareButton({ goodsId, poster }: { goodsId: number; poster: PosterEndpoints | null }) {
  const [sheet, setSheet] = useState<'unloaded' | 'open' | 'closed'>('unloaded');
  const opening = useAction(async () => {
    await ShareSheet.arrives();
    setSheet('open');
  });
  return (
    <>
      <button type="button" className={`${styles.share} hit-area`} onClick={() => void opening.run()}>
        <Icon name="share" size={28} />
        分享
      </button>
      {sheet === 'unloaded' ? null : (
        <ShareSheet
          isOpen={sheet === 'open'}
          onClose={() => setSheet('closed')}
          {...(poster === null
            ? {}
            : { poster: { text: '生成商品海报', open: () => openPoster(goodsId, poster) } })}
        />
      )}
    </>
  );
}

interface InfoCardProps {
  goods: GoodsDetail;
  /** Null where there is none to make. */
  poster: PosterEndpoints | null;
  /** In place of the mall's prices. */
  prices?: ReactNode;
  tags?: ReactNode;
}

export function InfoCard({ goods, poster, prices, tags }: InfoCardProps) {
  const mall = useMallDisplay();
  const [nowMs] = useState(Date.now);
  const figures = goodsFigures(goods, { ...mall, nowMs });
  const limits = limitsOf(goods);
  // A hidden sales figure is delivered as 0.
  const isSalesShown = mall.isSalesShown && goods.is_sales === 1 && goods.sales > 0;
  return (
    <Card isPadded>
      <div className={styles.card}>
        {prices ?? <Prices figures={figures} goods={goods} />}
        <div className={styles.naming}>
          <div className={styles.words}>
            <h2 className={styles.name}>{goods.name}</h2>
            {goods.subtitle === '' ? null : <p className={styles.subtitle}>{goods.subtitle}</p>}
          </div>
          <ShareButton goodsId={goods.id} poster={poster} />
        </div>
        <p className={styles.meta}>
          {isSalesShown ? <span>{salesText(goods.sales, goods.unit || '件')}</span> : null}
          {limits.map((text) => (
            <Tag key={text} tone="tint">
              {text}
            </Tag>
          ))}
          {tags}
        </p>
        <JoinStrip price={figures.offeredMemberPrice} />
      </div>
    </Card>
  );
}
