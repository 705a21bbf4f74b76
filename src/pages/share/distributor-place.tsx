// The place of a distributor on a board, one's own, and the board where distribution is closed.
import type { ReactNode } from 'react';
import { moneyText } from '~/domain/money';
import type { ShareRank, ShareRankData } from '~/schemas/api/share.gen';
import { EmptyState } from '~/ui/empty-state/empty-state';
import type { Place } from '../../blocks/ranking/places';
import { boardRow, OwnPlace } from '../../blocks/ranking/ranking';
import { HOME_PATH, redirect } from '../../engine/navigation';
import { useMallConfig } from '../../state/mall';
import { useSession } from '../../state/session';

interface RankQuery {
  type: 1 | 2 | 3;
}

const FIGURES: Readonly<Record<RankQuery['type'], (row: ShareRank) => string>> = {
  1: ({ total_money }) => moneyText(total_money),
  2: ({ all_children }) => `${all_children}人`,
  3: ({ all_order }) => `${all_order}单`,
};

const placeOf = (row: ShareRank, { type }: RankQuery): Place => ({
  id: row.user_id,
  rank: row.rank,
  name: row.nickname,
  pictureUrl: row.avatar,
  isPerson: true,
  figure: FIGURES[type](row),
});

export const DistributorPlace = boardRow(placeOf);

/** A distributor without a place sees himself as not listed; who is no distributor sees the board alone. */
export function OwnDistributorPlace({ first, query }: { first: ShareRankData; query: RankQuery }) {
  const { info } = useSession();
  const { list, mine } = first;
  if (list.length === 0) return null;
  if (mine !== null) return <OwnPlace place={placeOf(mine, query)} />;
  if (info?.identity.roles?.includes('distributor') !== true) return null;
  const own = { nickname: info.nickname, avatar: info.avatar, user_id: info.options.user_id };
  const none = { rank: 0, total_money: '0.00', all_children: 0, all_order: 0, ...own };
  return <OwnPlace place={placeOf(none, query)} />;
}

/** Closed where the mall has no distribution. */
export function DistributionGate({ children }: { children: ReactNode }) {
  if (useMallConfig()?.share_setting.level !== 0) return children;
  const action = { text: '去商城逛逛', onTap: () => redirect(HOME_PATH) };
  return <EmptyState text="当前功能未开放" drawing="shop" action={action} />;
}
