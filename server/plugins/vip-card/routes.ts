// plugin/vip_card: the card that is sold.
import { vipCardCard } from '~/schemas/api/vip_card.gen';
import { guestRoute, type Route } from '../../http/route';
import { readOptions } from '../../settings/mall-options';
import { wireCard } from './card-wire';
import { isOffered } from './offered';

const card = guestRoute(vipCardCard, async ({ db }) =>
  isOffered(await readOptions(db, ['vip_card'])) ? wireCard(db) : null,
);

export const routes: readonly Route[] = [card];
