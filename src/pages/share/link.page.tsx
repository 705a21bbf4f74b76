// The links by which a distributor invites: of the mall's screens and of goods.
import { shareLink } from '~/schemas/api/share.gen';
import { list } from '../../engine/archetypes/list';
import { definePage } from '../../engine/define-page';
import { text } from '../../engine/params';
import { InvitationCode, LinkRow } from './link-row';

const query = { keyword: text() };

export default definePage({
  path: '/pages/share/link/link',
  title: '推广链接',
  auth: 'distributor',
  query,
  body: list(query, {
    search: { of: 'keyword', placeholder: '搜索推广商品' },
    Above: InvitationCode,
    from: shareLink,
    params: ({ keyword }) => (keyword === '' ? {} : { keyword }),
    item: LinkRow,
    empty: { text: '暂无可推广的链接', drawing: 'goods', action: null },
  }),
});
