// The card's settings: whether it is offered to shoppers, and how it may be paid for.
import type { MallOptions } from '../../ports/mall-options';
import { readSettings } from '../../ports/plugin';
import { settings } from './settings.gen';

/** Whether the operator sells it; who holds one keeps it all the same. */
export const isOffered = (options: MallOptions): boolean =>
  readSettings(settings, options['vip_card']).is_vip_card === 1;

/** Payment keys that the operator allows for it. */
export const payTypesOf = (options: MallOptions): readonly string[] =>
  readSettings(settings, options['vip_card']).payment_type;
