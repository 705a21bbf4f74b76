// Proves what texts of each format look like.
import { expect, it } from 'vitest';
import type { FieldFormat } from '~/schemas/form';
import { FIELD_FORMATS } from './field-formats';

const CASES: Readonly<Record<FieldFormat, { right: readonly string[]; wrong: readonly string[] }>> = {
  bankAccount: { right: ['3500 1234 5678 9012'], wrong: ['12345', '3500-1234'] },
  code: { right: ['1234', '123456'], wrong: ['123', '1234567', '12a4'] },
  contact: { right: ['13800000001', '0573-82083111', '400-123-4567'], wrong: ['12', '138'] },
  day: { right: ['1990-02-28'], wrong: ['1990-02-30', '1990/02/28', '19900228'] },
  email: { right: ['a@b.cn'], wrong: ['a@b', '@b.cn'] },
  mobile: { right: ['13800000001'], wrong: ['0573-82083111', '1380000000'] },
  money: { right: ['12', '12.5', '12.50', '0'], wrong: ['1.234', '-1', '1,000'] },
  parcel: { right: ['SF123-4'], wrong: ['顺丰123', 'SF 1'] },
  payPassword: { right: ['123456'], wrong: ['12345', '12345a'] },
  positive: { right: ['110101'], wrong: ['0', '-1', '北京'] },
  positiveMoney: { right: ['0.01'], wrong: ['0.00', '1.234'] },
  taxNumber: { right: ['91330100MA27XXXX0A'], wrong: ['9133', '91330100MA27XXXX-A'] },
};

it.each(Object.entries(CASES))(
  'the format %s takes what is right and nothing else',
  (name, { right, wrong }) => {
    const isValid = FIELD_FORMATS[name as FieldFormat];
    expect(right.filter((text) => !isValid(text))).toEqual([]);
    expect(wrong.filter((text) => isValid(text))).toEqual([]);
  },
);
