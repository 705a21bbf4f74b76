// Checks of the answers that the tests of a file gave; tests/dom.setup.ts awaits them after each test.
import { expect } from 'vitest';

/** Files whose answers are another mall's recordings, or are not all by the schema yet. */
const UNCHECKED: readonly string[] = [
  'src/app/not-offered.test.tsx',
  'src/app/recorded-screens.test.tsx',
  'src/blocks/mall-words/points-word.test.tsx',
  'src/blocks/sale/sale-parts.test.tsx',
  'src/engine/archetypes/list.test.tsx',
  'src/pages/address/address.test.tsx',
  'src/pages/balance/balance.test.tsx',
  'src/pages/card/card-screens.test.tsx',
  'src/pages/coupon/coupon-screens.test.tsx',
  'src/pages/coupon/give-screens.test.tsx',
  'src/pages/home/home.test.tsx',
  'src/pages/home/mall-home.test.tsx',
  'src/pages/invoice/invoice.test.tsx',
  'src/pages/order-submit/checkout.test.tsx',
  'src/pages/order-submit/delivery-map.test.tsx',
  'src/pages/order-submit/gift.test.tsx',
  'src/pages/order-submit/pay-result.test.tsx',
  'src/pages/order/clerk.test.tsx',
  'src/pages/order/order-counts.test.tsx',
  'src/pages/order/order-detail.test.tsx',
  'src/pages/order/order-sum.test.tsx',
  'src/pages/order/orders.test.tsx',
  'src/pages/order/refund/follow.test.tsx',
  'src/pages/order/refund/lines.test.tsx',
  'src/pages/topic/topic-screens.test.tsx',
  'src/pages/user-center/integral-detail.test.tsx',
  'src/pages/user-center/user-center.test.tsx',
  'src/plugins/composition/composition-screens.test.tsx',
  'src/plugins/diy/diy-screens.test.tsx',
];

const checks: Promise<readonly string[]>[] = [];

export const addAnswerCheck = (check: Promise<readonly string[]>): void => void checks.push(check);

/** Fails where an answer was one that no server sends. */
export async function expectAnswersOfServer(): Promise<void> {
  const wrong = new Set((await Promise.all(checks.splice(0))).flat());
  const { testPath = '' } = expect.getState();
  if (wrong.size === 0 || UNCHECKED.some((file) => testPath.endsWith(file))) return;
  throw new Error(`Answers that no server sends:\n${[...wrong].join('\n')}`);
}
