// Fields of an operator's account, with the rules that the server checks.
import { LOGIN_LENGTH, MAX_PERSON_NAME, PASSWORD_LENGTH } from '~/domain/studio/account';
import { TextField } from './place';

interface FieldProps {
  value: string;
  onText: (text: string) => void;
}

interface NameProps extends FieldProps {
  isOptional?: boolean;
}

export const PersonNameField = ({ isOptional = false, ...field }: NameProps) => (
  <TextField
    label={isOptional ? '名字（可以不填，由对方自己写）' : '名字'}
    name="name"
    maxLength={MAX_PERSON_NAME}
    required={!isOptional}
    {...field}
  />
);

/** `isOwn`: of the operator himself, whose browser stores it. */
export const LoginField = ({ isOwn = false, ...field }: FieldProps & { isOwn?: boolean }) => (
  <TextField
    label="账号"
    name="login"
    maxLength={LOGIN_LENGTH.max}
    required
    autoComplete={isOwn ? 'username' : 'off'}
    help="字母、数字和 . _ -，登录时用"
    {...field}
  />
);

export const NewPasswordField = ({ label, name, ...field }: FieldProps & { label: string; name: string }) => (
  <TextField
    label={label}
    name={name}
    type="password"
    autoComplete="new-password"
    minLength={PASSWORD_LENGTH.min}
    maxLength={PASSWORD_LENGTH.max}
    required
    help={`至少 ${PASSWORD_LENGTH.min} 个字符`}
    {...field}
  />
);
