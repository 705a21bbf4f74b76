// api/admin/invoice: the invoices that shoppers ask for, and the shop's answers.
import { adminInvoiceDetail, adminInvoiceIndex, adminInvoiceSave } from '~/schemas/api/admin-invoice.gen';
import { MallError } from '../../http/errors';
import { Reply, roleRoute, type Route } from '../../http/route';
import { pagination, pagingOf } from '../../http/wire';
import { answerInvoice, UNKNOWN } from './answer';
import { findInvoice, searchInvoices } from './rows';

const index = roleRoute(adminInvoiceIndex, async ({ db, params }) => {
  const paging = pagingOf(adminInvoiceIndex, params);
  const { list, total } = await searchInvoices(db, params, paging);
  return { list, pagination: pagination(paging, total) };
});

const detail = roleRoute(adminInvoiceDetail, async ({ db, params }) => {
  const found = await findInvoice(db, params.id);
  if (found === undefined) throw new MallError(UNKNOWN);
  return { detail: found };
});

const save = roleRoute(adminInvoiceSave, async ({ db, params, now }) => {
  const text = (value: string | undefined): string => (value ?? '').trim();
  const answer = {
    status: params.status,
    refusal: text(params.content),
    invoiceNo: text(params.invoice_id),
    fileUrl: text(params.pdf_url),
    pictureUrl: text(params.pdf_img),
  };
  await db.transaction().execute((trx) => answerInvoice(trx, { id: params.id, answer, now }));
  return new Reply(null, '处理成功');
});

export const routes: readonly Route[] = [index, detail, save];
