// The SKU choice of each goods during this visit; its page shows it and its sheet opens with it.
import { proxy, useSnapshot } from '../../state/store';
import type { SkuChoice } from './sku-goods';

const choices = proxy<Record<number, SkuChoice>>({});

export function saveChoice(goodsId: number, choice: SkuChoice): void {
  choices[goodsId] = choice;
}

/** The saved choice. */
export const savedChoice = (goodsId: number): SkuChoice | undefined => choices[goodsId];

export const useSavedChoice = (goodsId: number): SkuChoice | undefined => useSnapshot(choices)[goodsId];
