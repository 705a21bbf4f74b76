// api/share: the routes of the files beside it, the orders and links of distributors, and the invitation code.
import { shareInvitation, shareLink, shareShareOrder } from '~/schemas/api/share.gen';
import { consumeRateLimit } from '../../http/rate-limit';
import { loginRoute, Reply, roleRoute, type Route } from '../../http/route';
import { applyRoutes } from './apply-routes';
import { bindByCode } from './bind-by-code';
import { userIdOfCode } from './invitation-code';
import { moneyRoutes } from './money-routes';
import { shareLinks } from './share-links';
import { shareOrders } from './share-orders';
import { teamRoutes } from './team-routes';

/** Rate limit of wrong codes. */
const TRIES = { count: 10, windowSeconds: 60 };

const invitation = loginRoute(shareInvitation, async ({ db, params, user, now }) => {
  await consumeRateLimit(db, { key: `invitation:${user.id}`, ...TRIES });
  const referrerId = userIdOfCode(params.invitation_code) ?? 0;
  return new Reply(null, await bindByCode(db, { userId: user.id, referrerId, now }));
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
