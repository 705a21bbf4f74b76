// Buying a member level: the levels to swipe, the ways to the shown one, its privileges, the button that pays.
import { useEffect } from 'react';
import { moneyText } from '~/domain/money';
import {
  mallMemberAllMember,
  type MallMemberAllMemberData,
  type Member,
} from '~/schemas/api/mall-member.gen';
import { ActionBar } from '~/ui/action-bar/action-bar';
import { Button } from '~/ui/button/button';
import { Card } from '~/ui/card/card';
import { CardHead } from '~/ui/card/card-head';
import { Cover } from '~/ui/cover/cover';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { Facts } from '~/ui/facts/facts';
import { ItemRow } from '~/ui/item-row/item-row';
import { Skeleton } from '~/ui/skeleton/skeleton';
import { useAllRows } from '../../engine/archetypes/rows-source';
import { isSafePicture } from '~/domain/links';
import type { LoadedProps } from '../../engine/archetypes/detail';
import { BottomBar } from '../../engine/bottom-bar';
import { back } from '../../engine/navigation';
import { loadUserInfo } from '../../services/shopper';
import { useSession } from '../../state/session';
import { LevelSwiper } from './level-swiper';
import { isBuyable, levelState, ownLevelOf, STATE_WORDS, waysTo } from './level-words';
import styles from './member.module.css';
import { GiftCard } from './rights';
import { useLevelChoice } from './use-level-choice';
import { usePurchase } from './use-purchase';

interface ShownProps {
  level: Member;
  ownLevel: number;
}

function Ways({ level, ownLevel }: ShownProps) {
  const state = levelState(Number(level.level), ownLevel);
  const ways = state === 'ahead' ? waysTo(level) : [];
  const facts =
    ways.length > 0
      ? ways.map(({ label, text }) => ({ label, value: text }))
      : [{ label: '状态', value: state === 'ahead' ? '该等级由商城授予' : STATE_WORDS[state] }];
  return (
    <Card label="如何获得该卡">
      <CardHead title={`如何获得${level.name}`} />
      <Facts facts={facts} />
      {level.rules === '' ? null : <p className={styles.rules}>{level.rules}</p>}
    </Card>
  );
}

function Privileges({ level }: { level: Member }) {
  if (level.rights.length === 0) return null;
  return (
    <Card label="特权说明">
      <CardHead title="特权说明" isRuled />
      {level.rights.map(({ id, title, content, pic_url: picture }, at) => (
        <ItemRow
          key={id}
          isRuled={at > 0}
          lead={<Cover source={isSafePicture(picture) ? picture : ''} size={80} isRound />}
          title={<b>{title}</b>}
          notes={[content]}
        />
      ))}
    </Card>
  );
}

function PayBar({ level, ownLevel }: ShownProps) {
  const { run, isBusy } = usePurchase(back);
  if (!isBuyable(level, ownLevel)) return null;
  return (
    <BottomBar>
      <ActionBar>
        <Button kind="primary" size="wide" isBusy={isBusy} onClick={() => void run(Number(level.level))}>
          {moneyText(level.price)} 立即升级
        </Button>
      </ActionBar>
    </BottomBar>
  );
}

export function UpgradeView({ data, query }: LoadedProps<MallMemberAllMemberData, { level: number }>) {
  const { info } = useSession();
  useEffect(() => void loadUserInfo(), []);
  const levels = useAllRows(mallMemberAllMember, data);
  const { level, choose } = useLevelChoice(levels ?? [], query.level);
  const ownLevel = ownLevelOf(info);
  if (levels === null) return <Skeleton shape="list" />;
  if (level === undefined)
    return <EmptyState text="商城暂未设置会员等级" drawing="orders" action={{ text: '返回', onTap: back }} />;
  return (
    <>
      <div className={styles.stage}>
        <LevelSwiper levels={levels} current={level} ownLevel={ownLevel} onChange={choose} />
      </div>
      <Ways level={level} ownLevel={ownLevel} />
      <Privileges level={level} />
      <GiftCard level={level} />
      {info === null ? null : <PayBar level={level} ownLevel={ownLevel} />}
    </>
  );
}
