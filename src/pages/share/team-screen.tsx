// The juniors of a distributor, by level.
import { type ShareTeamData, shareTeam } from '~/schemas/api/share.gen';
import { Avatar } from '~/ui/avatar/avatar';
import { Tile } from '~/ui/card/tile';
import { ItemRow } from '~/ui/item-row/item-row';
import { SearchField } from '~/ui/search-field/search-field';
import { StickyHead } from '~/ui/sticky-head/sticky-head';
import { Tabs } from '~/ui/tabs/tabs';
import { type ShareWords, useShareWords } from '../../blocks/mall-words/share-words';
import { EndlessList, type RowProps } from '../../engine/archetypes/endless-list';
import { redirect } from '../../engine/navigation';
import { useTitle } from '../../engine/screen-context';
import { useSearchField } from '../../engine/use-search-field';
import { useCall } from '../../services/query';
import { isOffered } from '../../services/offered';
import { useMallConfig } from '../../state/mall';
import { SHARE_PATHS } from './paths';
import styles from './share.module.css';

export const TEAM_LEVELS = ['1', '2', '3'] as const;
type Level = (typeof TEAM_LEVELS)[number];
type Member = ShareTeamData['list'][number];

const STATUS = { 1: 1, 2: 2, 3: 3 } as const;
const PAGE_SIZE = 20;

const LEVELS = [
  { id: '1', word: 'one_share', count: 'first_count' },
  { id: '2', word: 'second_share', count: 'second_count' },
  { id: '3', word: 'three_share', count: 'third_count' },
] as const;

/** One tab a level that is on; their counts once they are known, of which a level that is off has -1. */
function tabsOf(words: ShareWords, level: number, counts: ShareTeamData | undefined) {
  return LEVELS.filter(({ id, count }) => Number(id) <= level && (counts?.[count] ?? 0) >= 0).map(
    ({ id, word, count }) => ({
      id,
      text: counts === undefined ? words[word] : `${words[word]}(${counts[count]})`,
    }),
  );
}

function Row({ row }: RowProps<Member>) {
  return (
    <Tile>
      <ItemRow
        lead={<Avatar source={row.avatar} name="" size={100} />}
        title={<b>{row.nickname}</b>}
        notes={[`绑定时间：${row.junior_at}`, `消费${row.orderPrice}元 · ${row.orderCount}个订单`]}
        trail={<span className={styles.earned}>推广{row.peopleCount}人</span>}
      />
    </Tile>
  );
}

const rowsOf = ({ list }: ShareTeamData) => list;
const keyOf = ({ id }: Member) => id;

export interface TeamQuery {
  status: Level;
  keyword: string;
}

const show = (query: TeamQuery) => redirect(SHARE_PATHS.team, { ...query });

function Head({ query: { status, keyword } }: { query: TeamQuery }) {
  const field = useSearchField(keyword, (text) => show({ status, keyword: text }));
  const words = useShareWords();
  const level = useMallConfig()?.share_setting.level ?? 3;
  // Those of the whole team, whatever is searched for.
  const { data } = useCall(shareTeam, { status: 1, page: 1, limit: 1 }, { isQuiet: true, staleMs: 0 });
  return (
    <StickyHead>
      <SearchField {...field} placeholder="搜索昵称" />
      <Tabs
        label="团队层级"
        items={tabsOf(words, level, data)}
        current={status}
        onChange={(next) => show({ status: next, keyword })}
      />
    </StickyHead>
  );
}

/** The links to share, or the picture where the mall has none. */
const promotionPath = () => (isOffered(SHARE_PATHS.link) ? SHARE_PATHS.link : SHARE_PATHS.qrcode);

export function TeamScreen({ query }: { query: TeamQuery }) {
  const name = useMallConfig()?.share_setting_custom?.menus?.['team']?.name || '我的团队';
  useTitle(name);
  const { status, keyword } = query;
  return (
    <>
      <Head query={query} />
      <EndlessList
        key={JSON.stringify(query)}
        endpoint={shareTeam}
        paramsOf={(page) => ({
          status: STATUS[status],
          page,
          limit: PAGE_SIZE,
          ...(keyword === '' ? {} : { keyword }),
        })}
        rowsOf={rowsOf}
        keyOf={keyOf}
        pageSize={PAGE_SIZE}
        Row={Row}
        isFreshOnShow
        empty={
          keyword === ''
            ? {
                text: '暂无相关成员',
                drawing: 'shop',
                action: { text: '去推广', onTap: () => redirect(promotionPath()) },
              }
            : { text: `没有昵称包含“${keyword}”的成员`, drawing: 'search', action: null }
        }
      />
    </>
  );
}
