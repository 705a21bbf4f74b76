// Proves when the shopper is bound to the sharer of his link, and that it happens in silence (PRD-05).
import { afterEach, describe, expect, it, vi } from 'vitest';
import { shareBindParent } from '~/schemas/api/share.gen';
import { userUserInfo } from '~/schemas/api/user.gen';
import { renewUserInfo } from '../services/shopper';
import { setReferrer } from '../state/session';
import { backend } from '../testing/fake-backend';
import { startMall } from '../testing/render-screen';
import { BIND, bindParent } from './bind-parent';
import { pay } from './payment';

const SHARER = 7;

const info = (parentId = 0, change: object = {}) => ({
  nickname: '阿青',
  options: { user_id: 9, parent_id: parentId },
  identity: { roles: [] },
  ...change,
});

interface Visit {
  setting?: object;
  given?: object;
  isSignedIn?: boolean;
  referrer?: number;
}

/** A shopper who came by the link of a sharer, in a mall where the link counts. */
async function visit({ setting = {}, given = info(), isSignedIn = true, referrer = SHARER }: Visit = {}) {
  await startMall({ isSignedIn, config: { share_setting: { level: 1, condition: BIND.link, ...setting } } });
  setReferrer(referrer);
  backend.answer(userUserInfo.route, given);
  backend.answer(shareBindParent.route, null);
  if (isSignedIn) await renewUserInfo();
}

const asked = () => backend.asked(shareBindParent.route);

afterEach(() => setReferrer(0));

describe('binding to the sharer', () => {
  it.each([BIND.link, BIND.order, BIND.payment])(
    'happens with what the mall waits for (%i)',
    async (condition) => {
      await visit({ setting: { condition } });
      for (const trigger of [BIND.link, BIND.order, BIND.payment]) await bindParent(trigger);
      expect(asked()).toEqual([{ parent_id: String(SHARER), condition: String(condition) }]);
    },
  );

  it('is not asked for again once the shopper has a parent', async () => {
    await visit();
    backend.answer(shareBindParent.route, () => {
      backend.answer(userUserInfo.route, info(SHARER));
      return null;
    });
    await bindParent(BIND.link);
    await bindParent(BIND.link);
    expect(asked()).toHaveLength(1);
  });

  it('is left to a backend that has bound him with the order', async () => {
    await visit({ setting: { condition: BIND.order } });
    backend.answer(userUserInfo.route, info(SHARER));
    await bindParent(BIND.order);
    expect(asked()).toEqual([]);
  });

  it.each<[string, Visit]>([
    ['for a guest', { isSignedIn: false }],
    ['without a sharer', { referrer: 0 }],
    ['for who has a parent', { given: info(3) }],
    ['for the sharer himself', { referrer: 9 }],
    ['for a distributor', { given: info(0, { identity: { roles: ['distributor'] } }) }],
    ['where distribution is off', { setting: { level: 0 } }],
    ['where the mall has not set what it waits for', { setting: { condition: undefined } }],
  ])('is not asked for %s', async (_name, given) => {
    await visit(given);
    await bindParent(BIND.link);
    expect(asked()).toEqual([]);
  });

  it.each(['order', 'recharge'] as const)('follows the payment of an order alone (%s)', async (purpose) => {
    await visit({ setting: { condition: BIND.payment } });
    backend.answer('api/payment/get-payments', { amount: '0.00', list: [] });
    backend.answer('api/payment/pay-data', {
      pay_type: 'balance',
      balance_amount: '1.00',
      order_amount: '0.00',
    });
    backend.answer('api/payment/pay-buy-balance', null);
    await pay(purpose === 'order' ? 101 : 102, { purpose });
    // A later call would be the second one, had the recharge made the first.
    if (purpose === 'recharge') await bindParent(BIND.payment);
    await vi.waitFor(() => expect(asked()).toEqual([{ parent_id: String(SHARER), condition: '3' }]));
  });

  it('fails in silence', async () => {
    await visit();
    backend.refuse(shareBindParent.route, '绑定的上级用户不是分销商');
    await expect(bindParent(BIND.link)).resolves.toBeUndefined();
    backend.fail(shareBindParent.route);
    await expect(bindParent(BIND.link)).resolves.toBeUndefined();
  });
});
