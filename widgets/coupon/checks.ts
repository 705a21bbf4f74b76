// Checks of coupons besides the rules of its form.
import { defineChecks, eachRow, must } from '~/domain/studio/check/widget-checks';

/** `appoint_type` of coupons that the mall's orders do not take. */
const ELSEWHERE: Readonly<Record<number, string>> = { 4: '当面付', 5: '礼品卡' };

const usableHere = eachRow('should', { code: 'kind', list: '/coupons' }, ({ appoint_type: kind }) => {
  const name = ELSEWHERE[Number(kind)];
  return name !== undefined && `${name}优惠券在商城下单时不能用，请换一张`;
});

export default defineChecks([
  must(
    'empty',
    '/coupons',
    ({ addType, coupons }) =>
      addType === 'manual' && (!Array.isArray(coupons) || coupons.length === 0) && '还没有选优惠券',
  ),
  (data, around) => (data['addType'] === 'manual' ? usableHere(data, around) : []),
]);
