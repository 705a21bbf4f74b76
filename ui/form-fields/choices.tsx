// The control of choices: pills, single or multiple.
import type { ControlProps } from './control-props';
import styles from './form-fields.module.css';

type Chosen = readonly string[];

const chosenOf = ({ answer }: ControlProps): Chosen => {
  if (typeof answer !== 'string') return answer;
  return answer === '' ? [] : [answer];
};

export function Choices(props: ControlProps) {
  const { field, id, onAnswer, described } = props;
  const isSingle = field.key === 'radio';
  const chosen = chosenOf(props);
  const toggle = (label: string) =>
    onAnswer(chosen.includes(label) ? chosen.filter((one) => one !== label) : [...chosen, label]);
  return (
    <div
      className={styles.choices}
      role={isSingle ? 'radiogroup' : 'group'}
      aria-labelledby={`${id}-question`}
      aria-describedby={described['aria-describedby']}
    >
      {(field.list ?? []).map(({ label }, index) => {
        const isChosen = chosen.includes(label);
        // An optional field can be cleared by another tap.
        const takeBack = () => {
          if (isSingle && isChosen && field.is_required === 0) onAnswer('');
        };
        return (
          <label key={`${index}-${label}`} className={styles.choice}>
            <input
              className={styles.choiceInput}
              type={isSingle ? 'radio' : 'checkbox'}
              name={id}
              checked={isChosen}
              onChange={() => (isSingle ? onAnswer(label) : toggle(label))}
              onClick={takeBack}
            />
            <span className={styles.pill}>{label || `选项${index + 1}`}</span>
          </label>
        );
      })}
    </div>
  );
}
