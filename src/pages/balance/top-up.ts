// A recharge: the order and its payment.
import { unpaidWords } from '~/domain/payment';
import {
  rechargeBalanceRecharge,
  type RechargeBalanceRechargeData,
  type RechargeBalanceRechargeParams,
  rechargeIndex,
  rechargeSetting,
} from '~/schemas/api/recharge.gen';
import { pay } from '../../flows/payment';
import type { Answer } from '../../services/call-context';
import { callFor } from '../../services/http';
import { refresh } from '../../services/query';
import { toast } from '../../state/overlays';

/** Other malls want the sum of a plan as well. */
type Wish = RechargeBalanceRechargeParams;

/** Creates a recharge. A refusal may mean outdated plans, so they are refetched. */
async function begin(wish: Wish): Promise<Answer<RechargeBalanceRechargeData>> {
  try {
    return await callFor(rechargeBalanceRecharge, wish);
  } catch (error) {
    void refresh(rechargeIndex, rechargeSetting);
    throw error;
  }
}

/** False when it was not paid; the reason has been shown. */
async function isPaid(unionId: number): Promise<boolean> {
  try {
    await pay(unionId, { purpose: 'recharge' });
    return true;
  } catch (error) {
    toast(unpaidWords(error instanceof Error ? error.message : ''));
    return false;
  }
}

/** Null where it was not paid, which has been said. */
export async function topUp(wish: Wish): Promise<Answer<RechargeBalanceRechargeData> | null> {
  const answer = await begin(wish);
  return (await isPaid(answer.data.pay_id)) ? answer : null;
}
