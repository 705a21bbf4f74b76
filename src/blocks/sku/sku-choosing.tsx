// The SKU sheet of a goods whose SKUs are known: head, specification and quantity, over a bar.
import { type ReactNode, useState } from 'react';
import { Sheet } from '~/ui/sheet/sheet';
import { useMallDisplay } from '../../state/mall-display';
import { closeSku, type SkuRequest } from '../../state/overlays';
import { saveChoice, savedChoice } from './saved-choice';
import { SkuChoicePanel } from './sku-choice-panel';
import { choiceOfSku, firstChoice, type SkuChoice, type SkuGoods, withinBounds } from './sku-goods';
import { SkuHead } from './sku-head';

export const SKU_TITLE = '选择规格';

interface SkuChoosingProps {
  goods: SkuGoods;
  request: SkuRequest;
  /** Above the specification: the terms to choose from. */
  lead?: ReactNode;
  children: (choice: SkuChoice) => ReactNode;
}

export function SkuChoosing({ goods, request, lead, children }: SkuChoosingProps) {
  const mall = useMallDisplay();
  const { picked, onPick } = request;
  const [choice, setChoice] = useState<SkuChoice>(() =>
    withinBounds(
      goods,
      picked === undefined ? (savedChoice(goods.id) ?? firstChoice(goods)) : choiceOfSku(goods, picked),
    ),
  );
  const change = (next: SkuChoice) => {
    setChoice(next);
    // A change to a cart line is not saved as the choice of the goods page.
    if (onPick === undefined) saveChoice(goods.id, next);
  };
  return (
    <Sheet
      isOpen
      onClose={closeSku}
      title={SKU_TITLE}
      head={<SkuHead goods={goods} choice={choice} isMemberPriceShown={mall.isMemberPriceShown} />}
      footer={children(choice)}
    >
      {lead}
      <SkuChoicePanel goods={goods} choice={choice} isSingle={request.isSingle === true} onChange={change} />
    </Sheet>
  );
}
