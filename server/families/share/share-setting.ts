// The operator's setting of distribution, typed, over its defaults.
import type { Kysely } from 'kysely';
import { type CommissionRates, RATE_TYPES, rateOf } from '~/domain/commission';
import type { ShareSetting } from '~/schemas/api/index.gen';
import type { Tables } from '../../db/tables';
import { readPart } from '../../settings/config-part';
import { readOptions } from '../../settings/mall-options';

export const readShareSetting = async (db: Kysely<Tables>): Promise<ShareSetting> =>
  readPart('share_setting', await readOptions(db, ['share_setting']));

/** The rates of distributors whose level has none. */
export const defaultRates = ({ price_type, first, second, third }: ShareSetting): CommissionRates => ({
  type: price_type === 2 ? RATE_TYPES.piece : RATE_TYPES.percent,
  steps: [rateOf(first), rateOf(second), rateOf(third)],
});

/** `condition`: what makes a shopper the junior of who sent him the link. */
export const BIND = { link: 1, order: 2, payment: 3 } as const;
export type BindTrigger = (typeof BIND)[keyof typeof BIND];

export const bindTriggerOf = ({ condition }: ShareSetting): BindTrigger => condition ?? BIND.link;
