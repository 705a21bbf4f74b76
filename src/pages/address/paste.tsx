// Fills in an address form from a text that was copied elsewhere.
import { useState } from 'react';
import { Button } from '~/ui/button/button';
import { TextArea } from '~/ui/field/text-area';
import { useDistricts } from '../../blocks/form-kinds/area-kind';
import type { FormState } from '../../engine/archetypes/form';
import { toast } from '../../state/overlays';
import styles from './address.module.css';
import { type AddressValues, valuesOfRecognised } from './address-values';
import { recognise } from './recognise';

interface PasteProps {
  context: { query: { type: 0 | 1 } };
  form: Pick<FormState<AddressValues>, 'change'>;
}

/** Nothing for same-city delivery, whose place is chosen on the map. */
export const Paste = ({ context, form }: PasteProps) =>
  context.query.type === 1 ? null : <PasteBox change={form.change} />;

function PasteBox({ change }: Pick<FormState<AddressValues>, 'change'>) {
  const [pasted, setPasted] = useState('');
  const { data } = useDistricts();
  const read = () => {
    const found = recognise(pasted, data?.list ?? []);
    if (found.name === '' && found.mobile === '' && found.detail === '' && found.region === null) {
      toast('没有识别到收货信息');
      return;
    }
    change(valuesOfRecognised(found));
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
