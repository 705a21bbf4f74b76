// Sets and changes the password for paying from the balance.
import * as to from '~/domain/screen-links.gen';
import { useState } from 'react';
import { balanceIndex } from '~/schemas/api/balance.gen';
import { mallMemberSetPayPasswordForm } from '~/schemas/api/forms/mall-member-set-pay-password.gen';
import { mallMemberUpdatePayPasswordForm } from '~/schemas/api/forms/mall-member-update-pay-password.gen';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { Icon } from '~/ui/icon/icon';
import { WithInfo } from '../../blocks/user-account/with-info';
import { returnTo } from '../../blocks/user-form/return-to';
import { Loading } from '../../engine/archetypes/detail';
import { formPart } from '../../engine/archetypes/form';
import { OutcomeCard } from '../../engine/archetypes/result';
import { back, HOME_PATH, open, redirect } from '../../engine/navigation';

interface Context {
  /** The password is set. */
  onDone: () => void;
}

const COMMON = {
  kinds: {},
  frame: 'page',
  words: '支付密码为6位数字，用余额支付时需要输入',
  button: '确认',
  isTransient: true,
  after: { renewsInfo: true, go: (_answer: unknown, { context }: { context: Context }) => context.onDone() },
} as const;

const SetForm = formPart<Context>()({
  ...COMMON,
  save: mallMemberSetPayPasswordForm,
  heading: '设置支付密码',
});

const ChangeForm = formPart<Context>()({
  ...COMMON,
  save: mallMemberUpdatePayPasswordForm,
  heading: '修改支付密码',
  Links: () => (
    <button type="button" onClick={() => open(to.balanceForget())}>
      忘记旧密码？联系商城客服重置
    </button>
  ),
});

function Done({ address }: { address: string }) {
  const goHome = { text: '回商城逛逛', onTap: () => redirect(HOME_PATH) };
  const goBack = { text: '返回继续', onTap: () => returnTo(address) };
  return (
    <OutcomeCard
      outcome={{
        mark: <Icon name="check" size={72} />,
        title: '支付密码设置成功',
        words: '余额支付密码设置成功，请务必牢记该密码',
        actions: address === '' ? [goHome] : [goHome, goBack],
      }}
    />
  );
}

function Flow({ address }: { address: string }) {
  const [isDone, setIsDone] = useState(false);
  if (isDone) return <Done address={address} />;
  return (
    <WithInfo>
      {({ is_pay_password: isSet }) =>
        isSet === 1 ? (
          <ChangeForm onDone={() => setIsDone(true)} />
        ) : (
          <SetForm onDone={() => setIsDone(true)} />
        )
      }
    </WithInfo>
  );
}

export function PayPasswordScreen({ query }: { query: { back: string } }) {
  return (
    <Loading endpoint={balanceIndex} params={{}} skeleton="form">
      {({ setting }) =>
        setting.is_pay_password === 1 ? (
          <Flow address={query.back} />
        ) : (
          <EmptyState text="支付密码功能未开启" action={{ text: '返回', onTap: back }} />
        )
      }
    </Loading>
  );
}
