// A junior of a distributor, and the tabs of their levels.
import { type ShareTeamData, shareTeam } from '~/schemas/api/share.gen';
import { Avatar } from '~/ui/avatar/avatar';
import { Tile } from '~/ui/card/tile';
import { ItemRow } from '~/ui/item-row/item-row';
import { useShareWords } from '../../blocks/mall-words/share-words';
import type { RowProps } from '../../engine/archetypes/list';
import { useCall } from '../../services/query';
import { useMallConfig } from '../../state/mall';
import styles from './share.module.css';

const LEVELS = [
  { id: 1, word: 'one_share', count: 'first_count' },
  { id: 2, word: 'second_share', count: 'second_count' },
  { id: 3, word: 'three_share', count: 'third_count' },
] as const;

/** One tab a level that is on; their counts once they are known, of which a level that is off has -1. */
export function useLevelTabs() {
  const words = useShareWords();
  const level = useMallConfig()?.share_setting.level ?? 3;
  // Those of the whole team, whatever is searched for.
  const { data } = useCall(shareTeam, { status: 1, page: 1, limit: 1 }, { isQuiet: true, staleMs: 0 });
  return LEVELS.filter(({ id, count }) => id <= level && (data?.[count] ?? 0) >= 0).map(
    ({ id, word, count }) => ({
      id,
      text: data === undefined ? words[word] : `${words[word]}(${data[count]})`,
    }),
  );
}

export function TeamMember({ row }: RowProps<ShareTeamData['list'][number]>) {
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
