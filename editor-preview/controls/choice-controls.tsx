// Choices: switches, segments, drop-down lists and drawn cards.
import type { FormOption } from '~/domain/studio/form';
import { holds } from '~/domain/studio/when';
import type { ControlProps } from '../form/control';
import styles from './controls.module.css';
import { ChoiceDrawing } from './drawings';

export function Switch({ field, value, id, describedBy, isReadOnly, write }: ControlProps) {
  const { on = true, off = false } = field.switch ?? {};
  const isOn = field.kind === 'boolean' && field.switch === undefined ? value === true : value === on;
  return (
    <input
      id={id}
      type="checkbox"
      role="switch"
      className={styles['switch']}
      checked={isOn}
      aria-checked={isOn}
      disabled={isReadOnly}
      aria-describedby={describedBy}
      onChange={({ target }) => write(target.checked ? on : off, { words: target.checked ? '开' : '关' })}
    />
  );
}

const offered = ({ field, scopes, value }: ControlProps): readonly FormOption[] =>
  (field.options ?? []).filter((option) => option.value === value || holds(option.when, scopes));

export function Select(props: ControlProps) {
  const { value, id, describedBy, isInvalid, isReadOnly, write } = props;
  const options = offered(props);
  const at = options.findIndex((option) => option.value === value);
  return (
    <select
      id={id}
      className={styles['input']}
      value={at}
      disabled={isReadOnly}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      onChange={({ target }) => {
        const option = options[Number(target.value)];
        if (option !== undefined) write(option.value, { words: option.words });
      }}
    >
      {at === -1 ? (
        <option value={-1} hidden>
          {value === undefined ? '多个值' : '未知'}
        </option>
      ) : null}
      {options.map((option, index) => (
        <option key={option.words} value={index}>
          {option.words}
        </option>
      ))}
    </select>
  );
}

function Radios(props: ControlProps & { look: 'segments' | 'cards' }) {
  const { value, id, isReadOnly, write, look } = props;
  return (
    <div role="radiogroup" aria-labelledby={`${id}label`} className={styles[look]}>
      {offered(props).map((option) => (
        <label key={option.words}>
          <input
            type="radio"
            name={id}
            checked={option.value === value}
            disabled={isReadOnly}
            onChange={() => write(option.value, { words: option.words })}
          />
          {look === 'cards' && option.icon !== undefined ? <ChoiceDrawing name={option.icon} /> : null}
          <span>{option.words}</span>
        </label>
      ))}
    </div>
  );
}

export const Segments = (props: ControlProps) => <Radios {...props} look="segments" />;
export const Cards = (props: ControlProps) => <Radios {...props} look="cards" />;
