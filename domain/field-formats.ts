// What texts of a format must look like; schemas name the formats (`format` of x-form).
import type { FieldFormat } from '~/schemas/form';
import { isPayPassword } from './payment';
import { isContactNumber, isDate, isEmail, isMobile } from './validators';

const MONEY = /^\d+(?:\.\d{1,2})?$/;
const isMoney = (text: string): boolean => MONEY.test(text);

export const FIELD_FORMATS: Readonly<Record<FieldFormat, (text: string) => boolean>> = {
  bankAccount: (text) => /^[\d ]{6,30}$/.test(text),
  // Other backends send codes of four digits.
  code: (text) => /^\d{4,6}$/.test(text),
  contact: isContactNumber,
  day: (text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && isDate(text),
  email: isEmail,
  mobile: isMobile,
  money: isMoney,
  parcel: (text) => /^[\w-]+$/.test(text),
  payPassword: isPayPassword,
  positive: (text) => Number(text) > 0,
  positiveMoney: (text) => isMoney(text) && Number(text) > 0,
  taxNumber: (text) => /^[0-9A-Z]{15,20}$/i.test(text),
};
