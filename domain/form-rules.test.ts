// Proves the bounds and messages of forms (NS-06).
import { describe, expect, it } from 'vitest';
import {
  fieldLimit,
  fieldProblem,
  firstFormProblem,
  FORM_RULES,
  type FieldRule,
  type FormName,
  formProblems,
} from './form-rules';

const GOOD: Readonly<Record<FormName, Readonly<Record<string, unknown>>>> = {
  address: { name: '张三', mobile: '13800000001', district_id: 110101, detail: '南湖路 1 号' },
  cityAddress: { name: '张三', mobile: '400-123-4567', location: '南湖公园', detail: '3 楼' },
  contact: { name: '张三', mobile: '13800000001' },
  signByPassword: { mobile: '13800000001', password: 'pagoda123' },
  signByCode: { mobile: '13800000001', captcha: '1234' },
  sendCode: { mobile: '13800000001', pic_captcha: 'a7b2' },
  register: { mobile: '13800000001', sms_captcha: '123456' },
  password: { new_password: 'pagoda123', again_password: 'pagoda123' },
  nickname: { nickname: '南湖客' },
  payPassword: { pay_password: '123456', verify_pay_password: '123456' },
  orderRemark: {},
  cancelOrder: { cause: '缺货' },
  refund: { cause: '质量问题', refund_price: '12.50', remark: '瓶口破了', mobile: '13800000001' },
  refundOnly: {
    goods_status: '未收到货',
    cause: '快递无记录',
    refund_price: '12.50',
    remark: '一直没有收到',
    mobile: '13800000001',
  },
  exchange: { cause: '尺码不合适', remark: '换大一码', mobile: '0573-82083111' },
  returnParcel: { express: '顺丰速运', express_no: 'SF123-4' },
  review: {},
  recharge: { price: '100' },
  personalInvoice: { buyer_title: '张三', buyer_email: 'a@b.cn' },
  companyInvoice: { buyer_title: '南湖', buyer_taxpayer_num: '91330100MA27XXXX0A', buyer_email: 'a@b.cn' },
  specialInvoice: {
    buyer_title: '南湖',
    buyer_taxpayer_num: '91330100MA27XXXX0A',
    buyer_email: 'a@b.cn',
    buyer_address: '嘉兴市南湖区中山东路 1 号',
    buyer_phone: '0573-82080001',
    buyer_bank_name: '中国银行嘉兴分行',
    buyer_bank_account: '3500 1234 5678 9012',
  },
  shareApplication: { name: '张三', mobile: '13800000001' },
  invitation: { invitation_code: 'A1B2C3' },
};

const FORMS = Object.keys(FORM_RULES) as FormName[];
const FIELDS = FORMS.flatMap((form) => {
  const fields: readonly FieldRule[] = FORM_RULES[form];
  return fields.map((field) => [form, field.name, field] as const);
});

describe('Numbers as they are pasted', () => {
  it('are valid in every form that has them, before any limit', () => {
    const forms = Object.keys(FORM_RULES) as FormName[];
    const withMobile = forms.filter((form) => FORM_RULES[form].some(({ name }) => name === 'mobile'));
    expect(withMobile.length).toBeGreaterThan(8);
    for (const form of withMobile)
      expect(formProblems(form, { ...GOOD[form], mobile: '\u202D+86 138-0000-0001\u202C' })).toEqual({});
    expect(formProblems('returnParcel', { express: '顺丰速运', express_no: 'SF 1234 5678 901' })).toEqual({});
    expect(formProblems('personalInvoice', { buyer_title: '张三', buyer_email: '\u200Ba＠b.cn' })).toEqual(
      {},
    );
  });
});

describe('forms', () => {
  it.each(FORMS)('let a good %s pass (NS-06)', (form) => {
    expect(formProblems(form, GOOD[form])).toEqual({});
  });

  it.each(FIELDS)('stop %s.%s one character beyond its limit (NS-06)', (form, name, field) => {
    const long = '1'.repeat(field.max + 1);
    expect(formProblems(form, { ...GOOD[form], [name]: long })[name]).toBe(field.tooLong);
    expect(fieldLimit(form, name)).toBe(field.max);
  });

  it.each(FIELDS.filter(([, , field]) => field.isRequired))(
    'miss %s.%s when it is blank',
    (form, name, field) => {
      expect(formProblems(form, { ...GOOD[form], [name]: '  ' })).toEqual({ [name]: field.missing });
    },
  );

  it('report the first problem in the order of the fields', () => {
    expect(firstFormProblem('address', {})).toBe('姓名不能为空');
    expect(firstFormProblem('address', { name: '张三' })).toBe('联系方式不能为空');
    expect(firstFormProblem('address', { ...GOOD.address, mobile: '12' })).toBe('联系方式格式错误');
    expect(firstFormProblem('address', { ...GOOD.address, district_id: 0 })).toBe('地区不能为空');
    expect(firstFormProblem('address', GOOD.address)).toBeNull();
  });

  it('refuse wrong values', () => {
    expect(firstFormProblem('signByPassword', { mobile: '13800000001', password: '12345' })).toBe(
      '密码长度为6-15个字符',
    );
    expect(firstFormProblem('refund', { ...GOOD.refund, refund_price: '1.234' })).toBe('退款金额格式错误');
    expect(firstFormProblem('recharge', { price: '0.00' })).toBe('充值金额必须大于0');
    expect(firstFormProblem('payPassword', { pay_password: '12345' })).toBe('支付密码为6位数字');
  });

  it('count characters as a reader does', () => {
    expect(fieldProblem(FORM_RULES.nickname[0], '🍵'.repeat(16))).toBeNull();
  });
});
