// The filters of the favourites and the tag of a goods.
import { fenOf, textFromFen } from '~/domain/money';
import { plainAmount } from '~/domain/recharge';
import type { FavoriteGoods } from '~/schemas/api/user.gen';
import type { TagTone } from '~/ui/tag/tag';

/** Values of the parameter `status`; the delivered `status_type` is numbered differently. */
export const STATUSES = [
  { id: 0, text: '全部状态' },
  { id: 3, text: '优惠' },
  { id: 1, text: '低库存' },
  { id: 2, text: '失效' },
] as const;
export type FavoriteStatus = (typeof STATUSES)[number]['id'];

export interface StateTag {
  readonly text: string;
  readonly tone: TagTone;
}

type Tagged = Pick<FavoriteGoods, 'status_type' | 'low_price'>;

const TAGS: Readonly<Record<Tagged['status_type'], (goods: Tagged) => StateTag | null>> = {
  0: () => null,
  1: ({ low_price: drop = 0 }) => ({
    text: drop > 0 ? `比收藏时降价${plainAmount(textFromFen(fenOf(drop)))}元` : '降价',
    tone: 'danger',
  }),
  2: () => ({ text: '低库存', tone: 'danger' }),
  3: () => ({ text: '失效', tone: 'grey' }),
};

/** The tag of a goods; null for none. */
export const stateTag = (goods: Tagged): StateTag | null => TAGS[goods.status_type](goods);
