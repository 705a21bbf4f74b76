// The profile fields that a shopper edits one by one.
import type { UserUserInfoData } from '~/schemas/api/user.gen';

/** Values of `type` in the address of the edit screen; the picture is edited in the list itself. */
export const FIELD_NAMES = ['nickname', 'gender', 'birthday'] as const;
export type FieldName = (typeof FIELD_NAMES)[number];

export const storedOf = ({ avatar, nickname, gender = 0, birthday = '' }: UserUserInfoData) => ({
  avatar,
  nickname,
  gender: String(gender),
  birthday,
});
