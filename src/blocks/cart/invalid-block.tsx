// The lines of the cart that cannot be bought any more, with a button to clear them.
import { CheckCircle } from '~/ui/check-circle/check-circle';
import { Tag } from '~/ui/tag/tag';
import { Card } from '~/ui/card/card';
import { CardHead } from '~/ui/card/card-head';
import { Cover } from '~/ui/cover/cover';
import type { CartLine } from '../cart-lines/cart-lines';
import type { Choice } from './use-choice';
import styles from './cart.module.css';

interface InvalidBlockProps {
  lines: readonly CartLine[];
  choice: Choice;
  onRemove: (lines: readonly CartLine[]) => void;
}

function InvalidRow({ line, choice }: { line: CartLine; choice: Choice }) {
  return (
    <li className={styles.line} data-invalid>
      {choice.isEditing ? (
        <CheckCircle
          className={styles.lineChoice}
          isChecked={choice.lines.some(({ id }) => id === line.id)}
          label={`选择${line.name}`}
          onChange={(isOn) => choice.toggle([line], isOn)}
        />
      ) : (
        <span className={styles.lineChoice}>
          <Tag tone="grey">失效</Tag>
        </span>
      )}
      <Cover source={line.pictureUrl} size={168} />
      <div className={styles.words}>
        <h3 className={styles.name}>{line.name}</h3>
        {line.values.length === 0 ? null : <p className={styles.values}>{line.values.join('  ')}</p>}
        <p className={styles.note}>{line.invalidText}</p>
      </div>
    </li>
  );
}

export function InvalidBlock({ lines, choice, onRemove }: InvalidBlockProps) {
  if (lines.length === 0) return null;
  return (
    <Card label="失效商品">
      <CardHead title={`失效商品 ${lines.length} 件`}>
        <button type="button" className={`${styles.mode} hit-area`} onClick={() => onRemove(lines)}>
          清空
        </button>
      </CardHead>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <InvalidRow key={line.id} line={line} choice={choice} />
        ))}
      </ul>
    </Card>
  );
}
