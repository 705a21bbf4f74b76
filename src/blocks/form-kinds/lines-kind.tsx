// Lines to choose from, such as the goods of an order: whole ones, or some pieces of each; closed ones say why.
import { sumOf } from '~/domain/sum';
import { CheckCircle } from '~/ui/check-circle/check-circle';
import { Stepper } from '~/ui/stepper/stepper';
import type { ChoiceLine, FieldKind, FieldProps, Pieces } from '../../engine/archetypes/form';
import { toast } from '../../state/overlays';
import styles from './form-kinds.module.css';

type Open = Pick<ChoiceLine, 'id' | 'most'>;

/** What is chosen of the lines, of which fewer pieces may be left than when they were chosen; others are absent. */
export function chosenOf(lines: readonly Open[], value: Pieces): ReadonlyMap<number, number> {
  const limited = lines.map(({ id, most }) => [id, Math.min(most, value[id] ?? 0)] as const);
  return new Map(limited.filter(([, num]) => num > 0));
}

/** All pieces of the lines. */
export const wholeLines = (lines: readonly Open[]): Pieces =>
  Object.fromEntries(lines.map(({ id, most }) => [id, most]));

interface AllProps {
  lines: readonly Open[];
  value: Pieces;
  onChange: (value: Pieces) => void;
}

/** Chooses all pieces, or none. */
export const AllLines = ({ lines, value, onChange }: AllProps) => (
  <CheckCircle
    isChecked={
      lines.length > 0 && sumOf(chosenOf(lines, value).values()) === sumOf(lines.map(({ most }) => most))
    }
    onChange={(isAll) => onChange(isAll ? wholeLines(lines) : {})}
  >
    全选
  </CheckCircle>
);

interface Words {
  /** What is counted of a line; absent where lines are chosen whole. */
  count?: string;
  /** Said of more than there is. */
  beyond?: (most: number) => string;
}

interface LineProps extends Words {
  line: ChoiceLine;
  num: number;
  onChange: (num: number) => void;
}

function Note({ line, num, count, beyond, onChange }: LineProps) {
  const { name, most, note, closed } = line;
  if (closed !== '') return <p className={styles.note}>{closed}</p>;
  return (
    <div className={styles.note}>
      <span>{note}</span>
      {count === undefined ? null : (
        <Stepper
          label={`${name}的${count}`}
          value={num}
          min={0}
          max={most}
          onChange={onChange}
          onLimit={(limit) => {
            if (limit === 'maximum' && beyond !== undefined) toast(beyond(most));
          }}
        />
      )}
    </div>
  );
}

const Line = (props: LineProps) => (
  <li className={styles.line}>
    <CheckCircle
      isChecked={props.num > 0}
      isDisabled={props.line.closed !== ''}
      label={`选择${props.line.name}`}
      onChange={(isChecked) => props.onChange(isChecked ? props.line.most : 0)}
    />
    <div className={styles.lineBody}>
      {props.line.content}
      <Note {...props} />
    </div>
  </li>
);

function Lines({ field: { lines }, value, onChange, ...words }: FieldProps<Pieces> & Words) {
  const chosen = chosenOf(lines, value);
  return (
    <ul>
      {lines.map((line) => (
        <Line
          key={line.id}
          {...words}
          line={line}
          num={chosen.get(line.id) ?? 0}
          onChange={(num) => onChange({ ...value, [line.id]: num })}
        />
      ))}
    </ul>
  );
}

/** How the chosen lines are sent is the screen's (`fixed`): each call has other words for them. */
export const linesKind = (words: Words): FieldKind<Pieces> => ({
  empty: {},
  textOf: (value) => (Object.values(value).some((num) => num > 0) ? 'chosen' : ''),
  paramsOf: () => ({}),
  Field: (props) => <Lines {...props} {...words} />,
});
