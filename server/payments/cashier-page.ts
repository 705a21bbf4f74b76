// Pages of the sandbox cashier, and messages on the way to a provider's one.
import { moneyOfFen } from '~/domain/money';
import { escapeHtml, hiddenFields, sandboxMessage, sandboxPage } from '../http/sandbox-page';
import type { H5Method } from '../ports/payment-provider';

interface Brand {
  name: string;
  colour: string;
}

const BRANDS: Readonly<Record<H5Method, Brand>> = {
  wechat_h5: { name: '微信支付', colour: '#067d3c' },
  alipay_h5: { name: '支付宝', colour: '#0e5fc4' },
};

export interface CashierView {
  method: H5Method;
  amountFen: number;
  title: string;
  tradeNo: string;
  /** Fields of the form that pays or cancels. */
  fields: Readonly<Record<string, string>>;
}

/** The page where the shopper pays or cancels. */
export function cashierPage({ method, amountFen, title, tradeNo, fields }: CashierView): string {
  const { name, colour } = BRANDS[method];
  return sandboxPage(
    `沙箱收银台 - ${name}`,
    `<span class="tag">沙箱收银台，不会真实扣款</span>
<section class="card"><h1 class="brand" style="color:${colour};font-size:18px">${name}</h1>
<p class="sum">${moneyOfFen(amountFen)}</p>
<dl><dt>商品</dt><dd>${escapeHtml(title)}</dd><dt>商户单号</dt><dd>${escapeHtml(tradeNo)}</dd></dl></section>
<form method="post">${hiddenFields(fields)}
<button name="act" value="pay" style="background:${colour}">确认支付</button>
<button name="act" value="cancel" class="cancel">取消支付</button></form>`,
  );
}

/** A message instead of a payment, with the way back where there is one. */
export const messagePage = (words: string, backUrl: string | null): string =>
  sandboxMessage({ title: '沙箱收银台', words, backUrl });

/** As `messagePage`, on the way to a cashier that is real. */
export const cashierMessage = (words: string, backUrl: string | null): string =>
  sandboxMessage({ title: '收银台', words, backUrl });
