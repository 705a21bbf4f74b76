// The privileges of a level: icons in columns, each leading to its explanation; and what reaching the level gives.
import { isSafePicture } from '~/domain/links';
import * as to from '~/domain/screen-links.gen';
import type { Member } from '~/schemas/api/mall-member.gen';
import { Card } from '~/ui/card/card';
import { CardHead } from '~/ui/card/card-head';
import { IconGrid } from '~/ui/icon-grid/icon-grid';
import { ItemRow } from '~/ui/item-row/item-row';
import { Icon } from '~/ui/icon/icon';
import { useBalanceWord, usePointsWord } from '../../blocks/mall-words/mall-words';
import { open } from '../../engine/navigation';
import { giftWords } from './level-words';

const WORDS = { color: 'var(--colour-text)' };

export function RightsCard({ level }: { level: Member }) {
  const entries = level.rights.map(({ title, pic_url: picture }, at) => ({
    text: title,
    icon: isSafePicture(picture) ? picture : '',
    fallback: 'gift' as const,
    onTap: () => open(to.memberPrivileges({ level: level.level, prop: at })),
  }));
  if (entries.length === 0) return null;
  return (
    <Card label={`${level.name}特权`}>
      <CardHead title={`${level.name}特权`} />
      <IconGrid entries={entries} columns={4} iconSize={80} textSize={26} words={WORDS} />
    </Card>
  );
}

export function GiftCard({ level }: { level: Member }) {
  const words = { points: usePointsWord(), balance: useBalanceWord() };
  const gifts = giftWords(level, words);
  if (gifts.length === 0) return null;
  return (
    <Card label="升级礼">
      <ItemRow
        lead={<Icon name="gift" size={48} />}
        title={<b>升级礼</b>}
        notes={[...gifts, '首次升级到该等级时到账，每人一次']}
      />
    </Card>
  );
}
