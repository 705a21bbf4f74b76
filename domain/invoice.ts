// Invoices: their kinds, their states, and what a shopper may do in each. The same for client and server (NS-06).
import { INVOICE_STATUSES, type InvoiceStatus } from './invoice-status';

/** Title types on the wire. */
export const TITLE_TYPES = { personal: 1, company: 2 } as const;
export type TitleType = 1 | 2;

export const INVOICE_TYPE_CODES = ['004', '007', '025', '026', '028', '032'] as const;
export type InvoiceTypeCode = (typeof INVOICE_TYPE_CODES)[number];

const TYPES: Readonly<Record<InvoiceTypeCode, { text: string; isPaper?: boolean; isSpecial?: boolean }>> = {
  '004': { text: '增值税专用发票', isPaper: true, isSpecial: true },
  '007': { text: '增值税普通发票', isPaper: true },
  '025': { text: '增值税普通发票（卷票）', isPaper: true },
  '026': { text: '增值税电子普通发票' },
  '028': { text: '增值税电子专用发票', isSpecial: true },
  '032': { text: '数电票（普通发票）' },
};

/** Kinds that the mall offers a shopper; the others are of older clients. */
export const OFFERED_TYPES = ['026', '007', '028'] as const satisfies readonly InvoiceTypeCode[];

export const invoiceTypeText = (code: InvoiceTypeCode): string => TYPES[code].text;

/** 1 electronic, 2 paper. */
export const invoiceMedium = (code: InvoiceTypeCode): 1 | 2 => (TYPES[code].isPaper === true ? 2 : 1);

export const MEDIUM_TEXTS = { 1: '电子', 2: '纸质' } as const;

/** Companies alone may deduct the tax of a special invoice; it states their bank and address. */
export const isSpecialInvoice = (code: InvoiceTypeCode): boolean => TYPES[code].isSpecial === true;

/** The shop has not looked at it. */
export const isInvoiceWaiting = (status: InvoiceStatus): boolean =>
  status === INVOICE_STATUSES.reviewing || status === INVOICE_STATUSES.resubmitted;

const OPEN: readonly InvoiceStatus[] = [
  INVOICE_STATUSES.withdrawn,
  INVOICE_STATUSES.rejected,
  INVOICE_STATUSES.redFlushed,
];

/** It may be asked for again, as long as any money is left to invoice. */
export const isInvoiceOpen = (status: InvoiceStatus, leftFen: number): boolean =>
  leftFen > 0 && OPEN.includes(status);

/**
 * What an invoice is for, in fen; 0 where none may be asked for: the order must be received, and not given back whole.
 * What is asked back is not invoiced either, as the invoice would be too high once it is given back.
 */
export const invoiceFen = (order: {
  isConfirmed: boolean;
  isCancelled: boolean;
  paidFen: number;
  refundedFen: number;
  askedBackFen: number;
}): number =>
  order.isConfirmed && !order.isCancelled
    ? Math.max(0, order.paidFen - order.refundedFen - order.askedBackFen)
    : 0;

/** What is on an invoice, and what was given back since it was issued; in fen. */
export function invoiceFigures(
  { status, priceFen }: { status: InvoiceStatus; priceFen: number },
  {
    leftFen,
    keptFen,
  }: { leftFen: number /** Paid and not given back, asked back or not. */; keptFen: number },
): { shownFen: number; refundedFen: number } {
  // A red-flushed one still says what it was issued for; the others are issued for what is left by then.
  const isFixed = status === INVOICE_STATUSES.issued || status === INVOICE_STATUSES.redFlushed;
  return isFixed
    ? { shownFen: priceFen, refundedFen: Math.max(0, priceFen - keptFen) }
    : { shownFen: leftFen, refundedFen: 0 };
}
