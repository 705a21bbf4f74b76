// The texts of the popup of received gifts, for every route that grants gifts.
import { couponCap, couponCondition, couponFigure, type CouponTerms } from '~/domain/coupon';
import {
  inviteNote,
  type PopupKind,
  type ShareType,
  shareTypeNotes,
  shareTypeOf,
} from '~/domain/coupon-popup';
import type { Gift } from '../state/overlays';
import { textOf } from '~/domain/coercion';

export interface GiftLine {
  readonly kind: ShareType;
  readonly name: string;
  readonly notes: readonly string[];
  /** The large figure, '' for none; `sign` before it, `unit` after it. */
  readonly figure: string;
  readonly sign: string;
  readonly unit: string;
  readonly picture: string;
  /** Address where the gift is used, '' for none (COUP-06). */
  readonly pageUrl: string;
}

/** Remaining receipts (COUP-01); negative means no limit. */
function restNote(gift: Gift): string {
  const rest = textOf(gift['rest']);
  return rest === '' || Number(rest) < 0 ? '' : `还可领取${rest}次`;
}

function couponLine(gift: Gift): Pick<GiftLine, 'figure' | 'sign' | 'unit' | 'notes'> {
  const terms = gift as unknown as CouponTerms;
  const content = textOf(gift['content']) || couponCondition(terms);
  return {
    ...couponFigure({ ...terms, type: textOf(gift['type']) }),
    notes: [content, couponCap({ ...terms, type: textOf(gift['type']) }), restNote(gift)],
  };
}

/** One gift as the popup shows it. */
export function giftLine(gift: Gift): GiftLine {
  const kind = shareTypeOf(gift['share_type']);
  const shared = {
    kind,
    name: textOf(gift['name']),
    picture: textOf(gift['pic_url']),
    pageUrl: textOf(gift['page_url']),
  };
  const own =
    kind === 'coupon'
      ? couponLine(gift)
      : { figure: '', sign: '', unit: '', notes: [textOf(gift['content']), restNote(gift)] };
  return { ...shared, ...own, notes: own.notes.filter((note) => note !== '') };
}

/** The lines under the heading: where the gifts are stored, and for an invitation the number of friends (COUP-05). */
export function popupNotes(kind: PopupKind, gifts: readonly Gift[], pointsWord: string): string[] {
  const kinds = new Set(gifts.map((gift) => shareTypeOf(gift['share_type'])));
  const friends = Number(gifts[0]?.['id'] ?? 0);
  const invited = kind === 'invite' && friends > 0 ? [inviteNote(friends)] : [];
  const notes = shareTypeNotes(pointsWord);
  return [...invited, ...[...kinds].map((one) => notes[one])];
}
