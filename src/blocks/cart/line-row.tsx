// One line of the cart: checkbox, goods, specification, price, quantity; swiping reveals the delete button.
import { countdownText } from '~/domain/time';
import { quantityBounds, quantityProblem } from '~/domain/sku';
import * as to from '~/domain/screen-links.gen';
import { CheckCircle } from '~/ui/check-circle/check-circle';
import { Icon } from '~/ui/icon/icon';
import { Price } from '~/ui/price/price';
import { Stepper } from '~/ui/stepper/stepper';
import { Cover } from '~/ui/cover/cover';
import { open } from '../../engine/navigation';
import { openSku, toast } from '../../state/overlays';
import type { CartLine } from '../cart-lines/cart-lines';
import type { Choice } from './use-choice';
import styles from './cart.module.css';
import type { CartModel } from './use-cart';

const openGoods = (line: CartLine) => open(to.goods({ id: line.goodsId }));

/** The selected specification; tapping it opens the SKU sheet to change it. */
function Values({ line, onChange }: { line: CartLine; onChange: () => void }) {
  if (line.values.length === 0) return null;
  return (
    <button
      type="button"
      className={`${styles.values} hit-area`}
      aria-label={`修改规格：${line.values.join(' ')}`}
      onClick={onChange}
    >
      <span className={styles.valueWords}>{line.values.join('  ')}</span>
      <Icon name="chevron-down" size={22} />
    </button>
  );
}

function Notes({ line }: { line: CartLine }) {
  const { stock } = line.rules;
  const isLow = stock > 0 && stock <= 5;
  return (
    <>
      {line.barredText === '' ? null : (
        <p className={styles.note}>
          {line.barredText}
          {line.saleInSeconds > 0 ? ` 还剩 ${countdownText(line.saleInSeconds * 1000)} 开售` : ''}
        </p>
      )}
      {line.dropText === '' ? null : <p className={styles.drop}>{line.dropText}</p>}
      {isLow ? <p className={styles.drop}>仅剩{stock}件</p> : null}
    </>
  );
}

interface LineRowProps {
  line: CartLine;
  /** Whether it can be selected now. */
  isOpen: boolean;
  choice: Choice;
  model: CartModel;
}

function Numbers({ line, isOpen, model }: Omit<LineRowProps, 'choice'>) {
  const { min, max } = quantityBounds(line.rules);
  const sayLimit = (limit: 'minimum' | 'maximum') =>
    toast(quantityProblem(limit === 'minimum' ? min - 1 : max + 1, line.rules) ?? '');
  return (
    <Stepper
      value={line.quantity}
      min={min}
      max={Math.max(min, max)}
      isDisabled={!isOpen}
      label={`${line.name}的数量`}
      onChange={(quantity) => model.setQuantity(line, quantity)}
      onLimit={sayLimit}
    />
  );
}

const Delete = ({ line, model }: Pick<LineRowProps, 'line' | 'model'>) => (
  <button
    type="button"
    className={styles.delete}
    aria-label={`删除${line.name}`}
    onClick={() => model.remove([line])}
  >
    删除
  </button>
);

export function CartLineRow({ line, isOpen, choice, model }: LineRowProps) {
  const changeSku = () =>
    openSku({
      goodsId: line.goodsId,
      intent: 'cart',
      picked: { skuId: line.skuId, quantity: line.quantity },
      onPick: (pick) => model.changeSku(line, pick),
    });
  return (
    <li className={styles.slider}>
      <div className={styles.line}>
        <CheckCircle
          className={styles.lineChoice}
          isChecked={choice.lines.some(({ id }) => id === line.id)}
          isDisabled={!isOpen}
          label={`选择${line.name}`}
          onChange={(isOn) => choice.toggle([line], isOn)}
        />
        <button type="button" aria-label={`查看${line.name}`} onClick={() => openGoods(line)}>
          <Cover source={line.pictureUrl} size={168} />
        </button>
        <div className={styles.words}>
          <h3 className={styles.name}>{line.name}</h3>
          <Values line={line} onChange={changeSku} />
          <Notes line={line} />
          <div className={styles.lineFooter}>
            <Price text={line.priceText} size={32} />
            <Numbers line={line} isOpen={isOpen} model={model} />
          </div>
        </div>
      </div>
      <Delete line={line} model={model} />
    </li>
  );
}
