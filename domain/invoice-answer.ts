// What the shop may answer to an invoice in each state, and what the answer needs. The same for client and server (NS-06).
import { isInvoiceWaiting } from './invoice';
import { INVOICE_STATUSES, type InvoiceStatus } from './invoice-status';
import { isSafeUrl } from './links';

const { approved, issued, redFlushed, rejected } = INVOICE_STATUSES;

export type InvoiceAnswerStatus = typeof approved | typeof issued | typeof redFlushed | typeof rejected;

/** The states that may follow; a request may be issued without an approval before. */
export function invoiceAnswers(status: InvoiceStatus): readonly InvoiceAnswerStatus[] {
  if (isInvoiceWaiting(status)) return [approved, issued, rejected];
  if (status === approved) return [issued, rejected];
  return status === issued ? [redFlushed] : [];
}

export interface InvoiceAnswer {
  readonly status: InvoiceAnswerStatus;
  /** Why it is rejected. */
  readonly refusal: string;
  /** Number of the invoice that is issued. */
  readonly invoiceNo: string;
  readonly fileUrl: string;
  readonly pictureUrl: string;
}

/** The first problem of an answer, or null. */
export function invoiceAnswerProblem(answer: InvoiceAnswer, status: InvoiceStatus): string | null {
  if (!invoiceAnswers(status).includes(answer.status)) return '状态错误, 请刷新重试';
  if (answer.status === rejected && answer.refusal === '') return '驳回原因不能为空';
  if (answer.status !== issued) return null;
  if (answer.invoiceNo === '') return '发票号码不能为空';
  const urls = [answer.fileUrl, answer.pictureUrl].filter((url) => url !== '');
  return urls.every(isSafeUrl) ? null : '发票文件地址错误';
}
