// Name, login and password of an operator, as an owner or the invited person gives them.
import { LOGIN, LOGIN_LENGTH, MAX_PERSON_NAME, PASSWORD_LENGTH } from '~/domain/studio/account';
import { isUniqueViolation } from '../db/unique-violation';
import { type Fields, textOf } from './fields';
import { invalidField } from './studio-error';

export const personNameOf = (fields: Fields): string =>
  textOf(fields, 'name', { label: '名字', min: 1, max: MAX_PERSON_NAME });

export function loginOf(fields: Fields): string {
  const login = textOf(fields, 'login', { label: '账号', ...LOGIN_LENGTH }).toLowerCase();
  if (!LOGIN.test(login)) throw invalidField('/login', '账号只能用字母、数字和 . _ -');
  return login;
}

/** As it was typed, with its spaces. */
export function newPasswordOf(fields: Fields, name: string): string {
  const { [name]: password } = fields;
  const { min, max } = PASSWORD_LENGTH;
  if (typeof password !== 'string' || password.length < min || password.length > max)
    throw invalidField(`/${name}`, `新密码至少 ${min} 个字符`);
  return password;
}

/** @throws StudioError 422 where another operator has the login that `work` stores. */
export async function withFreeLogin<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isUniqueViolation(error, 'operators_login')) throw invalidField('/login', '这个账号已经有人用了');
    throw error;
  }
}
