// Site/pic-captcha.
import { randomBytes } from 'node:crypto';
import { sitePicCaptcha } from '~/schemas/api/site.gen';
import { consumeNetworkLimit } from '../../http/network-limit';
import { inLane } from '../../http/lane';
import { type Call, guestRoute, type Route } from '../../http/route';
import { type Captcha, captchaCookie, createCaptcha, readCaptcha } from './captcha';
import { paintCaptcha } from './captcha-picture';
import { layOutCaptcha } from './captcha-outbox';

function headersOf(call: Call<unknown>, captcha: Captcha): Record<string, string> {
  const isSecure = call.origin.startsWith('https:');
  return { 'Cache-Control': 'no-store', 'Set-Cookie': captchaCookie(captcha.id, isSecure) };
}

/** The picture's address; the changing `v` defeats browser caches. */
const addressOf = (origin: string): string =>
  `${origin}/web/index.php?_mall_id=1&r=site/pic-captcha&v=${randomBytes(6).toString('hex')}`;

async function makeCaptcha({ db, dataFolder, now }: Call<unknown>): Promise<Captcha> {
  const captcha = await createCaptcha(db, now);
  await layOutCaptcha(dataFolder, captcha);
  return captcha;
}

const picCaptcha = guestRoute(sitePicCaptcha, async (call) => {
  const { db, params, now } = call;
  await consumeNetworkLimit(db, { name: 'captcha', network: call.network, count: 300, windowSeconds: 3600 });
  if (params.refresh !== undefined) {
    const captcha = await makeCaptcha(call);
    const words = { code: 0, msg: '', hash1: 0, hash2: 0, url: addressOf(call.origin) };
    return Response.json(words, { headers: headersOf(call, captcha) });
  }
  const captcha = (await readCaptcha(db, call.cookie, now)) ?? (await makeCaptcha(call));
  const headers = { ...headersOf(call, captcha), 'Content-Type': 'image/webp' };
  return new Response(Buffer.from(await paintCaptcha(captcha.code)), { headers });
});

export const routes: readonly Route[] = inLane('drawing', [picCaptcha]);
