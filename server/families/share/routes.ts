// api/share: binds a shopper to his inviter, by invitation code.
import { shareInvitation } from '~/schemas/api/share.gen';
import { MallError } from '../../http/errors';
import { consumeRateLimit } from '../../http/rate-limit';
import { loginRoute, Reply, type Route } from '../../http/route';
import { type Tie, tieToReferrer } from '../user/referrer';
import { userIdOfCode } from './invitation-code';

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

export const routes: readonly Route[] = [invitation];
