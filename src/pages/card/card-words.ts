// Texts of card vouchers.
import { CARD_STATES, type CardState } from '~/domain/card';

const STATE_TEXTS: Readonly<Record<CardState, string>> = {
  [CARD_STATES.given]: '已转赠',
  [CARD_STATES.unused]: '未使用',
  [CARD_STATES.used]: '已使用',
  [CARD_STATES.expired]: '已过期',
};

export const stateText = (state: CardState): string => STATE_TEXTS[state];

const dayOf = (time: string): string => time.slice(0, 10).replaceAll('-', '.');

/** `2026.11.01-2026.12.31`, of times with dots or hyphens; '' where lists of a mall have none. */
export const cardValidity = ({
  start_time: start,
  end_time: end,
}: {
  start_time: string;
  end_time: string;
}): string => (start === '' && end === '' ? '' : `${dayOf(start)}-${dayOf(end)}`);
