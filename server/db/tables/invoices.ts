// Kysely types of the table of 206-invoices.sql.
import type { InvoiceTypeCode } from '~/domain/invoice';
import type { InvoiceStatus } from '~/domain/invoice-status';
import type { Defaulted, Stamps, TimeOrNull } from './columns';

export interface InvoicesTable extends Stamps {
  id: Defaulted<number>;
  order_id: number;
  user_id: number;
  /** 1 personal, 2 company. */
  title_type: 1 | 2;
  buyer_title: string;
  buyer_taxpayer_num: Defaulted<string>;
  buyer_address: Defaulted<string>;
  buyer_phone: Defaulted<string>;
  buyer_bank_name: Defaulted<string>;
  buyer_bank_account: Defaulted<string>;
  buyer_email: Defaulted<string>;
  invoice_type_code: InvoiceTypeCode;
  remarks: Defaulted<string>;
  price_fen: number;
  status: Defaulted<InvoiceStatus>;
  refusal: Defaulted<string>;
  /** Empty until it is issued. */
  invoice_no: Defaulted<string>;
  pdf_url: Defaulted<string>;
  pdf_img: Defaulted<string>;
  examined_at: TimeOrNull;
  revoked_at: TimeOrNull;
  resubmitted_at: TimeOrNull;
}
