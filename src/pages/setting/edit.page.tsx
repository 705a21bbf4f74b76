// The form for one field of the profile.
import type { ReactNode } from 'react';
import { isDate } from '~/domain/validators';
import { userEditUserForm } from '~/schemas/api/forms/user-edit-user.gen';
import type { UserUserInfoData } from '~/schemas/api/user.gen';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { radioKind } from '../../blocks/form-kinds/choice-kinds';
import { avatarKind } from '../../blocks/form-kinds/avatar-kind';
import { dateKind } from '../../blocks/form-kinds/date-kind';
import { WithInfo } from '../../blocks/user-account/with-info';
import { form } from '../../engine/archetypes/form';
import { definePage } from '../../engine/define-page';
import { back } from '../../engine/navigation';
import { type QueryOf, requiredText, text } from '../../engine/params';
import { type FieldName, FIELD_NAMES, storedOf } from './fields';

/** `type` is the field; `value` is what it begins with, where it is not the stored one. */
const query = { type: requiredText(), value: text() };

interface Found {
  name: FieldName;
  info: UserUserInfoData;
}

interface OneFieldProps {
  query: QueryOf<typeof query>;
  children: (found: Found) => ReactNode;
}

function OneField({ query: { type }, children }: OneFieldProps) {
  const name = FIELD_NAMES.find((one) => one === type);
  if (name === undefined)
    return <EmptyState text="此项资料不能修改" action={{ text: '返回', onTap: back }} />;
  return <WithInfo>{(info) => children({ name, info })}</WithInfo>;
}

const TITLES: Readonly<Record<FieldName, string>> = {
  nickname: '修改昵称',
  gender: '修改性别',
  birthday: '修改生日',
};

const only =
  (own: FieldName) =>
  ({ context: { name } }: { context: Found }) => ({ isHidden: own !== name });

/** A day in the past, in the shopper's own time zone. */
const isLater = (day: string): boolean => isDate(day) && new Date(`${day}T00:00:00`).getTime() > Date.now();

export default definePage({
  path: '/pages/setting/edit',
  title: '修改资料',
  auth: 'login',
  query,
  carries: ['value'],
  walk: { query: { type: 'nickname' } },
  body: form(query, {
    load: OneField,
    useTitle: ({ name }) => TITLES[name],
    save: userEditUserForm,
    kinds: { avatar: avatarKind, radio: radioKind, date: dateKind },
    initial: ({ name, info, query: { value } }) => {
      const stored = storedOf(info);
      return { ...stored, [name]: value || stored[name] };
    },
    looks: {
      avatar: { isHidden: true },
      nickname: only('nickname'),
      gender: only('gender'),
      birthday: only('birthday'),
    },
    check: ({ values: { birthday } }) => (isLater(birthday) ? { birthday: '生日不能晚于今天' } : {}),
    frame: 'page',
    button: '保存',
    after: { renewsInfo: true, toast: '保存成功', go: 'back' },
  }),
});
