// The states of an invoice and their words; beside the order's detail, which needs no more of invoices.
export const INVOICE_STATUSES = {
  reviewing: 0,
  approved: 1,
  issued: 2,
  withdrawn: 3,
  redFlushed: 4,
  rejected: 5,
  resubmitted: 6,
} as const;
export type InvoiceStatus = (typeof INVOICE_STATUSES)[keyof typeof INVOICE_STATUSES];

const STATUS_TEXTS: Readonly<Record<InvoiceStatus, string>> = {
  0: '审核中',
  1: '待开票',
  2: '已开票',
  3: '已撤回',
  4: '已红冲',
  5: '已驳回',
  6: '重新提交',
};
export const invoiceStatusText = (status: InvoiceStatus): string => STATUS_TEXTS[status];
