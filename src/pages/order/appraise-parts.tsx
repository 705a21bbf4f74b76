// The card of one review: the goods, the marks as faces, words and pictures.
import { useId } from 'react';
import { Card } from '~/ui/card/card';
import { Cover } from '~/ui/cover/cover';
import { picturesKind } from '../../blocks/form-kinds/pictures-kind';
import { checkKind } from '../../blocks/form-kinds/tap-kinds';
import { choicesOf, type FieldKind, type FieldProps } from '../../engine/archetypes/form';
import type { GroupProps } from '../../engine/archetypes/form-groups';
import styles from './appraise.module.css';
import { Face } from './face';

/** Marks from the best down, in the order of the faces. */
function Grades({ field, value, onChange }: FieldProps<string>) {
  const name = useId();
  return (
    <fieldset className={styles.grades} aria-label={`${field.group}的${field.label}`}>
      {choicesOf(field).map((one) => (
        <label key={one.value} className={styles.grade} data-chosen={value === one.value || undefined}>
          <input
            className="visually-hidden"
            type="radio"
            name={name}
            checked={value === one.value}
            onChange={() => onChange(one.value)}
          />
          <Face grade={one.value} />
          {one.text}
        </label>
      ))}
    </fieldset>
  );
}

/** The best until another one is chosen. */
const gradeKind: FieldKind<string> = {
  empty: '3',
  paramsOf: (value, name) => ({ [name]: Number(value) }),
  Field: Grades,
};

export const REVIEW_KINDS = { radio: gradeKind, check: checkKind, pictures: picturesKind } as const;

export const ReviewCard = ({ group: { label, pictureUrl, note = '' }, controls }: GroupProps) => (
  <Card label={label}>
    <header className={styles.head}>
      <Cover source={pictureUrl} size={100} />
      <h2 className={styles.name}>{label}</h2>
      {controls['is_anonymous']}
    </header>
    {note === '' ? null : <p className={styles.note}>{note}</p>}
    {controls['grade_level']}
    {controls['content']}
    <div className={styles.pictures}>{controls['pic_list']}</div>
  </Card>
);
