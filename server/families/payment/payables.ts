// What a payment of this mall can be for: orders, recharges, member levels, and what its plugins sell.
import type { CorePaidKind, PaidKind } from '../../db/tables/payments';
import type { Payable, Payables } from '../../ports/payable';
import type { InstalledPlugins } from '../../ports/plugin';
import { assertPurchasesPayable, markPurchasesPaid } from '../mall-member/purchase';
import { assertOrdersPayable, markCashOnDelivery, markOrdersPaid } from '../order/mark-paid';
import { assertRechargesPayable, markRechargesPaid } from '../recharge/mark-paid';

const coreOf = (plugins: InstalledPlugins): Readonly<Record<CorePaidKind, Payable>> => ({
  order: {
    assertPayable: (trx, ids, now) => assertOrdersPayable(trx, ids, { now, plugins }),
    markPaid: (trx, parts) => markOrdersPaid(trx, { ...parts, plugins }),
    markOnDelivery: markCashOnDelivery,
  },
  recharge: { assertPayable: assertRechargesPayable, markPaid: markRechargesPaid },
  member: { assertPayable: assertPurchasesPayable, markPaid: markPurchasesPaid },
});

export function payablesOf(plugins: InstalledPlugins): Payables {
  const core = coreOf(plugins);
  const isCore = (kind: PaidKind): kind is CorePaidKind => Object.hasOwn(core, kind);
  return (kind) => (isCore(kind) ? core[kind] : plugins.find(({ key }) => key === kind)?.payable);
}
