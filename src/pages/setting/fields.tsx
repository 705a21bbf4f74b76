// The fields of a profile that a shopper edits one by one: what each is called, holds, and how it is checked.
import type { ReactNode } from 'react';
import { fieldLimit, formProblems } from '~/domain/form-rules';
import { isDate } from '~/domain/validators';
import type { UserEditUserParams, UserUserInfoData } from '~/schemas/api/user.gen';
import { CheckCircle } from '~/ui/check-circle/check-circle';
import { FieldRow } from '~/ui/field/field-row';
import { TextField } from '~/ui/field/text-field';
import { DayField } from '../../blocks/day-field/day-field';
import styles from './setting.module.css';

export const GENDERS = ['保密', '男', '女'] as const;

/** Values of `type` in the address of the edit screen; the picture is edited in the list itself. */
export const FIELD_NAMES = ['nickname', 'gender', 'birthday'] as const;
export type FieldName = (typeof FIELD_NAMES)[number];

interface ControlProps {
  value: string;
  error: string;
  onChange: (value: string) => void;
  onBlur: () => void;
}

interface ProfileField {
  title: string;
  Control: (props: ControlProps) => ReactNode;
  /** What is wrong with a value, or null. */
  problem: (value: string) => string | null;
  paramsOf: (value: string) => UserEditUserParams;
  /** What it is now, where the address does not say it. */
  presentOf: (info: UserUserInfoData) => string;
}

function Nickname({ value, error, onChange, onBlur }: ControlProps) {
  return (
    <TextField
      label="昵称"
      name="value"
      isStacked
      placeholder="1-16个字符"
      maxLength={fieldLimit('nickname', 'nickname') ?? 16}
      {...{ value, error, onChange, onBlur }}
    />
  );
}

/** Years of age that the wheels reach. */
const OLDEST = 110;

function Birthday({ value, error, onChange }: ControlProps) {
  return (
    <DayField
      label="生日"
      placeholder="请选择生日"
      yearsBack={OLDEST}
      {...{ value: isDate(value) ? value : '', error, onChange }}
    />
  );
}

function Gender({ value, onChange }: ControlProps) {
  return (
    <FieldRow label="性别" isStacked>
      <div className={styles.choices} role="radiogroup" aria-label="性别">
        {GENDERS.map((name, gender) => (
          <CheckCircle
            key={name}
            type="radio"
            name="value"
            isChecked={value === String(gender)}
            onChange={() => onChange(String(gender))}
          >
            {name}
          </CheckCircle>
        ))}
      </div>
    </FieldRow>
  );
}

const genderOf = (value: string): 0 | 1 | 2 => (value === '1' ? 1 : value === '2' ? 2 : 0);

/** A day that has been; in the shopper's own calendar. */
function birthdayProblem(value: string): string | null {
  if (!isDate(value)) return '请选择生日';
  return new Date(`${value}T00:00:00`).getTime() > Date.now() ? '生日不能晚于今天' : null;
}

export const FIELDS: Readonly<Record<FieldName, ProfileField>> = {
  nickname: {
    title: '修改昵称',
    Control: Nickname,
    problem: (value) => formProblems('nickname', { nickname: value })['nickname'] ?? null,
    paramsOf: (value) => ({ nickname: value.trim() }),
    presentOf: ({ nickname }) => nickname,
  },
  gender: {
    title: '修改性别',
    Control: Gender,
    problem: () => null,
    paramsOf: (value) => ({ gender: genderOf(value) }),
    presentOf: ({ gender = 0 }) => String(gender),
  },
  birthday: {
    title: '修改生日',
    Control: Birthday,
    problem: birthdayProblem,
    paramsOf: (value) => ({ birthday: value }),
    presentOf: ({ birthday = '' }) => birthday,
  },
};
