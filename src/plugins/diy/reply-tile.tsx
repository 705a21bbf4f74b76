// A reply to a form in the list: the form, the first answers, whether the shop has answered.
import type { DiyFormListData } from '~/schemas/api/diy.gen';
import { Tile } from '~/ui/card/tile';
import { ItemRow } from '~/ui/item-row/item-row';
import { Tag } from '~/ui/tag/tag';
import { minuteOf } from './times';
import * as own from './links.gen';

export function ReplyTile({ row }: { row: DiyFormListData['list'][number] }) {
  const isAnswered = row.is_reply === 1;
  return (
    <Tile>
      <ItemRow
        title={<strong>{row.title}</strong>}
        notes={[...row.summary.map(({ label, value }) => `${label}：${value}`), minuteOf(row.created_at)]}
        trail={<Tag tone={isAnswered ? 'tint' : 'grey'}>{isAnswered ? '已回复' : '未回复'}</Tag>}
        href={`#${own.diyDetail({ id: row.id })}`}
      />
    </Tile>
  );
}
