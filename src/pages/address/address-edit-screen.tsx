// The form of one address: paste, receiver, region or map position, detail, label, default.
import { useState } from 'react';
import { fieldLimit } from '~/domain/form-rules';
import { userAddress, userAddressDetail, userAddressSave } from '~/schemas/api/user.gen';
import { Button } from '~/ui/button/button';
import { Chip } from '~/ui/chip/chip';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { FieldRow } from '~/ui/field/field-row';
import { TextArea } from '~/ui/field/text-area';
import { TextField } from '~/ui/field/text-field';
import { Switch } from '~/ui/switch/switch';
import { Loading } from '../../engine/archetypes/detail';
import { useForm } from '../../engine/archetypes/form';
import { back, open } from '../../engine/navigation';
import { useShownAgain, useTitle } from '../../engine/screen-context';
import { consumePlace } from '../../flows/place-pick';
import { call } from '../../services/http';
import { refresh } from '../../services/query';
import { toast } from '../../state/overlays';
import styles from './address.module.css';
import { AdminOnly } from './admin-only';
import {
  addressProblems,
  type AddressType,
  type AddressValues,
  EMPTY_ADDRESS,
  paramsOf,
  valuesOfStored,
  valuesOfText,
  withRecognised,
} from './address-form';
import { type FormOf, Receiver, RegionRow, useDistricts } from './address-rows';
import { recognise } from './recognise';
import { RefundAddressEdit } from './refund-address-edit';

const LABELS = ['家', '公司', '学校'];
function fill(form: FormOf, values: AddressValues): void {
  for (const name of Object.keys(values) as (keyof AddressValues)[]) form.set(name, values[name]);
}

function Paste({ form }: { form: FormOf }) {
  const [pasted, setPasted] = useState('');
  const { data } = useDistricts();
  const read = () => {
    const found = recognise(pasted, data?.list ?? []);
    if (found.name === '' && found.mobile === '' && found.detail === '' && found.region === null) {
      toast('没有识别到收货信息');
      return;
    }
    fill(form, withRecognised(form.values, found));
    setPasted('');
    toast(found.region?.district === undefined ? '请补全所在地区' : '已填写，请核对');
  };
  return (
    <div className={styles.paste}>
      <TextArea
        label="粘贴收货信息"
        rows={2}
        placeholder="粘贴姓名、电话、地址，自动填写（姓名前后请输入空格）"
        value={pasted}
        onChange={setPasted}
      />
      <Button kind="outline" size="small" isDisabled={pasted.trim() === ''} onClick={read}>
        自动识别
      </Button>
    </div>
  );
}

/** The map position of same-city delivery, with its name. */
function MapPlaceRow({ form }: { form: FormOf }) {
  const { values } = form;
  const { latitude, longitude } = values;
  useShownAgain(() => {
    const place = consumePlace();
    if (place === null) return;
    form.set('latitude', String(place.latitude));
    form.set('longitude', String(place.longitude));
    if (place.name === '') toast('已定位，请填写地址', { icon: 'success' });
    else form.set('location', place.name);
  });
  return (
    <TextField
      label="定位地址"
      name="location"
      placeholder="小区、写字楼、学校等"
      maxLength={fieldLimit('cityAddress', 'location') ?? 200}
      value={values.location}
      onChange={(location) => form.set('location', location)}
      onBlur={() => form.touch('location')}
      error={form.messageOf('location') ?? ''}
      trailing={
        <Button
          kind="outline"
          size="small"
          onClick={() => open('/choose-location', latitude === '' ? {} : { latitude, longitude })}
        >
          {latitude === '' ? '定位' : '重新定位'}
        </Button>
      }
    />
  );
}

function Rest({ form, type }: { form: FormOf; type: AddressType }) {
  const { values } = form;
  return (
    <>
      <TextField
        label={type === 1 ? '门牌号' : '详细地址'}
        name="detail"
        autoComplete="street-address"
        placeholder={type === 1 ? '请输入具体门牌号以便配送' : '街道、楼栋、门牌号'}
        maxLength={fieldLimit('address', 'detail') ?? 200}
        value={values.detail}
        onChange={(detail) => form.set('detail', detail)}
        onBlur={() => form.touch('detail')}
        error={form.messageOf('detail') ?? ''}
      />
      <FieldRow label="标签">
        <div className={styles.labels}>
          {LABELS.map((label) => (
            <Chip
              key={label}
              isChosen={values.sign === label}
              onTap={() => form.set('sign', values.sign === label ? '' : label)}
            >
              {label}
            </Chip>
          ))}
        </div>
      </FieldRow>
      <FieldRow label="设为默认地址">
        <Switch
          label="设为默认地址"
          isOn={values.isDefault}
          onChange={(isOn) => form.set('isDefault', isOn)}
        />
      </FieldRow>
    </>
  );
}

interface EditorProps {
  id: number;
  type: AddressType;
  initial: AddressValues;
}

function Editor({ id, type, initial }: EditorProps) {
  const form = useForm<AddressValues>({
    initial,
    validate: (values) => addressProblems(values, type),
    submit: async (values) => {
      await call(userAddressSave, paramsOf(values, { id, type }));
      await refresh(userAddress, userAddressDetail);
      toast('保存成功', { icon: 'success' });
      back();
    },
  });
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      {type === 0 ? <Paste form={form} /> : null}
      <div className={styles.fields}>
        <Receiver form={form} />
        {type === 1 ? <MapPlaceRow form={form} /> : <RegionRow form={form} />}
        <Rest form={form} type={type} />
      </div>
      <div className={styles.save}>
        <Button kind="primary" size="wide" type="submit" isBusy={form.isBusy}>
          保存地址
        </Button>
      </div>
    </form>
  );
}

interface EditQuery {
  id: number;
  type: '0' | '1';
  form: string;
  is_refund_address: number;
}

/** 1 edits one of the shop's addresses for returns, which is an administrator's. */
export const AddressEditScreen = ({ query }: { query: EditQuery }) =>
  query.is_refund_address === 1 ? (
    <AdminOnly>
      <RefundAddressEdit id={query.id} />
    </AdminOnly>
  ) : (
    <OwnAddressEdit query={query} />
  );

function OwnAddressEdit({ query }: { query: EditQuery }) {
  const { id } = query;
  const type: AddressType = query.type === '1' ? 1 : 0;
  useTitle(id === 0 ? '新增地址' : '编辑地址');
  if (id === 0)
    return <Editor id={0} type={type} initial={{ ...EMPTY_ADDRESS, ...valuesOfText(query.form) }} />;
  return (
    <Loading endpoint={userAddressDetail} params={{ id }} skeleton="text">
      {({ list }) =>
        list === null ? (
          <EmptyState text="地址不存在" action={{ text: '返回', onTap: back }} />
        ) : (
          <Editor id={id} type={type} initial={valuesOfStored(list)} />
        )
      }
    </Loading>
  );
}
