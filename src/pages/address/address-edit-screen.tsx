// The form of one address: paste, receiver, region or map position, detail, label, default.
import { useState } from 'react';
import { fieldLimit } from '~/domain/form-rules';
import { defaultDistrict, type District } from '~/schemas/api/default.gen';
import { userAddress, userAddressDetail, userAddressSave } from '~/schemas/api/user.gen';
import { Button } from '~/ui/button/button';
import { Chip } from '~/ui/chip/chip';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { FieldRow } from '~/ui/field/field-row';
import { TapRow } from '~/ui/field/tap-row';
import { TextArea } from '~/ui/field/text-area';
import { TextField } from '~/ui/field/text-field';
import { Picker, type PickerNode } from '~/ui/picker/picker';
import { Switch } from '~/ui/switch/switch';
import { Loading } from '../../engine/archetypes/detail';
import { type Form, useForm } from '../../engine/archetypes/form';
import { back, open } from '../../engine/navigation';
import { useShownAgain, useTitle } from '../../engine/screen-context';
import { consumePlace } from '../../flows/place-pick';
import { call } from '../../services/http';
import { refresh, useCall } from '../../services/query';
import { toast } from '../../state/overlays';
import styles from './address.module.css';
import {
  addressProblems,
  type AddressType,
  type AddressValues,
  EMPTY_ADDRESS,
  paramsOf,
  regionText,
  valuesOfStored,
  valuesOfText,
  withRecognised,
} from './address-form';
import { recognise } from './recognise';

type FormOf = Form<AddressValues>;

const LABELS = ['家', '公司', '学校'];
const COLUMNS = ['省', '市', '区'];
/** Regions change about once a year. */
const DISTRICTS_STALE_MS = 3_600_000;

const nodeOf = ({ id, name, list }: District): PickerNode => ({
  id,
  text: name,
  ...(list === undefined ? {} : { children: list.map(nodeOf) }),
});

const useDistricts = () => useCall(defaultDistrict, {}, { staleMs: DISTRICTS_STALE_MS });

function fill(form: FormOf, values: AddressValues): void {
  for (const name of Object.keys(values) as (keyof AddressValues)[]) form.set(name, values[name]);
}

function Paste({ form }: { form: FormOf }) {
  const [pasted, setPasted] = useState('');
  const { data } = useDistricts();
  const read = () => {
    const found = recognise(pasted, data?.list ?? []);
    if (found.name === '' && found.mobile === '' && found.detail === '') {
      toast('没有识别到收货信息');
      return;
    }
    fill(form, withRecognised(form.values, found));
    setPasted('');
    toast(found.region === null ? '请选择所在地区' : '已填写，请核对');
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

function RegionRow({ form }: { form: FormOf }) {
  const [isOpen, setIsOpen] = useState(false);
  const districts = useDistricts();
  const { values } = form;
  const show = () => {
    if (districts.data === undefined) void districts.refetch();
    setIsOpen(true);
  };
  const choose = (path: PickerNode[]) => {
    const [province, city, district] = path.map(({ id }) => Number(id));
    form.set('province_id', province ?? 0);
    form.set('city_id', city ?? 0);
    form.set('district_id', district ?? 0);
    form.set('region', regionText(path.map(({ text }) => text)));
    setIsOpen(false);
  };
  return (
    <>
      <TapRow
        label="所在地区"
        value={values.region}
        placeholder="请选择"
        error={form.messageOf('district_id') ?? ''}
        onTap={show}
      />
      <Picker
        isOpen={isOpen && districts.data !== undefined}
        onClose={() => setIsOpen(false)}
        title="选择地区"
        tree={(districts.data?.list ?? []).map(nodeOf)}
        columns={COLUMNS}
        value={[values.province_id, values.city_id, values.district_id]}
        onConfirm={choose}
      />
    </>
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

function Receiver({ form }: { form: FormOf }) {
  const { values } = form;
  return (
    <>
      <TextField
        label="收货人"
        name="name"
        autoComplete="name"
        placeholder="请输入收货人姓名"
        maxLength={fieldLimit('address', 'name') ?? 20}
        value={values.name}
        onChange={(name) => form.set('name', name)}
        onBlur={() => form.touch('name')}
        error={form.messageOf('name') ?? ''}
      />
      <TextField
        label="联系电话"
        name="mobile"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="请输入联系电话"
        maxLength={fieldLimit('address', 'mobile') ?? 20}
        value={values.mobile}
        onChange={(mobile) => form.set('mobile', mobile)}
        onBlur={() => form.touch('mobile')}
        error={form.messageOf('mobile') ?? ''}
      />
    </>
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

export function AddressEditScreen({ query }: { query: { id: number; type: '0' | '1'; form: string } }) {
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
