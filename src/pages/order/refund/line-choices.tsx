// The lines of an order to choose from: whole, or some pieces of each; closed ones say why.
import { textFromFen } from '~/domain/money';
import { openPieces } from '~/domain/refund-request';
import { CheckCircle } from '~/ui/check-circle/check-circle';
import { Stepper } from '~/ui/stepper/stepper';
import { OrderGoodsLine, specificationOf } from '~/ui/order-goods-line/order-goods-line';
import { toast } from '../../../state/overlays';
import type { Order } from '../../../blocks/orders/order-facts';
import styles from '../../../blocks/orders/refund.module.css';

type Line = Order['detail'][number];
/** Pieces by line; 0 where it is not chosen. */
export type Chosen = ReadonlyMap<number, number>;

interface ChoiceProps {
  line: Line;
  num: number;
  /** Share of the refund, in fen. */
  fen: number;
  /** Why it cannot be chosen; empty when it can. */
  closed: string;
  isSplit: boolean;
  onChange: (num: number) => void;
}

function Share({ line, num, fen, closed, isSplit, onChange }: ChoiceProps) {
  const name = line.goods_info.name;
  const most = openPieces(line);
  if (closed !== '') return <p className={styles.share}>{closed}</p>;
  return (
    <div className={styles.share}>
      <span>{num > 0 ? `退￥${textFromFen(fen)}` : `可申请${most}件`}</span>
      {isSplit ? (
        <Stepper
          label={`${name}的售后件数`}
          value={num}
          min={0}
          max={most}
          onChange={onChange}
          onLimit={(limit) => {
            if (limit === 'maximum') toast(`最多可申请${most}件`);
          }}
        />
      ) : null}
    </div>
  );
}

function Choice(props: ChoiceProps) {
  const { line, num, closed, onChange } = props;
  const { goods_info: goods } = line;
  return (
    <li className={styles.choice}>
      <CheckCircle
        isChecked={num > 0}
        isDisabled={closed !== ''}
        label={`选择${goods.name}`}
        onChange={(isChecked) => onChange(isChecked ? openPieces(line) : 0)}
      />
      <div className={styles.choiceBody}>
        <OrderGoodsLine
          name={goods.name}
          pictureUrl={goods.pic_url}
          specification={specificationOf(goods.attr_list)}
          quantity={line.num}
          original={line.total_original_price}
          memberDiscount={line.member_discount_price}
        />
        <Share {...props} />
      </div>
    </li>
  );
}

interface LineChoicesProps {
  lines: readonly Line[];
  chosen: Chosen;
  amounts: ReadonlyMap<number, number>;
  isSplit: boolean;
  whyNot: (line: Line) => string;
  onChange: (id: number, num: number) => void;
}

export const LineChoices = ({ lines, chosen, amounts, isSplit, whyNot, onChange }: LineChoicesProps) => (
  <ul>
    {lines.map((line) => {
      const id = Number(line.id);
      return (
        <Choice
          key={id}
          line={line}
          num={chosen.get(id) ?? 0}
          fen={amounts.get(id) ?? 0}
          closed={whyNot(line)}
          isSplit={isSplit}
          onChange={(num) => onChange(id, num)}
        />
      );
    })}
  </ul>
);
