// api/share: the routes of the files beside it, the orders and links of distributors, and the invitation code.
import { shareInvitation, shareLink, shareShareOrder } from '~/schemas/api/share.gen';
import { MallError } from '../../http/errors';
import { consumeRateLimit } from '../../http/rate-limit';
import { loginRoute, Reply, roleRoute, type Route } from '../../http/route';
import { type Tie, tieToReferrer } from '../user/referrer';
import { applyRoutes } from './apply-routes';
import { userIdOfCode } from './invitation-code';
import { moneyRoutes } from './money-routes';
import { shareLinks } from './share-links';
import { shareOrders } from './share-orders';
import { teamRoutes } from './team-routes';

const REFUSALS: Readonly<Record<Exclude<Tie, 'tied'>, string>> = {
  unknown: '邀请码不存在',
  self: '不能填写自己的邀请码',
  taken: '您已绑定邀请人',
  circle: '不能填写自己邀请的人的邀请码',
};

/** Rate limit of wrong codes. */
const TRIES = { count: 10, windowSeconds: 60 };

const invitation = loginRoute(shareInvitation, async ({ db, params, user, now }) => {
  await consumeRateLimit(db, { key: `invitation:${user.id}`, ...TRIES });
  const referrerId = userIdOfCode(params.invitation_code) ?? 0;
  const tie = await tieToReferrer(db, { userId: user.id, referrerId, now });
  if (tie !== 'tied') throw new MallError(REFUSALS[tie]);
  return new Reply(null, '绑定成功');
});

const orders = roleRoute(shareShareOrder, ({ db, user, params }) => shareOrders(db, user.id, params));

const link = roleRoute(shareLink, ({ db, user, params, origin }) =>
  shareLinks(db, {
    userId: user.id,
    origin,
    viewer: user,
    keyword: (params.keyword ?? '').trim(),
    page: params.page ?? 1,
  }),
);

export const routes: readonly Route[] = [
  invitation,
  orders,
  link,
  ...applyRoutes,
  ...moneyRoutes,
  ...teamRoutes,
];
