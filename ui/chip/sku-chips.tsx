// One specification group: its name and its values as chips.
import { Picture } from '../picture/picture';
import { Chip } from './chip';
import styles from './chip.module.css';

export type SkuChipValue = {
  id: string | number;
  text: string;
  /** Small picture before the text. */
  pictureUrl?: string;
  isChosen: boolean;
  /** No combination in stock has it together with the current choice. */
  isImpossible: boolean;
};

type SkuChipsProps = {
  /** Name of the group: 颜色. */
  name: string;
  values: readonly SkuChipValue[];
  onChoose: (id: string | number) => void;
};

/** One group of the SKU sheet; a controlled component. */
export function SkuChips({ name, values, onChoose }: SkuChipsProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{name}</legend>
      <div className={styles.values}>
        {values.map(({ id, text, pictureUrl, isChosen, isImpossible }) => (
          <Chip
            key={id}
            shape="box"
            isChosen={isChosen}
            isDisabled={isImpossible && !isChosen}
            onTap={() => onChoose(id)}
            before={
              pictureUrl === undefined || pictureUrl === '' ? null : (
                <span className={styles.thumb}>
                  <Picture source={pictureUrl} alt="" />
                </span>
              )
            }
          >
            {text}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
