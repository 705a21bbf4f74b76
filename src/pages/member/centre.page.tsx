// The member centre.
import {
  mallMemberAllMember,
  mallMemberCouponReceive,
  mallMemberIndex,
  mallMemberMemberGoods,
} from '~/schemas/api/mall-member.gen';
import { rechargeSetting } from '~/schemas/api/recharge.gen';
import { hub } from '../../engine/archetypes/hub';
import { definePage } from '../../engine/define-page';
import { MemberCentre } from './centre-view';

export default definePage({
  path: '/pages/member/index/index',
  title: '会员中心',
  auth: 'login',
  body: hub({
    from: mallMemberIndex,
    params: () => ({}),
    View: MemberCentre,
    endpoints: [mallMemberAllMember, mallMemberCouponReceive, mallMemberMemberGoods, rechargeSetting],
  }),
});
