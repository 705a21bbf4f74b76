// The form of one of the shop's addresses for returns; an administrator's.
import { fieldLimit, formProblems } from '~/domain/form-rules';
import {
  type AdminOrderRefundAddressEditData,
  adminOrderRefundAddressEdit,
  adminOrderRefundAddressIndex,
} from '~/schemas/api/admin-order.gen';
import { Button } from '~/ui/button/button';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { TextField } from '~/ui/field/text-field';
import { regionText } from '../../blocks/address-card/region-text';
import { Loading } from '../../engine/archetypes/detail';
import { type Messages, useForm } from '../../engine/archetypes/form';
import { back } from '../../engine/navigation';
import { useTitle } from '../../engine/screen-context';
import { call } from '../../services/http';
import { refresh } from '../../services/query';
import { toast } from '../../state/overlays';
import styles from './address.module.css';
import { type AddressValues, EMPTY_ADDRESS } from './address-form';
import { Receiver, RegionRow } from './address-rows';

interface RefundAddressValues extends AddressValues {
  remark: string;
}

type Stored = NonNullable<AdminOrderRefundAddressEditData>['detail'];

const EMPTY: RefundAddressValues = { ...EMPTY_ADDRESS, remark: '' };

const valuesOf = ({ name, mobile, address, address_detail, remark }: Stored): RefundAddressValues => ({
  ...EMPTY,
  name,
  mobile,
  region: regionText(address),
  detail: address_detail,
  remark,
});

/** As of an address to send to, but the region is its names: one that is stored has no ids. */
const problemsOf = (values: RefundAddressValues): Messages<RefundAddressValues> =>
  formProblems('address', { ...values, district_id: values.region === '' ? '' : 1 });

const namesOf = (region: string): string[] => region.split(' ').filter((name) => name !== '');

function Editor({ id, initial }: { id: number; initial: RefundAddressValues }) {
  const form = useForm<RefundAddressValues>({
    initial,
    validate: problemsOf,
    submit: async ({ name, mobile, region, detail, remark }) => {
      await call(adminOrderRefundAddressEdit, {
        form: {
          ...(id === 0 ? {} : { id }),
          name: name.trim(),
          mobile: mobile.trim(),
          address: namesOf(region),
          address_detail: detail.trim(),
          remark: remark.trim(),
        },
      });
      await refresh(adminOrderRefundAddressIndex, adminOrderRefundAddressEdit);
      toast('保存成功', { icon: 'success' });
      back();
    },
  });
  const { values } = form;
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <div className={styles.fields}>
        <Receiver form={form} />
        <RegionRow form={form} />
        <TextField
          label="详细地址"
          name="detail"
          placeholder="街道、楼栋、门牌号"
          maxLength={fieldLimit('address', 'detail') ?? 200}
          value={values.detail}
          onChange={(detail) => form.set('detail', detail)}
          onBlur={() => form.touch('detail')}
          error={form.messageOf('detail') ?? ''}
        />
        <TextField
          label="备注"
          name="remark"
          placeholder="选填，如收货时间"
          maxLength={255}
          value={values.remark}
          onChange={(remark) => form.set('remark', remark)}
        />
      </div>
      <div className={styles.save}>
        <Button kind="primary" size="wide" type="submit" isBusy={form.isBusy}>
          保存地址
        </Button>
      </div>
    </form>
  );
}

export function RefundAddressEdit({ id }: { id: number }) {
  useTitle(id === 0 ? '新增退货地址' : '编辑退货地址');
  if (id === 0) return <Editor id={0} initial={EMPTY} />;
  return (
    <Loading endpoint={adminOrderRefundAddressEdit} params={{ id }} skeleton="text">
      {(data) =>
        data === null ? (
          <EmptyState text="地址不存在" action={{ text: '返回', onTap: back }} />
        ) : (
          <Editor id={id} initial={valuesOf(data.detail)} />
        )
      }
    </Loading>
  );
}
