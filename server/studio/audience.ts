// Hydrates blocks for an audience, a time and a platform, with the hydrators of shoppers' pages.
import { isRecord } from '~/domain/record';
import { placeOf } from '~/domain/place';
import { type Audience, DEFAULT_AUDIENCE, type HydratedBlock } from '~/domain/studio/api-library';
import type { GoodsCard } from '~/schemas/api/goods.gen';
import type { DiyComponent } from '~/schemas/api/index.gen';
import { shapes } from '~/widgets/shapes.gen';
import { VIP_CARD_APPOINT } from '../goods/goods-card';
import { GOODS_RULE_KEYS } from '../goods/goods-rules';
import { deliverLayouts } from '../families/index/hydrate/blocks';
import { isPermitted } from '../families/index/hydrate/hydrator';
import type { PersonalContext } from '../ports/hydrate';
import { readOptions } from '../settings/mall-options';
import { personalContextOf } from '../families/index/page/deliver-page';
import { pauses } from '../http/pauses';
import type { SessionUser } from '../ports/viewer';
import type { OpenCall } from './call';
import { invalidField, StudioError } from './studio-error';

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** The request's audience over the default one. @throws StudioError 422. */
export function audienceOf(value: unknown): Audience {
  const given = isRecord(value) ? value : {};
  const { level = 0, at = null, platform = 'mobile', permissions = null, place = null } = given;
  if (typeof level !== 'number' || !Number.isInteger(level) || level < 0)
    throw invalidField('/audience/level', '等级不正确');
  const isMoment = at === null || (typeof at === 'string' && !Number.isNaN(new Date(at).getTime()));
  if (!isMoment) throw invalidField('/audience/at', '时间的格式不正确');
  if (typeof platform !== 'string' || platform.length > 20)
    throw invalidField('/audience/platform', '平台不正确');
  if (permissions !== null && !isTexts(permissions))
    throw invalidField('/audience/permissions', '权限不正确');
  const where = isRecord(place) ? placeOf(place['latitude'], place['longitude']) : null;
  return {
    ...DEFAULT_AUDIENCE,
    identity: given['identity'] === 'member' ? 'member' : 'guest',
    level,
    isAdmin: given['isAdmin'] === true,
    isDistributor: given['isDistributor'] === true,
    isSuperVip: given['isSuperVip'] === true,
    hasAssets: given['hasAssets'] === true,
    at: typeof at === 'string' ? at : null,
    platform,
    permissions,
    place: where === null ? null : { latitude: where.latitude, longitude: where.longitude },
  };
}

/** A shopper of that audience, who is nobody: personal data are empty, or samples. */
const viewerOf = ({ identity, level, isAdmin }: Audience): SessionUser | null =>
  identity === 'guest' ? null : { id: 0, memberLevel: level, isAdmin };

/** Goods as a holder of the card sees them that they are offered with. */
const asHeld = (goods: readonly GoodsCard[]): GoodsCard[] =>
  goods.map((one) => {
    const { vip_card_appoint: card = VIP_CARD_APPOINT } = one;
    const isOwn = card.discount === null ? 0 : 1;
    return { ...one, vip_card_appoint: { ...card, is_vip_card_user: 1, is_my_vip_card_goods: isOwn } };
  });

export async function audienceContext(
  { db, at, plugins }: Pick<OpenCall, 'db' | 'at' | 'plugins'>,
  audience: Audience,
): Promise<PersonalContext> {
  const options = await readOptions(db, [...GOODS_RULE_KEYS, 'permissions']);
  const seen = {
    db,
    viewer: viewerOf(audience),
    platform: audience.platform,
    now: audience.at === null ? at : new Date(audience.at),
    plugins,
    place: audience.place,
  };
  const own = personalContextOf(seen, options);
  const context: PersonalContext = {
    ...own,
    hasSamples: audience.hasAssets,
    withHeld: audience.isSuperVip ? async (goods) => asHeld(await own.withOffers(goods)) : own.withHeld,
  };
  if (audience.permissions === null) return context;
  const wanted = audience.permissions;
  return { ...context, permissions: new Set([...context.permissions].filter((key) => wanted.includes(key))) };
}

function stateOf(value: unknown, isDelivered: boolean, context: PersonalContext): HydratedBlock['state'] {
  if (!isRecord(value) || typeof value['id'] !== 'string' || !Object.hasOwn(shapes, value['id']))
    return 'no-widget';
  if (isDelivered) return 'shown';
  return isPermitted(value['permission_key'], context.permissions) ? 'not-on-platform' : 'no-permission';
}

/** Of what one answer delivers: a page of 23 widgets has some 100 kB. */
const DELIVERED_BYTES = 8 * 1024 * 1024;
/** Hydrated at a stretch: so many blocks, or letters of stored blocks. */
const PART = { blocks: 25, letters: 20_000 };

/** Parts in which blocks are hydrated; a block of many letters has one for itself. */
function partsOf(values: readonly unknown[]): unknown[][] {
  const parts: unknown[][] = [];
  let letters = PART.letters;
  for (const value of values) {
    const size = JSON.stringify(value)?.length ?? 0;
    const last = parts.at(-1);
    if (last === undefined || last.length === PART.blocks || letters + size > PART.letters) {
      parts.push([value]);
      letters = size;
    } else {
      last.push(value);
      letters += size;
    }
  }
  return parts;
}

/**
 * Each stored block hydrated separately, in the same order; undefined where it is not delivered. Lets other calls run
 * in between.
 * @throws StudioError 413 for more than one answer may hold.
 */
export async function deliverEach(
  values: readonly unknown[],
  context: PersonalContext,
): Promise<(DiyComponent | undefined)[]> {
  const pause = pauses();
  const all: (DiyComponent | undefined)[] = [];
  let bytes = 0;
  for (const part of partsOf(values)) {
    const layouts = part.map((value) => ({ templateId: 0, widgets: [value] }));
    for (const [block] of await deliverLayouts(layouts, context)) {
      all.push(block);
      bytes += block === undefined ? 0 : JSON.stringify(block).length;
      if (bytes > DELIVERED_BYTES)
        throw new StudioError('too-large', { message: '一次取的组件太多，请分几次取' });
      await pause();
    }
  }
  return all;
}

/** @throws StudioError 413. */
export async function hydrateBlocks(
  blocks: readonly { uid: string; value: unknown }[],
  context: PersonalContext,
): Promise<HydratedBlock[]> {
  const values = blocks.map(({ value }) => value);
  const delivered = await deliverEach(values, context);
  return blocks.map(({ uid, value }, index) => {
    const block = delivered[index];
    return { uid, state: stateOf(value, block !== undefined, context), delivered: block?.data ?? null };
  });
}
