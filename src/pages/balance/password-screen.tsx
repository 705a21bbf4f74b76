// Sets and changes the password for paying from the balance.
import { useState } from 'react';
import { formProblems } from '~/domain/form-rules';
import { PASSWORDS_DIFFER, passwordDigits } from '~/domain/payment';
import * as to from '~/domain/screen-links.gen';
import { balanceIndex } from '~/schemas/api/balance.gen';
import { mallMemberSetPayPassword, mallMemberUpdatePayPassword } from '~/schemas/api/mall-member.gen';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { TextField } from '~/ui/field/text-field';
import { Icon } from '~/ui/icon/icon';
import { WithInfo } from '../../blocks/user-account/with-info';
import { FormPage } from '../../blocks/user-form/form-page';
import { returnTo } from '../../blocks/user-form/return-to';
import { Loading } from '../../engine/archetypes/detail';
import { type Messages, useForm } from '../../engine/archetypes/bare-form';
import { OutcomeCard } from '../../engine/archetypes/result';
import { back, HOME_PATH, open, redirect } from '../../engine/navigation';
import { call } from '../../services/http';
import { loadUserInfo } from '../../services/shopper';

interface Values {
  old_pay_password: string;
  pay_password: string;
  verify_pay_password: string;
}

const initial: Values = { old_pay_password: '', pay_password: '', verify_pay_password: '' };

function problemsOf(values: Values, isChange: boolean): Messages<Values> {
  const old = isChange
    ? formProblems('payPassword', { ...values, pay_password: values.old_pay_password })
    : {};
  const oldProblem = old['pay_password'];
  const { pay_password, verify_pay_password } = values;
  const isDifferent = verify_pay_password.length === 6 && verify_pay_password !== pay_password;
  return {
    ...(oldProblem === undefined ? {} : { old_pay_password: oldProblem }),
    ...formProblems('payPassword', { ...values }),
    ...(isDifferent ? { verify_pay_password: PASSWORDS_DIFFER } : {}),
  };
}

const fieldsOf = (isChange: boolean): [keyof Values, string][] =>
  isChange
    ? [
        ['old_pay_password', '旧密码'],
        ['pay_password', '新密码'],
        ['verify_pay_password', '确认新密码'],
      ]
    : [
        ['pay_password', '密码'],
        ['verify_pay_password', '确认密码'],
      ];

function PasswordForm({ isChange, onDone }: { isChange: boolean; onDone: () => void }) {
  const form = useForm<Values>({
    initial,
    validate: (values) => problemsOf(values, isChange),
    submit: async ({ old_pay_password, pay_password, verify_pay_password }) => {
      const passwords = { pay_password, verify_pay_password };
      if (isChange) await call(mallMemberUpdatePayPassword, { old_pay_password, ...passwords });
      else await call(mallMemberSetPayPassword, passwords);
      onDone();
      await loadUserInfo(true);
    },
  });
  return (
    <FormPage
      form={form}
      title={isChange ? '修改支付密码' : '设置支付密码'}
      words="支付密码为6位数字，用余额支付时需要输入"
      submitText="确认"
      after={
        isChange ? (
          <button type="button" onClick={() => open(to.balanceForget())}>
            忘记旧密码？联系商城客服重置
          </button>
        ) : undefined
      }
    >
      {fieldsOf(isChange).map(([name, label]) => (
        <TextField
          key={name}
          label={label}
          name={name}
          isStacked
          type="password"
          inputMode="numeric"
          autoComplete="off"
          typed="digits"
          placeholder="6位数字"
          value={form.values[name]}
          onChange={(value) => form.set(name, passwordDigits(value))}
          onBlur={() => form.touch(name)}
          error={form.messageOf(name) ?? ''}
        />
      ))}
    </FormPage>
  );
}

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
      {(info) => <PasswordForm isChange={info.is_pay_password === 1} onDone={() => setIsDone(true)} />}
    </WithInfo>
  );
}

export function PayPasswordScreen({ query }: { query: { back: string } }) {
  return (
    <Loading endpoint={balanceIndex} params={{}} skeleton="text">
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
