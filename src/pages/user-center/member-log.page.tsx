// The log of the shopper's member levels.
import * as to from '~/domain/screen-links.gen';
import { type MemberLogRow, userMemberLog } from '~/schemas/api/user.gen';
import { Tile } from '~/ui/card/tile';
import { ItemRow } from '~/ui/item-row/item-row';
import { list, type RowProps } from '../../engine/archetypes/list';
import { definePage } from '../../engine/define-page';
import { open } from '../../engine/navigation';

const NO_LEVEL = '普通用户';

const Row = ({ row }: RowProps<MemberLogRow>) => (
  <Tile>
    <ItemRow
      title={
        <b>
          {row.before_name || NO_LEVEL} → {row.after_name || NO_LEVEL}
        </b>
      }
      notes={[row.desc, <time key="time">{row.created_at}</time>]}
    />
  </Tile>
);

export default definePage({
  path: '/pages/user-center/member-log/member-log',
  title: '会员记录',
  auth: 'login',
  body: list(
    {},
    {
      from: userMemberLog,
      item: Row,
      empty: {
        text: '会员等级还没有变化',
        drawing: 'orders',
        action: { text: '去会员中心', onTap: () => open(to.memberCentre()) },
      },
    },
  ),
});
