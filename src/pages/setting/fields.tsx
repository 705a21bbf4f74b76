// The profile fields that a shopper edits one by one: label, value, validation.
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
  /** The error of a value, or null. */
  problem: (value: string) => string | null;
  paramsOf: (value: string) => UserEditUserParams;
  /** The present value, where the address does not contain it. */
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

/** Years of age that the wheels offer. */
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

/** A day in the past, in the shopper's own time zone. */
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
