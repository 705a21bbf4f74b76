// The invoices of a shopper's orders.
import {
  invoiceDetail,
  invoiceEdit,
  invoiceInvoiceList,
  type InvoiceInvoiceListParams,
  invoiceInvoicing,
  type InvoiceInvoicingParams,
  invoiceList as invoiceListEndpoint,
  invoiceOrder,
  invoiceOrderList,
  invoiceSendEmail,
  invoiceWithdraw,
} from '~/schemas/api/invoice.gen';
import { MallError } from '../../http/errors';
import { consumeRateLimit } from '../../http/rate-limit';
import { type LoginCall, loginRoute, Reply, type Route } from '../../http/route';
import { type MessageGateway, outboxGateway } from '../../messages/gateway';
import { H5_METHODS } from '../../ports/payment-provider';
import { readPermissions } from '../../settings/permissions';
import { askInvoice, mailInvoice, withdrawInvoice } from './acts';
import { orderInvoice } from './detail';
import { invoiceList, invoiceOrders } from './lists';

/** Where the mall has switched invoices off, none is asked for; what was asked for before stays readable. */
async function isOffered({ db, plugins }: Pick<LoginCall<unknown>, 'db' | 'plugins'>): Promise<boolean> {
  return (await readPermissions(db, plugins)).has('invoice');
}

async function ask({
  db,
  user,
  params,
  now,
  plugins,
}: LoginCall<InvoiceInvoicingParams>): Promise<Reply<null>> {
  if (!(await isOffered({ db, plugins }))) throw new MallError('商城未开通发票');
  await db.transaction().execute((trx) => askInvoice(trx, params, { userId: user.id, now }));
  return new Reply(null, '申请成功');
}

const listOwn = ({ db, user, params }: LoginCall<InvoiceInvoiceListParams>) =>
  invoiceList(db, { ...params, userId: user.id });

// Newer clients name these routes api/invoice.
const invoicing = loginRoute(invoiceInvoicing, (call) => ask(call));
const edit = loginRoute(invoiceEdit, (call) => ask(call));
const invoices = loginRoute(invoiceInvoiceList, (call) => listOwn(call));
const list = loginRoute(invoiceListEndpoint, (call) => listOwn(call));

const detail = loginRoute(invoiceDetail, async ({ db, user, params }) => {
  const { invoice, order: invoiced } = await orderInvoice(db, params, user.id);
  if (invoice === null) throw new MallError('参数有误');
  return { detail: { ...invoice, order: invoiced } };
});

const orders = loginRoute(invoiceOrderList, async ({ db, user, params, plugins }) =>
  invoiceOrders(db, { ...params, userId: user.id, isOffered: await isOffered({ db, plugins }) }),
);

const order = loginRoute(invoiceOrder, ({ db, user, params }) => orderInvoice(db, params, user.id));

const withdraw = loginRoute(invoiceWithdraw, async ({ db, user, params, now }) => {
  await db.transaction().execute((trx) => withdrawInvoice(trx, { id: params.id, userId: user.id, now }));
  return new Reply(null, '撤销成功');
});

const MAILS_HOURLY = 10;

/** No mail leaves the outbox, so that it stands in for a gateway only as long as the cashiers are sandboxes as well. */
function mailGateway({ payments, dataFolder }: LoginCall<unknown>): MessageGateway | null {
  const providers = H5_METHODS.map((method) => payments.provider(method));
  return providers.every(({ name }) => name === 'sandbox') ? outboxGateway(dataFolder) : null;
}

const sendEmail = loginRoute(invoiceSendEmail, async (call) => {
  const { db, user, params, now } = call;
  await consumeRateLimit(db, { key: `invoice-mail:${user.id}`, count: MAILS_HOURLY, windowSeconds: 3600 });
  const acting = { id: params.id, userId: user.id, now };
  const gateway = mailGateway(call);
  await db.transaction().execute((trx) => mailInvoice(trx, acting, { email: params.email, gateway }));
  return new Reply(null, '发送成功');
});

export const routes: readonly Route[] = [
  invoicing,
  edit,
  invoices,
  list,
  detail,
  orders,
  order,
  withdraw,
  sendEmail,
];
