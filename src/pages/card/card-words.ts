// Texts of card vouchers.
import { CARD_STATES, type CardState } from '~/domain/card';
import { dottedDays } from '~/domain/dotted-days';

const STATE_TEXTS: Readonly<Record<CardState, string>> = {
  [CARD_STATES.given]: '已转赠',
  [CARD_STATES.unused]: '未使用',
  [CARD_STATES.used]: '已使用',
  [CARD_STATES.expired]: '已过期',
};

export const stateText = (state: CardState): string => STATE_TEXTS[state];

/** `2026.11.01-2026.12.31`; '' where lists of a mall have none. */
export const cardValidity = (card: { start_time: string; end_time: string }): string =>
  dottedDays(card.start_time, card.end_time);
