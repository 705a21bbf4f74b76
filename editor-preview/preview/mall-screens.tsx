// The screens where shoppers buy, with goods of the mall: what its colours become there. Nothing in them acts.
import { fenOf, moneyOfFen, moneyText } from '~/domain/money';
import { ORDER_ACTIONS } from '~/domain/order-status';
import { displayOf } from '~/renderer/mall-display';
import { defaultGoodsList, type DefaultGoodsListData } from '~/schemas/api/default.gen';
import { coerce } from '~/schemas/shape';
import { ActionBar } from '~/ui/action-bar/action-bar';
import { Button } from '~/ui/button/button';
import { BarIcon, BuyRow } from '~/ui/buy-row/buy-row';
import { Card } from '~/ui/card/card';
import { Facts } from '~/ui/facts/facts';
import { ALL_SHOWN, goodsSummary } from '~/ui/goods-list/goods-summary';
import { OrderGoodsLine } from '~/ui/order-goods-line/order-goods-line';
import { Picture } from '~/ui/picture/picture';
import { Price } from '~/ui/price/price';
import { StruckPrice } from '~/ui/price/struck-price';
import { StatusPage } from '~/ui/status-page/status-page';
import { Tag } from '~/ui/tag/tag';
import type { PageHead } from '../frame/messages';
import { configOf } from './preview-host';
import styles from './mall-screens.module.css';

type Goods = DefaultGoodsListData['list'][number];

/** Of a mall that has no goods yet. */
const EXAMPLE = {
  name: '示例商品',
  price: '128.00',
  price_content: moneyText(128),
  original_price: '168.00',
};

/** As many as an order shows without folding them. */
const MOST = 2;

const nothing = () => undefined;

function goodsOf({ goods = [] }: PageHead): Goods[] {
  const rows = goods.length === 0 ? [{ ...EXAMPLE, goods_stock: 1 }] : goods.slice(0, MOST);
  return (coerce(defaultGoodsList.answer, { list: rows }) as DefaultGoodsListData).list;
}

const BuyButtons = () => (
  <BuyRow
    icons={
      <>
        <BarIcon icon="home" text="首页" onTap={nothing} />
        <BarIcon icon="heart-filled" text="已收藏" isPressed onTap={nothing} />
      </>
    }
  >
    <Button kind="secondary" size="wide">
      加入购物车
    </Button>
    <Button kind="primary" size="wide">
      立即购买
    </Button>
  </BuyRow>
);

function GoodsScreen({ page, goods }: { page: PageHead; goods: Goods }) {
  const shown = goodsSummary(goods, { mall: displayOf(configOf(page)), block: ALL_SHOWN });
  return (
    <>
      <Picture source={shown.pictureUrl} alt="" loading="first" />
      <Card isPadded>
        <div className={styles['info']}>
          <p className={styles['line']}>
            <Price text={shown.priceText} size={56} />
            <Tag tone="tint">会员价</Tag>
            <StruckPrice text={shown.originalPriceText ?? ''} beside={shown.priceText} size={28} />
          </p>
          <h2 className={styles['name']}>{shown.name}</h2>
          <p className={styles['line']}>
            <Tag tone="fill">预售</Tag>
            <Tag tone="outline">送积分</Tag>
          </p>
        </div>
      </Card>
      <div className={styles['bottom']}>
        <BuyButtons />
      </div>
    </>
  );
}

function Sums({ goods }: { goods: readonly Goods[] }) {
  const fen = goods.reduce((sum, { price }) => sum + fenOf(price), 0);
  const total = <Price text={moneyOfFen(fen)} size={36} />;
  return (
    <Card>
      <Facts facts={[{ label: '合计', value: total, isTotal: true }]} />
    </Card>
  );
}

const OrderScreen = ({ goods }: { goods: readonly Goods[] }) => (
  <>
    <StatusPage icon="wallet" status="待付款" hint="请在规定时间内完成付款，超时订单将自动取消">
      <Card isPadded>
        <div className={styles['info']}>
          {goods.map(({ id, name, cover_pic: picture, price }) => (
            <OrderGoodsLine
              key={id}
              name={name}
              pictureUrl={picture}
              specification=""
              quantity={1}
              original={price}
              memberDiscount={0}
            />
          ))}
        </div>
      </Card>
      <Sums goods={goods} />
    </StatusPage>
    <div className={styles['bottom']}>
      <ActionBar>
        <Button kind="outline" size="compact">
          {ORDER_ACTIONS.cancel}
        </Button>
        <Button kind="primary" size="compact">
          {ORDER_ACTIONS.pay}
        </Button>
      </ActionBar>
    </div>
  </>
);

export default function MallScreen({ page }: { page: PageHead }) {
  const goods = goodsOf(page);
  const [first] = goods;
  return (
    <article className={styles['screen']}>
      {page.shows === 'goods' && first !== undefined ? (
        <GoodsScreen page={page} goods={first} />
      ) : (
        <OrderScreen goods={goods} />
      )}
    </article>
  );
}
