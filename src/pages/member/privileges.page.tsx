// The privileges of the member levels, explained.
import { mallMemberAllMember } from '~/schemas/api/mall-member.gen';
import { detail } from '../../engine/archetypes/detail';
import { definePage } from '../../engine/define-page';
import { id, optionalNumber } from '../../engine/params';
import { PrivilegesView } from './privileges-view';

export default definePage({
  path: '/pages/member/detail/detail',
  title: '会员特权说明',
  auth: 'login',
  // `prop` counts from 0.
  query: { level: id('member level'), prop: optionalNumber() },
  walk: { query: { level: 2 } },
  body: detail({ from: mallMemberAllMember, params: () => ({}), View: PrivilegesView, kind: 'content' }),
});
