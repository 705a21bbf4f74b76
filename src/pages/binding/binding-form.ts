// The form that verifies a mobile with a code and binds it to the account.
import { isRecord } from '~/domain/record';
import * as to from '~/domain/screen-links.gen';
import { userPhoneEmpowerForm } from '~/schemas/api/forms/user-phone-empower.gen';
import { ownCodeKind } from '../../blocks/form-kinds/code-kind';
import { reauthenticating } from '../../blocks/user-form/reauthentication';
import { carry } from '../../engine/carrying';
import { type CallError, isRefusal, wordsOf } from '../../base/call-error';
import { callFor } from '../../services/http';
import { confirmDialog } from '../../state/overlays';
import type { ParamsOf } from '~/schemas/endpoint';

type Params = ParamsOf<typeof userPhoneEmpowerForm>;

/** Whether the code that was refused so serves the merging too. */
const canMerge = ({ data }: CallError): boolean => isRecord(data) && Number(data['can_merge']) === 1;

/** A mobile that belongs to another account may be the shopper's own: the accounts can be merged. */
async function offerMerge(error: unknown, mobile: string): Promise<void> {
  if (!isRefusal(error) || !/已被|已绑定/.test(error.message)) throw error;
  const text = `${wordsOf(error)}。如果那也是您的账号，可以合并为一个账号。`;
  if (await confirmDialog(text, { confirmText: '去合并' }))
    carry(to.bindingAccount, { query: canMerge(error) ? { proved: 1 } : {}, carried: { mobile } });
}

/** An account with a mobile changes it only after reauthentication, which leads to the form for another one. */
async function bind(params: Params) {
  try {
    return await reauthenticating(() => callFor(userPhoneEmpowerForm, params), { type: 'mobile' });
  } catch (error) {
    await offerMerge(error, params.mobile ?? '');
    return null;
  }
}

/** All of it but what comes after. */
export const BINDING = {
  save: userPhoneEmpowerForm,
  kinds: { code: ownCodeKind },
  // The older name of the code.
  fixed: ({ values }: { values: { sms_captcha: { code: string } } }) => ({ code: values.sms_captcha.code }),
  frame: 'page',
  heading: '绑定手机号',
  words: '绑定后可用手机号登录，接收订单通知',
  button: '确认',
  isTransient: true,
  send: bind,
} as const;
