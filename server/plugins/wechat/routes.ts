// plugin/wechat: the social app's authorisation, its SDK's signature, who follows the mall's account.
import { createHash, randomBytes } from 'node:crypto';
import { wechatCheck, wechatLoginUrl, wechatUpdate } from '~/schemas/api/wechat.gen';
import { MallError } from '../../http/errors';
import { type Call, guestRoute, type LoginCall, loginRoute, type Route } from '../../http/route';
import { consumeNetworkLimit } from '../../http/network-limit';
import { flag } from '../../http/wire';
import { STATE } from '../../ports/social-account';

/** Addresses of this site only: a code must reach nobody else, and only our pages are signed. */
function ownAddress(text: string, { origin }: Call<unknown>): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || url.origin !== new URL(origin).origin) throw new MallError('页面地址无效');
  return url;
}

const loginUrl = guestRoute(wechatLoginUrl, async (call) => {
  const { social, origin, params } = call;
  const returnUrl = ownAddress(params.url, call).href;
  const url = social.authoriseUrl({ scope: params.scope, returnUrl, origin });
  return { appid: social.appId, state: STATE, url };
});

/** What the SDK has signed, in this order: the address without its hash. */
const signatureOf = (fields: { ticket: string; noncestr: string; timestamp: string; url: string }): string =>
  createHash('sha1')
    .update(
      `jsapi_ticket=${fields.ticket}&noncestr=${fields.noncestr}&timestamp=${fields.timestamp}&url=${fields.url}`,
    )
    .digest('hex');

const check = guestRoute(wechatCheck, async (call) => {
  const { db, social, params, now, network } = call;
  ownAddress(params.url, call);
  const isFresh = params.refresh === 1;
  // The app issues at most 2,000 tickets a day.
  if (isFresh)
    await consumeNetworkLimit(db, { name: 'wechat-ticket', network, count: 10, windowSeconds: 3600 });
  const ticket = await social.ticket(isFresh);
  const noncestr = randomBytes(8).toString('hex');
  const timestamp = String(Math.floor(now.getTime() / 1000));
  // As the client wrote it: another spelling of the same address would not match.
  const url = params.url.replace(/#.*$/s, '');
  const signature = signatureOf({ ticket, noncestr, timestamp, url });
  return { jsapi_ticket: '', noncestr, timestamp, url, signature, appid: social.appId };
});

interface Known {
  open_id: string;
  is_follower: boolean;
}

/** The app's current answer, stored as the fallback for its failures. */
async function followState({ db, social }: LoginCall<unknown>, known: Known): Promise<boolean> {
  try {
    const isFollower = await social.isFollower(known.open_id);
    await db
      .updateTable('user_identities')
      .set({ is_follower: isFollower })
      .where('provider', '=', social.name)
      .where('open_id', '=', known.open_id)
      .execute();
    return isFollower;
  } catch (error) {
    if (error instanceof MallError) return known.is_follower;
    throw error;
  }
}

const update = loginRoute(wechatUpdate, async (call) => {
  const { db, social, user } = call;
  const known = await db
    .selectFrom('user_identities')
    .select(['open_id', 'is_follower'])
    .where('user_id', '=', user.id)
    .where('provider', '=', social.name)
    .executeTakeFirst();
  return { subscribe: known === undefined ? 0 : flag(await followState(call, known)) };
});

export const routes: readonly Route[] = [loginUrl, check, update];
