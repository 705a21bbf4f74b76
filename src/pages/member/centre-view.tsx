// The member centre: who the shopper is, all levels to swipe, what the shown one gives, and what members buy.
import { levelProgress } from '~/domain/member-level';
import { fenOf, moneyOfFen, moneyText } from '~/domain/money';
import * as to from '~/domain/screen-links.gen';
import { mallMemberAllMember, type MallMemberIndexData, type Member } from '~/schemas/api/mall-member.gen';
import { rechargeSetting } from '~/schemas/api/recharge.gen';
import { Avatar } from '~/ui/avatar/avatar';
import { Button } from '~/ui/button/button';
import { Card } from '~/ui/card/card';
import { Icon } from '~/ui/icon/icon';
import { ItemRow } from '~/ui/item-row/item-row';
import { Skeleton } from '~/ui/skeleton/skeleton';
import { useBalanceWord } from '../../blocks/mall-words/mall-words';
import { useAllRows } from '../../engine/archetypes/rows-source';
import type { LoadedProps } from '../../engine/archetypes/detail';
import { open } from '../../engine/navigation';
import { useOffered } from '../../services/offered';
import { useCall } from '../../services/query';
import { useShownAgain } from '../../engine/screen-context';
import { alertDialog } from '../../state/overlays';
import { useSession } from '../../state/session';
import { MemberCoupons } from './coupons';
import { LevelSwiper } from './level-swiper';
import { MemberGoodsCard } from './member-goods-card';
import styles from './member.module.css';
import { GiftCard, RightsCard } from './rights';
import { UpgradeCard } from './upgrade-card';
import { useLevelChoice } from './use-level-choice';

const NO_LEVEL = '普通用户';

/** How far the finished spend has come to the next level that spending lifts to. */
function ProgressLine({ data }: { data: MallMemberIndexData }) {
  const { next_consume_upgrade_member: next, consumption_money: spent } = data;
  if (next === null) return <p className={styles.progressWords}>累计消费 {moneyText(spent)}</p>;
  const { share, missingFen } = levelProgress(fenOf(spent), fenOf(next.money));
  return (
    <div className={styles.progress}>
      <progress className={styles.bar} max={1} value={share} aria-label={`升级${next.name}的进度`} />
      <p className={styles.progressWords}>
        <span>
          消费{moneyText(spent)}/{moneyText(next.money)}
        </span>
        <span>
          再消费{moneyOfFen(missingFen)}升级{next.name}
        </span>
      </p>
    </div>
  );
}

function Head({ data }: { data: MallMemberIndexData }) {
  const { info } = useSession();
  const { mall_member: member } = data;
  const rules = member?.rules ?? data.next_consume_upgrade_member?.rules ?? '';
  return (
    <header className={styles.head}>
      <div className={styles.who}>
        <Avatar source={info?.avatar ?? ''} name="" size={100} />
        <div className={styles.whoWords}>
          <h2 className={styles.nickname}>{info?.nickname ?? ''}</h2>
          <span className={styles.pill}>
            <Icon name="crown" size={28} />
            {member?.name ?? NO_LEVEL}
          </span>
        </div>
        {rules === '' ? null : (
          <button
            type="button"
            className={styles.question}
            aria-label="会员规则"
            onClick={() => void alertDialog(rules, { title: '会员规则', confirmText: '我知道了' })}
          >
            <Icon name="question" size={36} />
          </button>
        )}
      </div>
      <ProgressLine data={data} />
    </header>
  );
}

function BalanceRow({ balance }: { balance: string }) {
  const word = useBalanceWord();
  const { data } = useCall(rechargeSetting, {}, { isQuiet: true });
  return (
    <Card label={`账户${word}`}>
      <ItemRow
        lead={<Icon name="wallet" size={48} />}
        title={<b>{moneyText(balance)}</b>}
        notes={[`账户${word}`]}
        trail={
          data?.setting.status === 1 ? (
            <Button kind="outline" size="small" onClick={() => open(to.balanceRecharge())}>
              去{data.setting.re_name || '充值'}
            </Button>
          ) : null
        }
      />
    </Card>
  );
}

interface LevelsProps {
  levels: readonly Member[];
  own: Member | null;
}

function Levels({ levels, own }: LevelsProps) {
  const ownLevel = Number(own?.level ?? 0);
  const { level, choose } = useLevelChoice(levels, ownLevel);
  if (level === undefined) return null;
  return (
    <>
      <div className={styles.stage}>
        <LevelSwiper levels={levels} current={level} ownLevel={ownLevel} onChange={choose} />
      </div>
      <UpgradeCard level={level} ownLevel={ownLevel} />
      <RightsCard level={level} />
      <GiftCard level={level} />
    </>
  );
}

function LogEntry() {
  if (!useOffered()(to.userCenterMemberLog.path)) return null;
  return (
    <Card label="会员记录">
      <ItemRow title="会员记录" onTap={() => open(to.userCenterMemberLog())} />
    </Card>
  );
}

export function MemberCentre({ data, reload }: LoadedProps<MallMemberIndexData, object>) {
  const all = useCall(mallMemberAllMember, {}, { staleMs: 0 });
  useShownAgain(() => void all.refetch());
  const { mall_member: own, next_mall_member: next, user_info: user } = data;
  // Where all of them cannot be had: the shopper's own and the next ones.
  const allLevels = useAllRows(mallMemberAllMember, all.data);
  const levels = allLevels ?? (own === null ? next : [own, ...next]);
  // What a level gives is as high as its words: nothing below is shown before them, so that it does not move.
  if (all.isPending || (all.data !== undefined && allLevels === null)) {
    return (
      <>
        <Head data={data} />
        <div className={styles.stage} data-empty />
        <Skeleton shape="list" />
      </>
    );
  }
  return (
    <>
      <Head data={data} />
      <Levels levels={levels} own={own} />
      <MemberCoupons coupons={data.member_coupons} reload={reload} />
      <BalanceRow balance={user.balance} />
      <LogEntry />
      {/* The last: it comes late. */}
      <MemberGoodsCard level={own} />
    </>
  );
}
