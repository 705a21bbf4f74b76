// Merges two accounts that have the same mobile.
import type { ReactNode } from 'react';
import { moneyText } from '~/domain/money';
import { isRecord } from '~/domain/record';
import * as to from '~/domain/screen-links.gen';
import { userPhoneMergeForm } from '~/schemas/api/forms/user-phone-merge.gen';
import { sitePicCaptcha } from '~/schemas/api/site.gen';
import { userSendSmsCaptcha } from '~/schemas/api/user.gen';
import { Avatar } from '~/ui/avatar/avatar';
import { ownCodeKind } from '../../blocks/form-kinds/code-kind';
import { usePointsWord } from '../../blocks/mall-words/mall-words';
import { Guarded } from '../../blocks/user-account/of-shopper';
import { isRefusal } from '../../base/call-error';
import { reauthenticating } from '../../blocks/user-form/reauthentication';
import { carry } from '../../engine/carrying';
import { form } from '../../engine/archetypes/form';
import { definePage } from '../../engine/define-page';
import { HOME_PATH, redirect } from '../../engine/navigation';
import { optionalNumber, requiredText, text } from '../../engine/params';
import { completeLogin } from '../../flows/login';
import { callFor } from '../../services/http';
import { confirmDialog } from '../../state/overlays';
import { useSession } from '../../state/session';
import styles from './binding.module.css';

/** The account whose assets are moved into the other one. */
function OwnAccount() {
  const { info } = useSession();
  const pointsWord = usePointsWord();
  // Its height is reserved before the shopper's information has loaded, so that the fields below do not move.
  return (
    <div className={styles.account} aria-busy={info === null}>
      <Avatar source={info?.avatar ?? ''} name="" size={88} />
      <span>
        <b>{info?.nickname ?? '\u00a0'}</b>
        <small>
          {info === null
            ? '\u00a0'
            : `${pointsWord} ${info.integral} · 余额 ${moneyText(info.balance)} · 优惠券 ${info.coupon}`}
        </small>
      </span>
    </div>
  );
}

const question = (pointsWord: string): string =>
  `合并后，订单、${pointsWord}、余额和优惠券归入手机号所在的账号，且不可撤销。`;

/** Nothing to load but the mall's word; the pay password may be asked for. */
function WithWord({ children }: { children: (found: { pointsWord: string }) => ReactNode }) {
  const pointsWord = usePointsWord();
  return <Guarded>{() => children({ pointsWord })}</Guarded>;
}

/** `proved` 1: a code has proved the mobile minutes ago. */
const query = { mobile: requiredText(), key: text(), proved: optionalNumber() };

const isOfCode = (error: unknown): boolean =>
  isRefusal(error) && isRecord(error.data) && error.data['field'] === 'code';

export default definePage({
  path: '/pages/binding/account',
  title: '选择账号合并',
  auth: 'login',
  query,
  carries: ['mobile', 'key'],
  walk: { query: { mobile: '13900000000' } },
  body: form(query, {
    kind: 'flow',
    load: WithWord,
    endpoints: [userSendSmsCaptcha, sitePicCaptcha],
    save: userPhoneMergeForm,
    kinds: { code: ownCodeKind },
    initial: (context) => ({ mobile: context.query.mobile }),
    fixed: ({
      context: {
        query: { key },
      },
    }) => (key === '' ? {} : { key }),
    looks: {
      mobile: { isFixed: true },
      code: ({ context }) => ({ isHidden: context.query.proved === 1 }),
    },
    layout: [{ rows: [OwnAccount] }],
    frame: 'page',
    heading: '合并账号',
    words: '当前账号的资产和订单会归入手机号所在的账号，合并后不可撤销',
    button: '确认合并',
    isTransient: true,
    confirm: ({ context }) => confirmDialog(question(context.pointsWord), { confirmText: '确认合并' }),
    // Reauthenticates first where the mall requires it.
    send: (
      params,
      {
        context: {
          query: { mobile, key, proved },
        },
      },
    ) =>
      reauthenticating(() => callFor(userPhoneMergeForm, params), {
        type: 'merge',
        mobile,
        ...(proved === 1 ? { proved } : {}),
      }).catch((error: unknown) => {
        // Its proof is over: a code is asked for after all.
        if (proved === 1 && isOfCode(error))
          carry(to.bindingAccount, {
            query: {},
            carried: { mobile, ...(key === '' ? {} : { key }) },
            move: redirect,
          });
        throw error;
      }),
    after: {
      toast: '合并成功',
      go: ({ data }) => {
        completeLogin(data.access_token);
        redirect(HOME_PATH);
      },
    },
  }),
});
