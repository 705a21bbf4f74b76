// The middle of the SKU sheet: the specification groups and the quantity.
import { isSelectable, quantityBounds, toggleAttr } from '~/domain/sku';
import { SkuChips } from '~/ui/chip/sku-chips';
import { Stepper, type StepperLimit } from '~/ui/stepper/stepper';
import { toast } from '../../state/overlays';
import { hasOwnPictures, quantityRules, type SkuChoice, type SkuGoods, withinBounds } from './sku-goods';
import styles from './sku.module.css';

interface SkuChoicePanelProps {
  goods: SkuGoods;
  choice: SkuChoice;
  /** Asks for no quantity. */
  isSingle?: boolean;
  onChange: (choice: SkuChoice) => void;
}

function Groups({ goods, choice, onChange }: SkuChoicePanelProps) {
  const { groups, skus } = goods;
  const { selection } = choice;
  return groups.map((group) => (
    <SkuChips
      key={group.attr_group_id}
      name={group.attr_group_name}
      values={group.attr_list.map(({ attr_id: attrId, attr_name: text, pic_url: pictureUrl }) => ({
        id: attrId,
        text,
        ...(pictureUrl !== undefined && hasOwnPictures(group) ? { pictureUrl } : {}),
        isChosen: selection[group.attr_group_id] === attrId,
        isImpossible: !isSelectable(skus, { selection, groupId: group.attr_group_id, attrId }),
      }))}
      onChoose={(attrId) => {
        const next = toggleAttr(selection, { groupId: group.attr_group_id, attrId: Number(attrId) });
        onChange(withinBounds(goods, { ...choice, selection: next }));
      }}
    />
  ));
}

/** The note beside 数量: the minimum purchase and how many the shopper may still buy. */
function limitWords({ minimum, allowance, unit }: SkuGoods): string {
  const words = [
    minimum > 1 ? `${minimum}${unit}起售` : '',
    allowance >= 0 ? `还可购买${allowance}${unit}` : '',
  ];
  return words.filter((word) => word !== '').join('，');
}

function Quantity({ goods, choice, onChange }: SkuChoicePanelProps) {
  const rules = quantityRules(goods, choice.selection);
  const { min, max } = quantityBounds(rules);
  const isLimited = goods.allowance >= 0 && goods.allowance <= rules.stock;
  const said: Readonly<Record<StepperLimit, string>> = {
    minimum: min > 1 ? `该商品${min}${goods.unit}起售` : '',
    maximum: isLimited ? `限购${goods.allowance}${goods.unit}` : '库存不足',
  };
  const words = limitWords(goods);
  return (
    <div className={styles.quantity}>
      <span className={styles.label}>
        数量
        {words === '' ? null : <span className={styles.limit}>{words}</span>}
      </span>
      <Stepper
        value={choice.quantity}
        min={min}
        max={Math.max(min, max)}
        isDisabled={max < min}
        onChange={(quantity) => onChange({ ...choice, quantity })}
        onLimit={(limit) => toast(said[limit])}
      />
    </div>
  );
}

/** Groups and quantity; goods without a choice have the quantity only. */
export function SkuChoicePanel(props: SkuChoicePanelProps) {
  return (
    <div className={styles.panel}>
      {props.goods.hasChoice ? <Groups {...props} /> : null}
      {props.isSingle === true ? null : <Quantity {...props} />}
    </div>
  );
}
