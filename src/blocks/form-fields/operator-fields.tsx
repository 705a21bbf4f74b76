// The fields of an operator's form in the mall's own look; a long form folds.
import { Icon } from '~/ui/icon/icon';
import { FormFields } from '~/ui/form-fields/form-fields';
import { uploadHost } from '../order-pictures/use-uploads';
import { FOLDED_FIELDS, type OperatorForm } from './use-operator-form';
import styles from './operator-fields.module.css';

function Fold({ form }: { form: OperatorForm }) {
  const { isFolded, setIsFolded } = form;
  return (
    <button
      type="button"
      className={styles.fold}
      aria-expanded={!isFolded}
      onClick={() => setIsFolded(!isFolded)}
    >
      {isFolded ? '点击展开' : '点击收起'}
      <Icon name={isFolded ? 'chevron-down' : 'chevron-up'} size={24} />
    </button>
  );
}

export function OperatorFields({ form }: { form: OperatorForm }) {
  const canFold = form.fields.length > FOLDED_FIELDS;
  return (
    <div className={styles.form} id={form.id}>
      <FormFields
        form={form}
        look="above"
        uploads={uploadHost()}
        {...(canFold && form.isFolded ? { shown: FOLDED_FIELDS } : {})}
      />
      {canFold ? <Fold form={form} /> : null}
    </div>
  );
}
