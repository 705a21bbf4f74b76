// The state of an invoice with its facts, its file, and the actions that its state allows.
import { type ReactNode, useState } from 'react';
import {
  invoiceTypeText,
  isInvoiceOpen,
  isInvoiceWaiting,
  MEDIUM_TEXTS,
  TITLE_TYPES,
} from '~/domain/invoice';
import { INVOICE_STATUSES, invoiceStatusText } from '~/domain/invoice-status';
import { isSafeUrl } from '~/domain/links';
import { moneyOfFen, moneyText } from '~/domain/money';
import * as to from '~/domain/screen-links.gen';
import { isEmail } from '~/domain/validators';
import {
  type InvoiceOrder,
  type InvoiceOrderData,
  type InvoiceRow,
  invoiceSendEmail,
  invoiceWithdraw,
} from '~/schemas/api/invoice.gen';
import { ActionBar } from '~/ui/action-bar/action-bar';
import { Button } from '~/ui/button/button';
import { Card } from '~/ui/card/card';
import { CardHead } from '~/ui/card/card-head';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { type Fact, Facts } from '~/ui/facts/facts';
import { TapRow } from '~/ui/field/tap-row';
import { Icon, type IconName } from '~/ui/icon/icon';
import { ItemRow } from '~/ui/item-row/item-row';
import { Result } from '~/ui/result/result';
import { AskDialog } from '../../blocks/ask-dialog/ask-dialog';
import { CopyButton } from '../../blocks/copy-button/copy-button';
import { PictureRow } from '../../blocks/picture-row/picture-row';
import { BottomBar } from '../../engine/bottom-bar';
import { open } from '../../engine/navigation';
import { useAction } from '../../engine/use-action';
import { call } from '../../services/http';
import { confirmDialog, toast } from '../../state/overlays';
import type { InvoiceProps } from './of-order';
import { leftFenOf } from './places';

const HINTS: Readonly<Record<InvoiceRow['status'], string>> = {
  0: '商家正在审核您的开票申请',
  1: '商家已通过审核，正在开具发票',
  2: '发票已开具',
  3: '您已撤回开票申请，可重新申请',
  4: '发票已红冲，可重新申请开票',
  5: '商家驳回了开票申请，请修改后重新提交',
  6: '已重新提交，商家正在审核',
};
const MARKS: Partial<Record<InvoiceRow['status'], IconName>> = {
  2: 'check',
  3: 'close',
  4: 'close',
  5: 'close',
};

/** Nothing is left to ask for once all was given back. */
function hintOf({ status, refusal }: InvoiceRow, leftFen: number): string {
  if (refusal !== '') return `驳回原因：${refusal}`;
  return status === INVOICE_STATUSES.redFlushed && leftFen === 0
    ? '订单已全额退款，发票已红冲'
    : HINTS[status];
}

const shown = (time: string): string => (time.startsWith('0000') ? '' : time);

function factsOf(invoice: InvoiceRow, { order }: InvoiceOrderData): Fact[] {
  const texts: ReadonlyArray<readonly [label: string, value: string]> = [
    ['抬头类型', invoice.title_type === TITLE_TYPES.company ? '企业' : '个人'],
    ['发票抬头', invoice.buyer_title],
    ['税号', invoice.buyer_taxpayer_num],
    ['注册地址', invoice.buyer_address],
    ['注册电话', invoice.buyer_phone],
    ['开户银行', invoice.buyer_bank_name],
    ['银行账号', invoice.buyer_bank_account],
    ['发票类型', `${invoiceTypeText(invoice.invoice_type_code)}（${MEDIUM_TEXTS[invoice.medium]}）`],
    ['发票内容', '商品明细'],
    ['接收邮箱', invoice.buyer_email],
    ['备注', invoice.remarks],
    ['发票号码', invoice.invoice_id],
    ['申请时间', invoice.add_time],
    ['重新申请时间', shown(invoice.resubmit_time)],
    // While it waits, this is still the time of the former review.
    ['审核时间', isInvoiceWaiting(invoice.status) ? '' : shown(invoice.examine_time)],
  ];
  return [
    ...texts.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value })),
    { label: '开票金额', value: moneyText(order.total_pay_price), isTotal: true },
  ];
}

/** Given back after it was issued: what it says is too much until the shop issues another one. */
function RefundedNote({ status, order }: { status: InvoiceRow['status']; order: InvoiceOrder }) {
  const { refunded_price: refunded } = order;
  if (Number(refunded) <= 0) return null;
  const leftFen = leftFenOf(order);
  const isFlushed = status === INVOICE_STATUSES.redFlushed;
  const next = isFlushed ? `可按${moneyOfFen(leftFen)}重新开票` : '请联系商家红冲后重新开票';
  const end = isFlushed ? '发票已红冲' : '请联系商家红冲';
  const notes = [`已退${moneyText(refunded)}，${leftFen > 0 ? next : end}`];
  return <ItemRow isRuled title="开票后发生退款" notes={notes} />;
}

const PICTURE_FILE = /\.(?:svg|png|jpe?g|webp)$/i;

/** A picture is looked at in the mall; any other file lies outside of it, and its address is shown first. */
function filePlace(address: string): string {
  if (PICTURE_FILE.test(new URL(address).pathname)) return `#${to.previewImage({ urls: address })}`;
  return `#${to.web({ url: address })}`;
}

function File({ invoice }: { invoice: InvoiceRow }) {
  const isFiled = isSafeUrl(invoice.pdf_url);
  const href = isFiled ? new URL(invoice.pdf_url, document.baseURI).href : '';
  if (invoice.pdf_img === '' && href === '') return null;
  return (
    <Card label="发票文件">
      <CardHead title="发票文件" isRuled>
        {href === '' ? null : <CopyButton text={href}>复制下载链接</CopyButton>}
      </CardHead>
      <PictureRow pictures={invoice.pdf_img === '' ? [] : [invoice.pdf_img]} label="发票" />
      {href === '' ? null : <TapRow label="电子发票" value="打开" href={filePlace(href)} />}
    </Card>
  );
}

function Mail({ invoice, onSent }: { invoice: InvoiceRow; onSent: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  const { run, isBusy } = useAction(async (email: string) => {
    await call(invoiceSendEmail, { id: invoice.id, email });
    toast('发送成功', { icon: 'success' });
    onSent();
  });
  return (
    <>
      <Button kind="primary" size="wide" isBusy={isBusy} onClick={() => setIsAsking(true)}>
        发送到邮箱
      </Button>
      <AskDialog
        isOpen={isAsking}
        title="发送到邮箱"
        label="邮箱"
        placeholder="请输入邮箱"
        confirmText="发送"
        type="email"
        initial={invoice.buyer_email}
        maxLength={100}
        problemOf={(text) => (isEmail(text) ? '' : '邮箱格式错误')}
        onConfirm={(email) => {
          setIsAsking(false);
          void run(email);
        }}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}

function Withdraw({ invoice, onDone }: { invoice: InvoiceRow; onDone: () => void }) {
  const { run, isBusy } = useAction(async () => {
    if (!(await confirmDialog('撤回后可修改并重新申请', { title: '撤回开票申请？' }))) return;
    await call(invoiceWithdraw, { id: invoice.id });
    toast('撤销成功');
    onDone();
  });
  return (
    <Button kind="outline" size="wide" isBusy={isBusy} onClick={() => void run()}>
      撤回申请
    </Button>
  );
}

const AskAgain = ({ invoice: { id, status } }: { invoice: InvoiceRow }) => (
  <Button kind="primary" size="wide" onClick={() => open(to.invoiceEdit({ id }))}>
    {status === INVOICE_STATUSES.redFlushed ? '重新申请开票' : '修改并重新申请'}
  </Button>
);

/** What the state allows; null where that is nothing, so that the screen has no bar. */
function actOf({ invoice, order }: InvoiceOrderData, onChanged: () => void): ReactNode {
  if (invoice === null) return null;
  const { status } = invoice;
  if (isInvoiceWaiting(status)) return <Withdraw invoice={invoice} onDone={onChanged} />;
  if (status === INVOICE_STATUSES.issued) return <Mail invoice={invoice} onSent={onChanged} />;
  return isInvoiceOpen(status, leftFenOf(order)) ? <AskAgain invoice={invoice} /> : null;
}

function NoInvoice({ order }: Pick<InvoiceOrderData, 'order'>) {
  if (leftFenOf(order) === 0) return <EmptyState text="该订单暂不能开票" />;
  return (
    <EmptyState
      text="该订单还没有申请发票"
      action={{ text: '申请开票', onTap: () => open(to.invoiceEdit({ order_id: order.id })) }}
    />
  );
}

export function InvoiceScreen({ data, reload }: InvoiceProps) {
  const { invoice, order } = data;
  if (invoice === null) return <NoInvoice order={order} />;
  const { status } = invoice;
  const act = actOf(data, () => void reload());
  return (
    <>
      <Card>
        <Result
          mark={<Icon name={MARKS[status] ?? 'clock'} size={72} />}
          isOpen={status !== INVOICE_STATUSES.issued}
          title={invoiceStatusText(status)}
          words={hintOf(invoice, leftFenOf(order))}
        />
      </Card>
      <File invoice={invoice} />
      <Card label="发票信息">
        <CardHead title="发票信息" />
        <Facts facts={factsOf(invoice, data)} />
        <RefundedNote status={status} order={order} />
        <TapRow label="所属订单" value={order.order_no} href={`#${to.orderDetail({ id: order.id })}`} />
        <TapRow label="开票记录" value="全部" href={`#${to.invoiceList({ status: 1 })}`} />
      </Card>
      {act === null ? null : (
        <BottomBar>
          <ActionBar>{act}</ActionBar>
        </BottomBar>
      )}
    </>
  );
}
