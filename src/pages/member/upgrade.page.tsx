// Buying a member level.
import { mallMemberAllMember, mallMemberPurchaseMember } from '~/schemas/api/mall-member.gen';
import { detail } from '../../engine/archetypes/detail';
import { definePage } from '../../engine/define-page';
import { id } from '../../engine/params';
import { UpgradeView } from './upgrade-view';

export default definePage({
  path: '/pages/member/upgrade/upgrade',
  title: '升级会员',
  auth: 'login',
  query: { level: id('member level') },
  walk: { query: { level: 3 } },
  body: detail({
    from: mallMemberAllMember,
    params: () => ({}),
    View: UpgradeView,
    kind: 'form',
    isFreshOnShow: true,
    endpoints: [mallMemberPurchaseMember],
  }),
});
