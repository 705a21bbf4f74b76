// plugin/diy: what the widgets of a laid-out page call, and what shoppers have sent by its forms.
import {
  diyCouponReceive,
  diyFormDetail,
  diyFormList,
  diyFormReply,
  diyFormSuccess,
  diyPageDetail,
  diyPageStore,
} from '~/schemas/api/diy.gen';
import { receiveCoupon } from '../../families/coupon/grants';
import { couponModel } from '../../families/coupon/wire-coupon';
import { layoutSource } from '../../goods/coupons';
import { deliverPage } from '../../families/index/page/deliver-page';
import { MallError } from '../../http/errors';
import { cachedRoute, loginRoute, Reply, type Route } from '../../http/route';
import { readReplies, readReply, readShopAnswer, readSuccess } from './form-reading';
import { storeReply } from './form-replies';
import { pickedCoupons } from './picked-coupons';
import { visiblePage } from './visible-page';

const page = cachedRoute(diyPageDetail, async (call) => {
  const found = await deliverPage(call, call.params.id);
  if (found === null) throw new MallError('页面不存在。');
  return found;
});

const receive = loginRoute(diyCouponReceive, async ({ db, params, user, platform, plugins, now }) => {
  const { template_id: templateId, coupon_id: couponId } = params;
  const page = await visiblePage(db, templateId, { user, platform, plugins });
  if (page === null) throw new MallError('配置错误');
  if (!pickedCoupons(page).has(couponId)) throw new MallError('DIY优惠券不存在');
  const source = layoutSource(templateId, user.id);
  const { coupon } = await receiveCoupon(db, { user, couponId, receiveType: '领券中心领取', now, source });
  return new Reply({ coupon: couponModel(coupon) }, '领取成功');
});

const store = loginRoute(diyPageStore, async ({ db, params, user, platform, plugins, now }) => {
  return new Reply(await storeReply(db, { user, platform, plugins, params, now }), '提交成功');
});

const list = loginRoute(diyFormList, ({ db, params, user }) => {
  const { page, form_id: formId } = params;
  return readReplies(db, {
    userId: user.id,
    ...(page === undefined ? {} : { page }),
    ...(formId === undefined ? {} : { formId }),
  });
});

const detail = loginRoute(diyFormDetail, ({ db, params, user }) =>
  readReply(db, { userId: user.id, id: params.id }),
);

const reply = loginRoute(diyFormReply, ({ db, params, user }) =>
  readShopAnswer(db, { userId: user.id, id: params.id }),
);

const success = loginRoute(diyFormSuccess, ({ db, params, user }) =>
  readSuccess(db, { userId: user.id, id: params.id }),
);

export const routes: readonly Route[] = [page, receive, store, list, detail, reply, success];
