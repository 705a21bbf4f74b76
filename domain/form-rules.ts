// Bounds and messages of every form, the same for client and server (NS-06).
import { isPayPassword } from './payment';
import { isContactNumber, isEmail, isMobile } from './validators';
import { textOf } from './coercion';
import { cleanField } from './typed-text';

/** One field: its label, its bounds, and its messages. */
export interface FieldRule {
  /** Name of the field on the wire. */
  readonly name: string;
  readonly label: string;
  readonly isRequired: boolean;
  readonly min?: number;
  /** Most characters; every text field has one. */
  readonly max: number;
  readonly isValid?: (text: string) => boolean;
  /** Message when a required field is blank. */
  readonly missing: string;
  /** Message when it is too short or has the wrong format. */
  readonly wrong: string;
  /** Message when it is too long. */
  readonly tooLong: string;
}

type RuleOptions = Partial<Omit<FieldRule, 'name' | 'label' | 'max'>>;

function rule([name, label, max]: readonly [string, string, number], options: RuleOptions = {}): FieldRule {
  return {
    name,
    label,
    max,
    isRequired: true,
    missing: `${label}不能为空`,
    wrong: `${label}格式错误`,
    tooLong: `${label}最多输入${max}个字`,
    ...options,
  };
}

/** Other backends of the protocol send codes of four digits. */
const isCode = (text: string): boolean => /^\d{4,6}$/.test(text);
const optional = { isRequired: false } as const;

const MOBILE = rule(['mobile', '手机号', 11], { isValid: isMobile, wrong: '手机号格式不正确。' });
const PASSWORD_WORDS = { min: 6, wrong: '密码长度为6-15个字符', tooLong: '密码长度为6-15个字符' };
const PAY_PASSWORD_WORDS = {
  isValid: isPayPassword,
  wrong: '支付密码为6位数字',
  tooLong: '支付密码为6位数字',
};
const REMARK = rule(['remark', '备注信息', 200], { ...optional, tooLong: '备注信息最多输入200个字' });

const REFUND_CAUSE = rule(['cause', '退款原因', 200], { missing: '请选择退款原因' });
const REFUND_PRICE = rule(['refund_price', '退款金额', 12], {
  isValid: (text) => /^\d+(?:\.\d{1,2})?$/.test(text),
  missing: '请填写退款金额',
});
const REFUND_CONTACT = [
  REMARK,
  rule(['mobile', '联系方式', 20], { isValid: isContactNumber, missing: '请填写联系方式' }),
];

const COMPANY_INVOICE = [
  rule(['buyer_title', '发票抬头', 100]),
  rule(['buyer_taxpayer_num', '税号', 20], { isValid: (text) => /^[0-9A-Z]{15,20}$/i.test(text) }),
  rule(['buyer_email', '邮箱', 100], { isValid: isEmail }),
];

/** The rules of each form in the order of its fields, which is the order of its messages. */
export const FORM_RULES = {
  address: [
    rule(['name', '姓名', 20]),
    rule(['mobile', '联系方式', 20], { isValid: isContactNumber }),
    rule(['district_id', '地区', 20], { isValid: (text) => Number(text) > 0, wrong: '地区不能为空' }),
    rule(['detail', '详细地址', 200]),
    rule(['sign', '标签', 10], optional),
  ],
  cityAddress: [
    rule(['name', '姓名', 20]),
    rule(['mobile', '联系方式', 20], { isValid: isContactNumber }),
    rule(['location', '定位地址', 200]),
    rule(['detail', '门牌号', 200]),
  ],
  contact: [
    rule(['name', '联系人', 20], { missing: '请填写联系人' }),
    rule(['mobile', '手机号', 20], { isValid: isContactNumber, missing: '请填写手机号' }),
  ],
  signByPassword: [MOBILE, rule(['password', '密码', 15], PASSWORD_WORDS)],
  signByCode: [MOBILE, rule(['captcha', '验证码', 6], { isValid: isCode, wrong: '验证码不正确' })],
  sendCode: [MOBILE, rule(['pic_captcha', '图形验证码', 8])],
  register: [MOBILE, rule(['sms_captcha', '验证码', 6], { isValid: isCode, wrong: '验证码不正确' })],
  password: [
    rule(['new_password', '密码', 15], PASSWORD_WORDS),
    rule(['again_password', '确认密码', 15], { wrong: '两次新密码输入不一致，请确认后输入' }),
  ],
  nickname: [rule(['nickname', '昵称', 16], { tooLong: '昵称只能包含至多16个字符。' })],
  payPassword: [
    rule(['pay_password', '支付密码', 6], PAY_PASSWORD_WORDS),
    rule(['verify_pay_password', '确认密码', 6], PAY_PASSWORD_WORDS),
  ],
  orderRemark: [rule(['remark', '买家留言', 200], optional)],
  cancelOrder: [
    rule(['cause', '退款原因', 200], { missing: '请选择退款原因' }),
    rule(['mobile', '联系方式', 20], { ...optional, isValid: isContactNumber }),
    REMARK,
  ],
  refund: [REFUND_CAUSE, REFUND_PRICE, ...REFUND_CONTACT],
  refundOnly: [
    rule(['goods_status', '货物状态', 20], { missing: '请选择货物状态' }),
    REFUND_CAUSE,
    REFUND_PRICE,
    ...REFUND_CONTACT,
  ],
  exchange: [rule(['cause', '换货原因', 200], { missing: '请填写换货原因' }), ...REFUND_CONTACT],
  returnParcel: [
    rule(['express', '快递公司', 50], { missing: '请选择快递公司' }),
    rule(['express_no', '快递单号', 40], {
      isValid: (text) => /^[\w-]+$/.test(text),
      missing: '请填写快递单号',
    }),
  ],
  review: [rule(['content', '评价内容', 500], optional)],
  recharge: [
    rule(['price', '充值金额', 9], {
      isValid: (text) => /^\d+(?:\.\d{1,2})?$/.test(text) && Number(text) > 0,
      missing: '金额不能为空',
      wrong: '充值金额必须大于0',
    }),
  ],
  personalInvoice: [
    rule(['buyer_title', '发票抬头', 100]),
    rule(['buyer_email', '邮箱', 100], { isValid: isEmail }),
  ],
  companyInvoice: COMPANY_INVOICE,
  specialInvoice: [
    ...COMPANY_INVOICE,
    rule(['buyer_address', '注册地址', 200]),
    rule(['buyer_phone', '注册电话', 20], { isValid: isContactNumber }),
    rule(['buyer_bank_name', '开户银行', 100]),
    rule(['buyer_bank_account', '银行账号', 30], { isValid: (text) => /^[\d ]{6,30}$/.test(text) }),
  ],
  shareApplication: [
    rule(['name', '姓名', 20]),
    rule(['mobile', '手机号', 11], { isValid: isMobile, wrong: '手机号格式不正确。' }),
  ],
  invitation: [rule(['invitation_code', '邀请码', 6], { min: 6, wrong: '请输入6位邀请码' })],
} as const satisfies Readonly<Record<string, readonly FieldRule[]>>;
export type FormName = keyof typeof FORM_RULES;

/** Characters as a reader counts them: a surrogate pair is one. */
const lengthOf = (text: string): number => Array.from(text).length;

/** The problem of one value as it is sent, which is cleaned by its name, or null. Blanks around it do not count. */
export function fieldProblem(field: FieldRule, value: unknown): string | null {
  const text = textOf(cleanField(field.name, value)).trim();
  if (text === '') return field.isRequired ? field.missing : null;
  const length = lengthOf(text);
  if (length > field.max) return field.tooLong;
  if (length < (field.min ?? 0)) return field.wrong;
  return field.isValid?.(text) === false ? field.wrong : null;
}

/** The problems of a form by field name, in the order of its fields; empty when it may be sent. */
export function formProblems(
  form: FormName,
  values: Readonly<Record<string, unknown>>,
): Record<string, string> {
  const fields: readonly FieldRule[] = FORM_RULES[form];
  const found = fields.map((field) => [field.name, fieldProblem(field, values[field.name])] as const);
  return Object.fromEntries(found.filter((pair): pair is readonly [string, string] => pair[1] !== null));
}

/** The message of the first problem, or null; the server returns just this one. */
export const firstFormProblem = (form: FormName, values: Readonly<Record<string, unknown>>): string | null =>
  Object.values(formProblems(form, values))[0] ?? null;

/** Most characters of a field, for its `maxlength`. */
export function fieldLimit(form: FormName, name: string): number | undefined {
  const fields: readonly FieldRule[] = FORM_RULES[form];
  return fields.find((field) => field.name === name)?.max;
}
