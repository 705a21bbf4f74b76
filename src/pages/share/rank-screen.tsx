// The board of distributors.
import { type ShareRank, type ShareRankData, shareRank } from '~/schemas/api/share.gen';
import { Chip } from '~/ui/chip/chip';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { StickyHead } from '~/ui/sticky-head/sticky-head';
import { Tabs } from '~/ui/tabs/tabs';
import type { Place } from '../../blocks/ranking/places';
import { Ranking } from '../../blocks/ranking/ranking';
import { HOME_PATH, redirect } from '../../engine/navigation';
import { useMallConfig } from '../../state/mall';
import { useSession } from '../../state/session';
import { SHARE_PATHS } from './paths';
import styles from './share.module.css';

export const RANK_TYPES = ['1', '2', '3'] as const;
export const RANK_TIMES = ['1', '2', '0'] as const;
type RankType = (typeof RANK_TYPES)[number];
type RankTime = (typeof RANK_TIMES)[number];

const TYPES: readonly { id: RankType; text: string }[] = [
  { id: '1', text: '佣金榜' },
  { id: '2', text: '团队榜' },
  { id: '3', text: '订单榜' },
];
const TIMES: readonly { id: RankTime; text: string }[] = [
  { id: '1', text: '本月' },
  { id: '2', text: '上月' },
  { id: '0', text: '总榜' },
];

const FIGURES: Readonly<Record<RankType, (row: ShareRank) => string>> = {
  1: ({ total_money }) => `￥${total_money}`,
  2: ({ all_children }) => `${all_children}人`,
  3: ({ all_order }) => `${all_order}单`,
};

const TYPE_NUMBERS = { 1: 1, 2: 2, 3: 3 } as const;
const TIME_NUMBERS = { 0: 0, 1: 1, 2: 2 } as const;

const placeOf = (row: ShareRank, type: RankType): Place => ({
  id: row.user_id,
  rank: row.rank,
  name: row.nickname,
  pictureUrl: row.avatar,
  isPerson: true,
  figure: FIGURES[type](row),
});

const PLACES_OF = {
  1: ({ list }: ShareRankData) => list.map((row) => placeOf(row, '1')),
  2: ({ list }: ShareRankData) => list.map((row) => placeOf(row, '2')),
  3: ({ list }: ShareRankData) => list.map((row) => placeOf(row, '3')),
} as const;

type RankQuery = { type: RankType; time: RankTime };

const show = (query: RankQuery) => redirect(SHARE_PATHS.rank, query);

type Info = ReturnType<typeof useSession>['info'];

/** A distributor without a place sees himself as not listed; who is no distributor sees the board alone. */
function ownPlace({ list, mine }: ShareRankData, info: Info, type: RankType): Place | null {
  if (list.length === 0) return null;
  if (mine !== null) return placeOf(mine, type);
  if (info?.identity.roles?.includes('distributor') !== true) return null;
  const own = { nickname: info.nickname, avatar: info.avatar, user_id: info.options.user_id };
  return placeOf({ rank: 0, total_money: '0.00', all_children: 0, all_order: 0, ...own }, type);
}

export function RankScreen({ query }: { query: RankQuery }) {
  const { type, time } = query;
  const { info } = useSession();
  const level = useMallConfig()?.share_setting.level;
  if (level === 0) {
    const action = { text: '去商城逛逛', onTap: () => redirect(HOME_PATH) };
    return <EmptyState text="当前功能未开放" drawing="shop" action={action} />;
  }
  return (
    <>
      <StickyHead>
        <Tabs label="榜单" items={TYPES} current={type} onChange={(next) => show({ type: next, time })} />
        <fieldset className={styles.chips} aria-label="统计时间">
          {TIMES.map(({ id, text }) => (
            <Chip key={id} isChosen={id === time} onTap={() => show({ type, time: id })}>
              {text}
            </Chip>
          ))}
        </fieldset>
      </StickyHead>
      <Ranking
        from={shareRank}
        paramsOf={(page) => ({ type: TYPE_NUMBERS[type], time: TIME_NUMBERS[time], page })}
        placesOf={PLACES_OF[type]}
        pageSize={1}
        empty={{ text: '暂无排名，快去推广吧', drawing: 'orders', action: null }}
        ownOf={(first) => ownPlace(first, info, type)}
      />
    </>
  );
}
