// Proves the rules of invoices: what one is for, the form of each kind, what a state allows.
import { describe, expect, it } from 'vitest';
import { invoiceInvoicingForm } from '~/schemas/api/forms/invoice-invoicing.gen';
import { formProblems } from './form-fields';
import {
  INVOICE_TYPE_CODES,
  invoiceFen,
  invoiceFigures,
  invoiceMedium,
  isInvoiceOpen,
  isInvoiceWaiting,
  OFFERED_TYPES,
} from './invoice';
import { type InvoiceStatus } from './invoice-status';

const RECEIVED = { isConfirmed: true, isCancelled: false, paidFen: 3600, refundedFen: 0, askedBackFen: 0 };
const COMPANY = {
  title_type: 2,
  invoice_type_code: '026',
  buyer_title: '南湖',
  buyer_taxpayer_num: '91330100MA27XXXX0A',
  buyer_email: 'a@b.cn',
} as const;

describe('what an invoice is for', () => {
  it.each([
    [{}, 3600],
    [{ refundedFen: 600 }, 3000],
    [{ refundedFen: 3600 }, 0],
    [{ refundedFen: 600, askedBackFen: 1000 }, 2000],
    [{ askedBackFen: 3600 }, 0],
    [{ isConfirmed: false }, 0],
    [{ isCancelled: true }, 0],
    [{ paidFen: 0 }, 0],
  ])('with %j is %i fen', (change, fen) => {
    expect(invoiceFen({ ...RECEIVED, ...change })).toBe(fen);
  });
});

describe('the sum of an invoice', () => {
  it.each([
    [0, 3000, 0],
    [1, 3000, 0],
    [2, 3600, 600],
    [3, 3000, 0],
    [4, 3600, 600],
    [5, 3000, 0],
    [6, 3000, 0],
  ] as const)(
    'in state %i is %i fen after a refund, of which %i were given back',
    (status, shownFen, refundedFen) => {
      expect(invoiceFigures({ status, priceFen: 3600 }, { leftFen: 3000, keptFen: 3000 })).toEqual({
        shownFen,
        refundedFen,
      });
      const whole = { leftFen: 3600, keptFen: 3600 };
      expect(invoiceFigures({ status, priceFen: 3600 }, whole)).toEqual({ shownFen: 3600, refundedFen: 0 });
    },
  );

  it('says of an issued one that money was given back once it was, not while it is asked for', () => {
    const asked = { leftFen: 2600, keptFen: 3600 };
    expect(invoiceFigures({ status: 2, priceFen: 3600 }, asked)).toEqual({ shownFen: 3600, refundedFen: 0 });
    expect(invoiceFigures({ status: 0, priceFen: 3600 }, asked)).toEqual({ shownFen: 2600, refundedFen: 0 });
  });
});

describe('the form', () => {
  const problemsOf = (values: object) => formProblems(invoiceInvoicingForm.fields, { ...values });

  it('asks a company for its tax number, and of a special invoice for bank and address', () => {
    expect(problemsOf({ ...COMPANY, buyer_taxpayer_num: '' })).toEqual({
      buyer_taxpayer_num: '税号不能为空',
    });
    expect(problemsOf(COMPANY)).toEqual({});
    expect(Object.keys(problemsOf({ ...COMPANY, invoice_type_code: '028' }))).toEqual([
      'buyer_address',
      'buyer_phone',
      'buyer_bank_name',
      'buyer_bank_account',
    ]);
  });

  it('asks a person for neither', () => {
    expect(problemsOf({ ...COMPANY, title_type: 1, buyer_taxpayer_num: '' })).toEqual({});
  });
});

it('is electronic or on paper by its kind', () => {
  expect(INVOICE_TYPE_CODES.map((code) => [code, invoiceMedium(code)])).toEqual([
    ['004', 2],
    ['007', 2],
    ['025', 2],
    ['026', 1],
    ['028', 1],
    ['032', 1],
  ]);
  expect(OFFERED_TYPES.every((code) => INVOICE_TYPE_CODES.includes(code))).toBe(true);
});

it('is withdrawn before the shop looks at it, asked for again after it was withdrawn, rejected or red-flushed', () => {
  const statuses: InvoiceStatus[] = [0, 1, 2, 3, 4, 5, 6];
  expect(statuses.filter(isInvoiceWaiting)).toEqual([0, 6]);
  expect(statuses.filter((status) => isInvoiceOpen(status, 1))).toEqual([3, 4, 5]);
  expect(statuses.filter((status) => isInvoiceOpen(status, 0))).toEqual([]);
});
