// The pay password: setting, changing and checking it.
import { isPayPassword } from '~/domain/payment';
import {
  mallMemberSetPayPassword,
  mallMemberUpdatePayPassword,
  type MallMemberUpdatePayPasswordParams,
  mallMemberVerifyPayPassword,
} from '~/schemas/api/mall-member.gen';
import { MallError } from '../../http/errors';
import { inLane } from '../../http/lane';
import { type LoginCall, loginRoute, Reply, type Route } from '../../http/route';
import { revokeOtherTokens } from '../../http/session';
import { checkPayPassword, hasPayPassword, noteProof, setPayPassword } from '../../payments/pay-password';
import { noticeChange } from '../passport/credential-notice';
import { requireCode } from '../passport/mobile-code';

interface NewPayPassword {
  pay_password?: string;
  verify_pay_password?: string;
}

/** Throws a MallError unless both are the same six digits. */
function requireNewPayPassword({
  pay_password: password = '',
  verify_pay_password: again = '',
}: NewPayPassword): string {
  if (password === '') throw new MallError('支付密码不能为空。');
  if (!/^\d+$/.test(password)) throw new MallError('支付密码必须是整数。');
  if (!isPayPassword(password)) throw new MallError('请输入6位数的支付密码');
  if (password !== again) throw new MallError('密码输入不一致');
  return password;
}

/** Stores a pay password; every other session is revoked, and the account's mobile is notified. */
async function replacePayPassword(call: LoginCall<unknown>, password: string): Promise<void> {
  const { db, user, token, dataFolder, now } = call;
  const mobile = await db.transaction().execute(async (trx) => {
    await revokeOtherTokens(trx, user.id, token);
    return setPayPassword(trx, { userId: user.id, password });
  });
  await noticeChange({ dataFolder, now, mobile, what: '支付密码' });
}

const setRoute = loginRoute(mallMemberSetPayPassword, async (call) => {
  const password = requireNewPayPassword(call.params);
  if (await hasPayPassword(call.db, call.user.id)) throw new MallError('会员已设置过支付码，无需重复');
  await replacePayPassword(call, password);
  await noteProof(call);
  return new Reply(null, '设置成功');
});

type UpdateCall = LoginCall<MallMemberUpdatePayPasswordParams>;

async function proveByCode(call: UpdateCall): Promise<void> {
  const { mobile = '', captcha: code = '', validate_code_id: validateCodeId } = call.params;
  const own = await call.db
    .selectFrom('users')
    .select('mobile')
    .where('id', '=', call.user.id)
    .executeTakeFirstOrThrow();
  if (mobile === '' || own.mobile !== mobile) throw new MallError('手机号错误');
  await requireCode(call, { mobile, code, validateCodeId, message: '验证码错误。' });
}

/** By the old pay password (with the limit of tries of paying), or by a code when it is forgotten. */
async function provePayPassword(call: UpdateCall, newPassword: string): Promise<void> {
  const { old_pay_password: old = '', captcha } = call.params;
  if (captcha !== undefined) return proveByCode(call);
  if (old === '') throw new MallError('原密码错误');
  await checkPayPassword(call.db, { userId: call.user.id, password: old, now: call.now });
  if (old === newPassword) throw new MallError('新密码与旧密码不能相同');
}

const update = loginRoute(mallMemberUpdatePayPassword, async (call) => {
  const password = requireNewPayPassword(call.params);
  await provePayPassword(call, password);
  await replacePayPassword(call, password);
  return new Reply(null, '更新成功');
});

const verify = loginRoute(mallMemberVerifyPayPassword, async (call) => {
  const { db, params, user, now } = call;
  const { pay_password: password = '' } = params;
  if (!isPayPassword(password)) throw new MallError('请输入6位数的支付密码');
  if (!(await hasPayPassword(db, user.id))) throw new MallError('用户未设置支付密码');
  await checkPayPassword(db, { userId: user.id, password, now });
  await noteProof(call);
  return new Reply(null, '验证通过');
});

export const payPasswordRoutes: readonly Route[] = inLane('hashing', [setRoute, update, verify]);
