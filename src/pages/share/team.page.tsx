// The juniors of a distributor, by level.
import * as to from '~/domain/screen-links.gen';
import { shareTeam } from '~/schemas/api/share.gen';
import { list } from '../../engine/archetypes/list';
import { definePage } from '../../engine/define-page';
import { redirect } from '../../engine/navigation';
import { choice, text } from '../../engine/params';
import { isOffered } from '../../services/offered';
import { useMallConfig } from '../../state/mall';
import { TeamMember, useLevelTabs } from './team-member';

/** The links to share, or the picture where the mall has none. */
const promotionPath = () => (isOffered(to.shareLink.path) ? to.shareLink.path : to.shareQrcode.path);

const query = { status: choice([1, 2, 3]), keyword: text() };

export default definePage({
  path: '/pages/share/team/team',
  title: '我的团队',
  auth: 'distributor',
  query,
  carries: ['keyword'],
  body: list(query, {
    useTitle: () => useMallConfig()?.share_setting_custom?.menus?.['team']?.name,
    search: { of: 'keyword', placeholder: '搜索昵称', isPersonal: true },
    tabs: { of: 'status', label: '团队层级', useItems: useLevelTabs },
    from: shareTeam,
    params: ({ status, keyword }) => ({ status, ...(keyword === '' ? {} : { keyword }) }),
    item: TeamMember,
    isFreshOnShow: true,
    empty: ({ keyword }) =>
      keyword === ''
        ? {
            text: '暂无相关成员',
            drawing: 'shop',
            action: { text: '去推广', onTap: () => redirect(promotionPath()) },
          }
        : { text: `没有昵称包含“${keyword}”的成员`, drawing: 'search', action: null },
  }),
});
