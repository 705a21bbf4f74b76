// The form of an invoice: whose it is, its kind, its title, what the kind needs, where it is sent.
import {
  type InvoiceTypeCode,
  invoiceProblems,
  invoiceTypeText,
  isInvoiceOpen,
  isSpecialInvoice,
  OFFERED_TYPES,
  TITLE_TYPES,
  type TitleType,
} from '~/domain/invoice';
import { fieldLimit, type FormName } from '~/domain/form-rules';
import { textFromFen } from '~/domain/money';
import * as to from '~/domain/screen-links.gen';
import { type InvoiceOrderData, invoiceInvoicing } from '~/schemas/api/invoice.gen';
import { Card } from '~/ui/card/card';
import { Cover } from '~/ui/cover/cover';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { FieldRow } from '~/ui/field/field-row';
import { TextField, type TextFieldProps } from '~/ui/field/text-field';
import { ItemRow } from '~/ui/item-row/item-row';
import { Price } from '~/ui/price/price';
import { Tabs } from '~/ui/tabs/tabs';
import { ChoiceField } from '../../blocks/choice-field/choice-field';
import { FormPage } from '../../blocks/user-form/form-page';
import { type Form, useForm } from '../../engine/archetypes/bare-form';
import { redirect } from '../../engine/navigation';
import { call } from '../../services/http';
import { toast } from '../../state/overlays';
import type { InvoiceProps } from './of-order';
import { leftFenOf } from './places';

interface Values {
  title_type: TitleType;
  invoice_type_code: InvoiceTypeCode;
  buyer_title: string;
  buyer_taxpayer_num: string;
  buyer_address: string;
  buyer_phone: string;
  buyer_bank_name: string;
  buyer_bank_account: string;
  buyer_email: string;
  remarks: string;
}

const EMPTY: Values = {
  title_type: TITLE_TYPES.personal,
  invoice_type_code: '026',
  buyer_title: '',
  buyer_taxpayer_num: '',
  buyer_address: '',
  buyer_phone: '',
  buyer_bank_name: '',
  buyer_bank_account: '',
  buyer_email: '',
  remarks: '',
};

/** What was asked for before, else the title that the shopper used last. */
export function startOf({ invoice, title }: InvoiceOrderData): Values {
  const known = invoice ?? title;
  if (known === null) return EMPTY;
  const { title_type, invoice_type_code, buyer_title, buyer_taxpayer_num, buyer_address } = known;
  const { buyer_phone, buyer_bank_name, buyer_bank_account, buyer_email } = known;
  return {
    title_type,
    invoice_type_code,
    buyer_title,
    buyer_taxpayer_num,
    buyer_address,
    buyer_phone,
    buyer_bank_name,
    buyer_bank_account,
    buyer_email,
    remarks: invoice?.remarks ?? '',
  };
}

const KINDS = [
  { id: TITLE_TYPES.personal, text: '个人' },
  { id: TITLE_TYPES.company, text: '企业' },
] as const;

const offered = (kind: TitleType): InvoiceTypeCode[] =>
  OFFERED_TYPES.filter((code) => kind === TITLE_TYPES.company || !isSpecialInvoice(code));

type TextName = Exclude<keyof Values, 'title_type' | 'invoice_type_code'>;
type Look = Pick<TextFieldProps, 'label' | 'placeholder' | 'type' | 'autoComplete' | 'isRequired'>;

function Text({
  form,
  name,
  rules = 'specialInvoice',
  ...look
}: { form: Form<Values>; name: TextName; rules?: FormName } & Look) {
  return (
    <TextField
      {...look}
      name={name}
      isStacked
      value={form.values[name]}
      maxLength={fieldLimit(rules, name) ?? 200}
      error={form.messageOf(name) ?? ''}
      onChange={(value) => form.set(name, value)}
      onBlur={() => form.touch(name)}
    />
  );
}

function CompanyFields({ form }: { form: Form<Values> }) {
  const isSpecial = isSpecialInvoice(form.values.invoice_type_code);
  const wish = isSpecial ? '必填' : '选填';
  return (
    <>
      <Text
        form={form}
        name="buyer_taxpayer_num"
        label="税号"
        placeholder="15-20 位纳税人识别号"
        isRequired
      />
      <Text form={form} name="buyer_address" label="注册地址" placeholder={wish} isRequired={isSpecial} />
      <Text
        form={form}
        name="buyer_phone"
        label="注册电话"
        placeholder={wish}
        type="tel"
        isRequired={isSpecial}
      />
      <Text form={form} name="buyer_bank_name" label="开户银行" placeholder={wish} isRequired={isSpecial} />
      <Text
        form={form}
        name="buyer_bank_account"
        label="银行账号"
        placeholder={wish}
        isRequired={isSpecial}
      />
    </>
  );
}

function KindFields({ form }: { form: Form<Values> }) {
  const { title_type: kind, invoice_type_code: code } = form.values;
  const choices = offered(kind);
  const change = (next: TitleType) => {
    form.set('title_type', next);
    if (!offered(next).includes(code)) form.set('invoice_type_code', OFFERED_TYPES[0]);
  };
  return (
    <>
      <FieldRow label="抬头类型">
        <Tabs label="抬头类型" shape="pill" items={KINDS} current={kind} onChange={change} />
      </FieldRow>
      <ChoiceField
        label="发票类型"
        value={invoiceTypeText(code)}
        options={choices.map(invoiceTypeText)}
        onChange={(text) => {
          const chosen = choices.find((one) => invoiceTypeText(one) === text);
          if (chosen !== undefined) form.set('invoice_type_code', chosen);
        }}
      />
    </>
  );
}

const OrderCard = ({ order }: Pick<InvoiceOrderData, 'order'>) => (
  <Card label="订单">
    <ItemRow
      lead={<Cover source={order.cover_pic} size={120} />}
      title={order.goods_name}
      notes={[`订单编号 ${order.order_no}`, `共${order.goods_num}件`]}
      trail={<Price text={`￥${textFromFen(leftFenOf(order))}`} size={32} />}
    />
  </Card>
);

function InvoiceForm({ data }: { data: InvoiceOrderData }) {
  const { order, invoice } = data;
  const form = useForm<Values>({
    initial: startOf(data),
    validate: (values) => invoiceProblems({ ...values }),
    onInvalid: (message) => toast(message),
    submit: async (values) => {
      const id = invoice === null ? {} : { id: invoice.id };
      await call(invoiceInvoicing, { ...values, ...id, order_id: order.id });
      toast('申请成功', { icon: 'success' });
      redirect(to.invoiceDetail({ order_id: order.id }));
    },
  });
  const isCompany = form.values.title_type === TITLE_TYPES.company;
  return (
    <>
      <OrderCard order={order} />
      <FormPage form={form} submitText="提交申请">
        <KindFields form={form} />
        <Text
          form={form}
          name="buyer_title"
          label="发票抬头"
          placeholder={isCompany ? '企业全称' : '姓名'}
          autoComplete={isCompany ? 'organization' : 'name'}
          isRequired
        />
        {isCompany ? <CompanyFields form={form} /> : null}
        <Text
          form={form}
          name="buyer_email"
          label="邮箱"
          placeholder="用于接收电子发票"
          type="email"
          autoComplete="email"
          isRequired
        />
        <Text form={form} name="remarks" label="备注" placeholder="选填" rules="orderRemark" />
      </FormPage>
    </>
  );
}

export function InvoiceEditScreen({ data }: Pick<InvoiceProps, 'data'>) {
  const { invoice, order } = data;
  const leftFen = leftFenOf(order);
  const seen = () => redirect(to.invoiceDetail({ order_id: order.id }));
  if (invoice === null && leftFen === 0) return <EmptyState text="该订单暂不能开票" />;
  if (invoice !== null && !isInvoiceOpen(invoice.status, leftFen))
    return <EmptyState text="该订单已申请过发票" action={{ text: '查看发票', onTap: seen }} />;
  return <InvoiceForm data={data} />;
}
