// The pair of fields for a new password, and its validation.
import { formProblems } from '~/domain/form-rules';
import type { Form, Messages } from '../../engine/archetypes/bare-form';
import { PasswordField } from './password-field';

export interface NewPasswordValues {
  new_password: string;
  again_password: string;
}

export const passwordProblems = (values: NewPasswordValues): Messages<NewPasswordValues> => {
  const problems = formProblems('password', { ...values });
  const isDifferent = values.again_password !== '' && values.again_password !== values.new_password;
  return isDifferent ? { ...problems, again_password: '两次新密码输入不一致，请确认后输入' } : problems;
};

export function NewPasswordFields<V extends NewPasswordValues>({ form }: { form: Form<V> }) {
  const { values } = form;
  return (
    <>
      <PasswordField
        isNew
        label="新密码"
        name="new_password"
        value={values.new_password}
        onChange={(value) => form.set('new_password', value)}
        onBlur={() => form.touch('new_password')}
        error={form.messageOf('new_password')}
      />
      <PasswordField
        isNew
        label="确认新密码"
        name="again_password"
        value={values.again_password}
        onChange={(value) => form.set('again_password', value)}
        onBlur={() => form.touch('again_password')}
        error={form.messageOf('again_password')}
      />
    </>
  );
}
