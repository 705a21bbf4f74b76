// Choosing the kind of an after-sale of one line, and its form.
import { useState } from 'react';
import { isRecord } from '~/domain/record';
import { textOf } from '~/domain/coercion';
import { fenOf, textFromFen } from '~/domain/money';
import { openPieces } from '~/domain/refund-request';
import {
  GOODS_STATUSES,
  maxRefundFen,
  REFUND_TYPE_TEXTS,
  REFUND_TYPES,
  refundShare,
  type RefundType,
} from '~/domain/refund-status';
import * as to from '~/domain/screen-links.gen';
import { type RefundApplyData, refundSubmit } from '~/schemas/api/refund.gen';
import { ActionBar } from '~/ui/action-bar/action-bar';
import { Button } from '~/ui/button/button';
import { Card } from '~/ui/card/card';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { FieldRow } from '~/ui/field/field-row';
import { ItemRow } from '~/ui/item-row/item-row';
import { Stepper } from '~/ui/stepper/stepper';
import { OrderGoodsLine, specificationOf } from '~/ui/order-goods-line/order-goods-line';
import type { LoadedProps } from '../../../engine/archetypes/detail';
import { BottomBar } from '../../../engine/bottom-bar';
import { back, redirect } from '../../../engine/navigation';
import { useTitle } from '../../../engine/screen-context';
import { callFor } from '../../../services/http';
import { loadUserInfo } from '../../../services/shopper';
import { toast } from '../../../state/overlays';
import { showNewest } from './refund-acts';
import { causesOf, RequestFields } from './request-fields';
import { TypeField, typeName, typesOf } from './type-field';
import { useRequest } from './use-request';
import styles from '../../../blocks/orders/refund.module.css';

type Detail = RefundApplyData['detail'];

function GoodsCard({ detail }: { detail: Detail }) {
  const { goods_info: goods, num, total_original_price, member_discount_price } = detail;
  return (
    <Card label="商品">
      <div className={styles.line}>
        <OrderGoodsLine
          name={goods.name}
          pictureUrl={goods.pic_url}
          specification={specificationOf(goods.attr_list)}
          quantity={num}
          original={total_original_price}
          memberDiscount={member_discount_price}
        />
      </div>
    </Card>
  );
}

const Nothing = () => (
  <EmptyState text="该商品暂不支持售后" drawing="orders" action={{ text: '返回', onTap: back }} />
);

/** The form takes this screen's place: it can change the kind itself, and Back leads to the order. */
export function ChooseTypeScreen({ data: { detail } }: LoadedProps<RefundApplyData, unknown>) {
  const types = typesOf(detail);
  if (types.length === 0) return <Nothing />;
  return (
    <>
      <GoodsCard detail={detail} />
      <Card label="售后类型">
        <ul>
          {types.map((type) => (
            <li key={type}>
              <ItemRow
                title={<strong>{REFUND_TYPE_TEXTS[type].name}</strong>}
                notes={[REFUND_TYPE_TEXTS[type].hint]}
                onTap={() => redirect(to.orderRefund({ id: detail.id, type: String(type) }))}
              />
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}

/** The most for some of the open pieces. */
const maxOf = (detail: Detail, num: number): number =>
  maxRefundFen({
    shareFen: refundShare({
      total: fenOf(detail.total_price),
      lineNum: Number(detail.num),
      usedNum: detail.used_num,
      num,
    }),
    leftFen: fenOf(detail.left_price ?? detail.total_price),
  });

const textIn = (record: unknown, name: string): string => (isRecord(record) ? textOf(record[name]) : '');

/** Why it cannot be more: discounts are shared out among the goods, delivery stays paid. */
function whyOf(detail: Detail, maxFen: number): string {
  const freight = textIn(detail.order, 'express_price');
  const isDiscounted = fenOf(detail.total_price) < fenOf(detail.total_original_price);
  return [
    `最多可退款￥${textFromFen(maxFen)}`,
    isDiscounted ? '优惠已按商品分摊' : '',
    fenOf(freight) > 0 ? `不含运费￥${freight}` : '',
  ]
    .filter((part) => part !== '')
    .join('，');
}

function useApply({ detail }: RefundApplyData, type: RefundType, num: number) {
  const maxFen = maxOf(detail, num);
  const request = useRequest({
    kind: type,
    maxFen,
    initial: {
      refund_price: textFromFen(maxFen),
      mobile: textIn(detail.order, 'mobile'),
      goods_status: detail.is_confirm === '1' ? GOODS_STATUSES[1] : '',
    },
    submit: async ({ goods_status, refund_price, ...values }, pictures) => {
      const { msg } = await callFor(refundSubmit, {
        ...values,
        id: Number(detail.id),
        type,
        num,
        pic_list: pictures,
        refund_price: type === REFUND_TYPES.exchange ? '0' : refund_price,
        ...(type === REFUND_TYPES.refundOnly ? { goods_status } : {}),
      });
      toast(msg || '提交成功, 请等待商家处理', { icon: 'success' });
      void loadUserInfo(true);
      await showNewest(Number(detail.order_id), Number(detail.id));
    },
  });
  return { request, maxFen };
}

function ApplyForm({
  data,
  types,
  first,
}: {
  data: RefundApplyData;
  types: RefundType[];
  first: RefundType;
}) {
  const { detail, list } = data;
  const [type, setType] = useState(first);
  const most = openPieces(detail);
  const [num, setNum] = useState(most);
  const { request, maxFen } = useApply(data, type, num);
  const { form } = request;
  useTitle(typeName(type));
  return (
    <form noValidate onSubmit={form.submit}>
      <GoodsCard detail={detail} />
      <RequestFields
        request={request}
        choices={list}
        causes={causesOf(list, type, form.values.goods_status)}
        why={whyOf(detail, maxFen)}
      >
        {types.length > 1 ? <TypeField types={types} type={type} form={form} onChange={setType} /> : null}
        {most > 1 ? (
          <FieldRow
            label="申请件数"
            trailing={<Stepper label="申请件数" value={num} max={most} onChange={setNum} />}
          >
            <span className={styles.most}>最多{most}件</span>
          </FieldRow>
        ) : null}
      </RequestFields>
      <BottomBar>
        <ActionBar>
          <Button kind="primary" size="wide" isBusy={form.isBusy} onClick={() => form.submit()}>
            提交
          </Button>
        </ActionBar>
      </BottomBar>
    </form>
  );
}

export function ApplyScreen({ data, query }: LoadedProps<RefundApplyData, { type: string }>) {
  const types = typesOf(data.detail);
  const [fallback] = types;
  if (fallback === undefined || openPieces(data.detail) === 0) return <Nothing />;
  const wanted = types.find((type) => String(type) === query.type);
  return <ApplyForm data={data} types={types} first={wanted ?? fallback} />;
}
