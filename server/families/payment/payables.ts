// What a payment of this mall can be for: orders, recharges, member levels, and what its plugins sell.
import type { CorePaidKind, PaidKind } from '../../db/tables/payments';
import type { Payable, Payables } from '../../ports/payable';
import type { InstalledPlugins } from '../../ports/plugin';
import { assertPurchasesPayable, markPurchasesPaid } from '../mall-member/purchase';
import { assertOrdersPayable, markCashOnDelivery, markOrdersPaid } from '../order/mark-paid';
import { assertRechargesPayable, markRechargesPaid } from '../recharge/mark-paid';

const CORE: Readonly<Record<CorePaidKind, Payable>> = {
  order: {
    assertPayable: assertOrdersPayable,
    markPaid: markOrdersPaid,
    markOnDelivery: markCashOnDelivery,
  },
  recharge: { assertPayable: assertRechargesPayable, markPaid: markRechargesPaid },
  member: { assertPayable: assertPurchasesPayable, markPaid: markPurchasesPaid },
};

const isCore = (kind: PaidKind): kind is CorePaidKind => Object.hasOwn(CORE, kind);

export const payablesOf =
  (plugins: InstalledPlugins): Payables =>
  (kind) =>
    isCore(kind) ? CORE[kind] : plugins.find(({ key }) => key === kind)?.payable;
