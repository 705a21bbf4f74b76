// The privileges of a level: its card, icons three in a row, and the text of the chosen one below its row.
import { useEffect, useState } from 'react';
import { isSafePicture } from '~/domain/links';
import {
  mallMemberAllMember,
  type MallMemberAllMemberData,
  type Member,
} from '~/schemas/api/mall-member.gen';
import { Card } from '~/ui/card/card';
import { CardHead } from '~/ui/card/card-head';
import { Cover } from '~/ui/cover/cover';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { Skeleton } from '~/ui/skeleton/skeleton';
import { useAllRows } from '../../engine/archetypes/rows-source';
import type { LoadedProps } from '../../engine/archetypes/detail';
import { back } from '../../engine/navigation';
import { loadUserInfo } from '../../services/shopper';
import { useSession } from '../../state/session';
import { LevelSwiper } from './level-swiper';
import { ownLevelOf } from './level-words';
import styles from './member.module.css';
import { GiftCard } from './rights';
import { useLevelChoice } from './use-level-choice';

const IN_A_ROW = 3;

type Right = Member['rights'][number];

const rowsOf = (rights: readonly Right[]): Right[][] =>
  Array.from({ length: Math.ceil(rights.length / IN_A_ROW) }, (_, row) =>
    rights.slice(row * IN_A_ROW, (row + 1) * IN_A_ROW),
  );

interface RowProps {
  rights: readonly Right[];
  chosen: Right | undefined;
  onChoose: (right: Right) => void;
}

function RightsRow({ rights, chosen, onChoose }: RowProps) {
  const shown = rights.find((right) => right === chosen);
  return (
    <>
      <div className={styles.rightsRow}>
        {rights.map((right) => (
          <button
            key={right.id}
            type="button"
            className={styles.right}
            aria-pressed={right === chosen}
            onClick={() => onChoose(right)}
          >
            <span className={styles.rightIcon}>
              <Cover source={isSafePicture(right.pic_url) ? right.pic_url : ''} size={100} isRound />
            </span>
            {right.title}
          </button>
        ))}
      </div>
      {shown === undefined ? null : (
        <p className={styles.rightText} data-column={rights.indexOf(shown)} aria-live="polite">
          {shown.content}
        </p>
      )}
    </>
  );
}

function Rights({ level, first }: { level: Member; first: number }) {
  const [at, setAt] = useState(first);
  const { rights } = level;
  // Another level may have fewer privileges.
  const chosen = rights[at] ?? rights[0];
  if (rights.length === 0) return <EmptyState text="该等级暂无特权" drawing="orders" />;
  return (
    <Card label="权益介绍">
      <CardHead title="权益介绍" />
      {rowsOf(rights).map((row) => (
        <RightsRow
          key={row[0]?.id}
          rights={row}
          chosen={chosen}
          onChoose={(right) => setAt(rights.indexOf(right))}
        />
      ))}
    </Card>
  );
}

export function PrivilegesView({
  data,
  query,
}: LoadedProps<MallMemberAllMemberData, { level: number; prop: number }>) {
  const { info } = useSession();
  useEffect(() => void loadUserInfo(), []);
  const levels = useAllRows(mallMemberAllMember, data);
  const { level, choose } = useLevelChoice(levels ?? [], query.level);
  if (levels === null) return <Skeleton shape="list" />;
  if (level === undefined)
    return <EmptyState text="商城暂未设置会员等级" drawing="orders" action={{ text: '返回', onTap: back }} />;
  return (
    <>
      <div className={styles.stage}>
        <LevelSwiper levels={levels} current={level} ownLevel={ownLevelOf(info)} onChange={choose} />
      </div>
      <Rights level={level} first={query.prop} />
      <GiftCard level={level} />
    </>
  );
}
