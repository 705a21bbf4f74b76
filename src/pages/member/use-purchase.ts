// Buying a level: its order, the payment, and the new prices everywhere.
import { unpaidWords } from '~/domain/payment';
import { cartList } from '~/schemas/api/cart.gen';
import { defaultGoodsList } from '~/schemas/api/default.gen';
import { goodsDetail } from '~/schemas/api/goods.gen';
import {
  mallMemberAllMember,
  mallMemberGoodsCats,
  mallMemberIndex,
  mallMemberMemberGoods,
  mallMemberPurchaseMember,
} from '~/schemas/api/mall-member.gen';
import { userMemberLog } from '~/schemas/api/user.gen';
import { type Action, useAction } from '../../engine/use-action';
import { pay } from '../../flows/payment';
import { LEVEL_BOUGHT } from '../../flows/payment-purposes';
import { call } from '../../services/http';
import { refresh } from '../../services/query';
import { loadUserInfo } from '../../services/shopper';
import { alertDialog, toast } from '../../state/overlays';

/** A refusal may mean an outdated level, so levels are refetched. */
async function place(level: number): Promise<number> {
  try {
    const { pay_id: unionId } = await call(mallMemberPurchaseMember, { member_level: level });
    return unionId;
  } catch (error) {
    void refresh(mallMemberAllMember, mallMemberIndex);
    throw error;
  }
}

async function isPaid(unionId: number): Promise<boolean> {
  try {
    await pay(unionId, { purpose: 'member' });
    return true;
  } catch (error) {
    toast(unpaidWords(error instanceof Error ? error.message : ''));
    return false;
  }
}

/** Whatever was priced for the former level. */
const PRICED = [cartList, defaultGoodsList, goodsDetail, mallMemberMemberGoods, mallMemberGoodsCats] as const;

export function usePurchase(onBought: () => void): Action<[level: number]> {
  return useAction(async (level: number) => {
    if (!(await isPaid(await place(level)))) return;
    await Promise.all([
      loadUserInfo(true),
      refresh(mallMemberIndex, mallMemberAllMember, userMemberLog, ...PRICED),
    ]);
    await alertDialog(LEVEL_BOUGHT);
    onBought();
  });
}
