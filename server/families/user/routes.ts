// api/user: the shopper, the user centre, the bill, and the routes of the files beside it.
import { userEditUserForm } from '~/schemas/api/forms/user-edit-user.gen';
import {
  userBill,
  userConfig,
  userEditUser,
  type UserEditUserParams,
  userIsClerkUser,
  userLogout,
  userMemberLog,
  userUpdateUser,
  userUserInfo,
} from '~/schemas/api/user.gen';
import { MallError } from '../../http/errors';
import { checkForm } from '../../http/form';
import { type LoginCall, guestRoute, loginRoute, Reply, type Route } from '../../http/route';
import { claimAvatar } from '../attachment/own-uploads';
import { clerkStoreOf } from '../../http/roles';
import { revokeToken } from '../../http/session';
import { flag, pagination, pagingOf, wireTime } from '../../http/wire';
import { monthOf } from '../balance/month';
import { accountRoutes } from './account-routes';
import { addressRoutes } from './address-routes';
import { readMall } from '../index/config/config';
import { readOptions } from '../../settings/mall-options';
import { readSetting, SETTING_KEYS } from '../../settings/setting';
import { readBill } from './bill';
import { readUserCenter } from '../index/center';
import { favoriteRoutes } from './favorite-routes';
import { phoneRoutes } from './phone-routes';
import { socialRoutes } from './social-routes';
import { bindReferrer } from '../share/bind-referrer';
import { readUserInfo } from './user-info';
import { readPage } from '../../http/read-page';

const userInfo = loginRoute(userUserInfo, async ({ db, user, now, plugins, referrerId }) => {
  await bindReferrer(db, { userId: user.id, referrerId, now });
  return readUserInfo(db, { userId: user.id, now, plugins, takesGifts: true });
});

/** Unlike in api/index/config the address is not decoded; an invalid one is dropped. */
function decodedOnce(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return '';
  }
}

const config = guestRoute(userConfig, async (call) => {
  const { db, user, now, plugins } = call;
  const setting = readSetting(await readOptions(db, SETTING_KEYS));
  const { latitude_longitude: _place, current_customer_service: _service, ...rest } = setting;
  return {
    mall: {
      ...(await readMall(call)),
      setting: { ...rest, web_service_url: decodedOnce(rest.web_service_url) },
    },
    config: await readUserCenter(call, setting),
    user_info:
      user === null ? null : await readUserInfo(db, { userId: user.id, now, plugins, takesGifts: false }),
  };
});

/** Fields that are absent stay; throws a MallError for invalid ones. */
function changesOf(params: UserEditUserParams) {
  const { nickname, avatar, gender, birthday } = params;
  const given = Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  checkForm(userEditUserForm, params, given);
  return {
    ...(nickname === undefined ? {} : { nickname: nickname.trim() }),
    ...(avatar === undefined ? {} : { avatar }),
    ...(gender === undefined ? {} : { gender }),
    ...(birthday === undefined ? {} : { birthday }),
  };
}

async function saveUser({ db, user, params, now }: LoginCall<UserEditUserParams>): Promise<Reply<null>> {
  const change = { ...changesOf(params), updated_at: now };
  if (params.avatar !== undefined) await claimAvatar(db, user.id, params.avatar);
  await db.updateTable('users').set(change).where('id', '=', user.id).execute();
  return new Reply(null, '保存成功');
}

const updateUser = loginRoute(userUpdateUser, (call) => saveUser(call));
const editUser = loginRoute(userEditUser, (call) => saveUser(call));

const isClerkUser = loginRoute(userIsClerkUser, async ({ db, params }) => {
  if (params.clerk_id === undefined) throw new MallError('请传入核销员ID');
  return { is_clerk_user: flag((await clerkStoreOf(db, params.clerk_id)) !== null) };
});

const bill = loginRoute(userBill, async ({ db, params, user }) => {
  const month = params.date === undefined ? undefined : monthOf(params.date);
  if (month === null) throw new MallError('月份格式不正确。');
  const paging = pagingOf(userBill, params);
  const { total, ...rest } = await readBill(db, { userId: user.id, month, type: params.type ?? 0, paging });
  return { ...rest, pagination: pagination(paging, total) };
});

const NO_LEVEL = '普通用户';

const memberLog = loginRoute(userMemberLog, async ({ db, params, user }) => {
  const paging = pagingOf(userMemberLog, params);
  const own = db.selectFrom('member_level_logs').where('user_id', '=', user.id);
  const { total, rows } = await readPage(own, paging, (all) => all.selectAll().orderBy('id', 'desc'));
  const levels = await db
    .selectFrom('member_levels')
    .select(['level', 'name'])
    .where('deleted_at', 'is', null)
    .execute();
  const nameOf = (level: number) => levels.find((row) => row.level === level)?.name ?? NO_LEVEL;
  return {
    list: rows.map((row) => ({
      id: row.id,
      before_level: row.before_level,
      after_level: row.after_level,
      before_name: nameOf(row.before_level),
      after_name: nameOf(row.after_level),
      desc: row.description,
      created_at: wireTime(row.created_at),
    })),
    pagination: pagination(paging, total),
  };
});

const logout = loginRoute(userLogout, async ({ db, token }) => {
  await revokeToken(db, token);
  return new Reply(null, '退出登录成功');
});

export const routes: readonly Route[] = [
  userInfo,
  config,
  updateUser,
  editUser,
  isClerkUser,
  bill,
  memberLog,
  logout,
  ...accountRoutes,
  ...addressRoutes,
  ...favoriteRoutes,
  ...phoneRoutes,
  ...socialRoutes,
];
