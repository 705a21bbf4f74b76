// Parts of an after-sale's detail: progress, parcels, where to return, what was asked for.
import { moneyText } from '~/domain/money';
import { carry } from '../../../engine/carrying';
import { REFUND_TYPES, refundState } from '~/domain/refund-status';
import { refundSteps } from '~/domain/refund-steps';
import * as to from '~/domain/screen-links.gen';
import { parseServerTime } from '~/domain/time';
import type { RefundDetailData } from '~/schemas/api/refund.gen';
import { Card } from '~/ui/card/card';
import { CardHead } from '~/ui/card/card-head';
import { Facts } from '~/ui/facts/facts';
import { Icon } from '~/ui/icon/icon';
import { ItemRow } from '~/ui/item-row/item-row';
import { Steps } from '~/ui/steps/steps';
import { CopyButton } from '../../../blocks/copy-button/copy-button';
import { OrderGoodsLine, specificationOf } from '~/ui/order-goods-line/order-goods-line';
import { PictureRow } from '../../../blocks/picture-row/picture-row';
import { useOffered } from '../../../services/offered';
import styles from '../../../blocks/orders/refund.module.css';

export type Refund = RefundDetailData['detail'];

export function Progress({ refund }: { refund: Refund }) {
  const steps = refundSteps(refund).map(({ time, ...step }) => ({ ...step, note: time.slice(5, 16) }));
  return (
    <Card label="售后进度">
      <Steps label="售后进度" steps={steps} />
    </Card>
  );
}

interface ParcelProps {
  label: string;
  express: string;
  expressNo: string;
  customerName: string;
  /** Words where it was not sent by a carrier. */
  otherwise: string;
  refund: Refund;
}

function ParcelCard({ label, express, expressNo, customerName, otherwise, refund }: ParcelProps) {
  if (expressNo === '')
    return otherwise === '' ? null : (
      <Card label={label}>
        <ItemRow lead={<Icon name="truck" size={40} />} title={label} notes={[otherwise]} />
      </Card>
    );
  const follow = () =>
    carry(to.orderExpressDetail, {
      query: { express, cover_pic: refund.goods_info.pic_url },
      carried: { express_no: expressNo, customer_name: customerName },
    });
  return (
    <Card label={label}>
      <ItemRow
        lead={<Icon name="truck" size={40} />}
        title={label}
        notes={[`${express} ${expressNo}`]}
        onTap={follow}
      />
    </Card>
  );
}

/** What the shop sends in exchange, and what has been sent back. */
export function Parcels({ refund }: { refund: Refund }) {
  const isExchanged = refundState(refund) === 'exchanged';
  return (
    <>
      {isExchanged ? (
        <ParcelCard
          label="换货物流"
          express={refund.merchant_express}
          expressNo={refund.merchant_express_no}
          customerName={refund.merchant_customer_name}
          otherwise={refund.merchant_express_content || '其它方式'}
          refund={refund}
        />
      ) : null}
      <ParcelCard
        label="退货物流"
        express={refund.express}
        expressNo={refund.express_no}
        customerName={refund.customer_name}
        otherwise=""
        refund={refund}
      />
    </>
  );
}

/** Where to return; nothing before the shop has said so. */
export function ReturnPlace({ refund }: { refund: Refund }) {
  const { refund_name: name, refund_mobile: mobile, refund_address: address, refund_remark: note } = refund;
  if (address === '') return null;
  return (
    <Card label="退货地址">
      <CardHead title="收件人信息">
        <CopyButton text={`${name} ${mobile} ${address}`} label="复制退货地址" />
      </CardHead>
      <ItemRow
        isRuled
        lead={<Icon name="location" size={40} />}
        title={
          <strong>
            {name} {mobile}
          </strong>
        }
        notes={[address, note === '' ? '' : `商家备注：${note}`]}
      />
    </Card>
  );
}

export function GoodsCard({ refund }: { refund: Refund }) {
  const { goods_info: goods } = refund;
  return (
    <Card label="商品">
      <CardHead title={refund.platform} lead={<Icon name="store" size={32} />} isRuled />
      <div className={styles.line}>
        <OrderGoodsLine
          name={goods.name}
          pictureUrl={goods.pic_url}
          specification={specificationOf(goods.attr_list)}
          quantity={goods.num}
          original={goods.total_original_price}
          memberDiscount={goods.member_discount_price}
        />
      </div>
    </Card>
  );
}

const red = (text: string) => <span className={styles.money}>{text}</span>;

/** What was asked for and what came of it; facts without a value are left out. */
function factsOf(refund: Refund) {
  const { refund_data: chosen } = refund;
  const isExchange = refund.type === REFUND_TYPES.exchange;
  const isPaid = refund.is_refund === 1;
  return [
    { label: '售后类型', text: refund.refund_type_text },
    { label: '申请件数', text: refund.num > 0 ? `${refund.num}件` : '' },
    { label: '换货规格', text: isExchange ? (refund.exchange_attr ?? '') : '' },
    { label: '货物状态', text: chosen.goods_status },
    { label: isExchange ? '换货原因' : '退款原因', text: chosen.cause },
    { label: '申请退款', text: isExchange ? '' : moneyText(refund.refund_price), isRed: true },
    { label: '实际退款', text: isPaid ? moneyText(refund.reality_refund_price) : '', isRed: true },
    { label: '退回方式', text: isPaid ? refund.pay_back_text : '' },
    { label: '备注信息', text: refund.remark },
    { label: '联系方式', text: refund.mobile },
    { label: '商家留言', text: refund.merchant_remark, isRed: true },
    { label: '申请时间', text: refund.created_at },
    { label: '处理时间', text: parseServerTime(refund.status_time) === null ? '' : refund.status_time },
  ]
    .filter(({ text }) => text !== '')
    .map(({ label, text, isRed = false }) => ({ label, value: isRed ? red(text) : text }));
}

export function AskedCard({ refund }: { refund: Refund }) {
  const number = (
    <span className={styles.copy}>
      {refund.order_no} <CopyButton text={refund.order_no} label="复制售后编号" />
    </span>
  );
  return (
    <Card label="售后信息">
      <CardHead title="售后信息" />
      <Facts facts={[...factsOf(refund), { label: '售后编号', value: number }]} />
      <div className={styles.pictures}>
        <PictureRow pictures={refund.pic_list} label="凭证图片" />
      </div>
    </Card>
  );
}

/** The order, and the other requests of the same line. */
export function Related({ refund }: { refund: Refund }) {
  const { order_id: id, order_detail_id } = refund;
  const isOffered = useOffered();
  return (
    <Card label="相关订单">
      <ItemRow title="查看订单" href={`#${to.orderDetail({ id })}`} />
      {isOffered(to.orderRefundHistory.path) ? (
        <ItemRow isRuled title="售后记录" href={`#${to.orderRefundHistory({ id, order_detail_id })}`} />
      ) : null}
    </Card>
  );
}
