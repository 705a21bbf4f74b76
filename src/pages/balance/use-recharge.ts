// A recharge: a plan or a custom amount, the order, its payment, and the result.
import { useState } from 'react';
import { formProblems } from '~/domain/form-rules';
import { unpaidWords } from '~/domain/payment';
import { balanceIndex, balanceLogs } from '~/schemas/api/balance.gen';
import {
  rechargeBalanceRecharge,
  rechargeIndex,
  type RechargePlan,
  rechargeSetting,
} from '~/schemas/api/recharge.gen';
import { type Form, useForm } from '../../engine/archetypes/bare-form';
import { back } from '../../engine/navigation';
import { pay } from '../../flows/payment';
import { RECHARGED } from '../../flows/payment-purposes';
import { call } from '../../services/http';
import { refresh } from '../../services/query';
import { alertDialog, toast } from '../../state/overlays';

interface Values {
  price: string;
}

/** Other malls want the sum of a plan as well. */
interface Wish {
  id?: number;
  pay_price: string;
}

/** Creates a recharge. A refusal may mean outdated plans, so they are refetched. */
async function begin(wish: Wish): Promise<number> {
  try {
    const { pay_id: unionId } = await call(rechargeBalanceRecharge, wish);
    return unionId;
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

async function topUp(wish: Wish): Promise<void> {
  if (!(await isPaid(await begin(wish)))) return;
  void refresh(balanceIndex, balanceLogs);
  await alertDialog(RECHARGED);
  back();
}

export interface Recharge {
  form: Form<Values>;
  /** The chosen plan; undefined where the custom amount is chosen. */
  plan: RechargePlan | undefined;
  choose: (plan: RechargePlan) => void;
  chooseOwn: () => void;
}

/** Exactly one of plan and custom amount is chosen; initially the first plan. */
export function useRecharge(plans: readonly RechargePlan[]): Recharge {
  const [isOwn, setIsOwn] = useState(plans.length === 0);
  const [chosenId, setChosenId] = useState('');
  const plan = isOwn ? undefined : (plans.find(({ id }) => id === chosenId) ?? plans[0]);
  const form = useForm<Values>({
    initial: { price: '' },
    validate: (values) => (plan === undefined ? formProblems('recharge', { ...values }) : {}),
    submit: ({ price }) =>
      topUp(
        plan === undefined ? { pay_price: price.trim() } : { id: Number(plan.id), pay_price: plan.pay_price },
      ),
  });
  return {
    form,
    plan,
    choose: ({ id }) => {
      setIsOwn(false);
      setChosenId(id);
    },
    chooseOwn: () => setIsOwn(true),
  };
}
