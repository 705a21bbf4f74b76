// What of a setting cannot be stored or published: by its form, on the server and at the fields.
import { isArray, isRecord } from '~/domain/record';
import type { SETTING_DOCS } from '../api';
import { type Pointer, pointerOf } from '../pointer';
import { holds, type Scopes } from '../when';
import { AUTH_FORM } from './auth-form';
import { QUICK_NAV_FORM } from './quick-nav-form';
import { unfinishedWords, wrongWords } from './setting-checks';
import type { SettingField, SettingForm } from './setting-form';
import { TAB_BAR_FORM } from './tab-bar-form';
import { TITLE_BAR_FORM } from './title-bar-form';

export interface SettingProblem {
  at: Pointer;
  words: string;
  /** `store`: a value of another kind or out of its limits; `publish`: not finished yet. */
  bars: 'store' | 'publish';
  /** Field and value: the same wherever a row is moved to. */
  id: string;
  /** Rows too many or too few. */
  excess?: number;
}

/** The theme has a form of its own. */
export const SETTING_FORMS: Readonly<Partial<Record<(typeof SETTING_DOCS)[number], SettingForm>>> = {
  'tab-bar': TAB_BAR_FORM,
  'title-bar': TITLE_BAR_FORM,
  'quick-nav': QUICK_NAV_FORM,
  auth: AUTH_FORM,
};

const idOf = (field: SettingField, value: unknown): string => `${field.name} ${JSON.stringify(value)}`;

interface Around {
  ownerAt: Pointer;
  owner: Readonly<Record<string, unknown>>;
  scopes: Scopes;
}

function rowsProblems(field: SettingField, value: unknown, { ownerAt, scopes }: Around): SettingProblem[] {
  const at = ownerAt + pointerOf([field.name]);
  if (!isArray(value))
    return [{ at, words: `「${field.title}」要是一张表`, bars: 'store', id: idOf(field, value) }];
  const { min = 0, max = Infinity } = field.rows ?? {};
  const excess = Math.max(min - value.length, value.length - max);
  const words = `「${field.title}」要有 ${min} 到 ${max} 项，现在有 ${value.length} 项`;
  const count: SettingProblem[] = excess > 0 ? [{ at, words, bars: 'store', id: field.name, excess }] : [];
  const rows = value.flatMap((row: unknown, index): SettingProblem[] => {
    const rowAt = at + pointerOf([index]);
    if (!isRecord(row))
      return [{ at: rowAt, words: `第 ${index + 1} 项的格式不正确`, bars: 'store', id: idOf(field, row) }];
    const place = { ownerAt: rowAt, owner: row, scopes: [...scopes, row] };
    return fieldsProblems(field.fields ?? [], place).map((problem) => ({
      ...problem,
      words: `第 ${index + 1} 项的${problem.words}`,
    }));
  });
  return [...count, ...rows];
}

function fieldProblems(field: SettingField, around: Around): SettingProblem[] {
  const { ownerAt, owner, scopes } = around;
  const value = owner[field.name];
  if (field.control === 'list') return value === undefined ? [] : rowsProblems(field, value, around);
  const place = { field, value, owner };
  const name = field.section === undefined ? field.title : `${field.section} · ${field.title}`;
  const problem = (words: string, bars: SettingProblem['bars']): SettingProblem[] => [
    {
      at: ownerAt + pointerOf([field.name]),
      words: `「${name}」${words}`,
      bars,
      id: idOf(field, value),
    },
  ];
  const wrong = wrongWords(place);
  if (wrong !== null) return problem(wrong, 'store');
  const unfinished = holds(field.when, scopes) ? unfinishedWords(place) : null;
  return unfinished === null ? [] : problem(unfinished, 'publish');
}

/** What its control owns beside it, under its own condition. */
const partsOf = ({ parts = [], when }: SettingField): readonly SettingField[] =>
  when === undefined ? parts : parts.map((part) => ({ ...part, when }));

const fieldsProblems = (fields: readonly SettingField[], around: Around): SettingProblem[] =>
  fields.flatMap((field) => [...fieldProblems(field, around), ...fieldsProblems(partsOf(field), around)]);

/** All of them, in the order of the form; members that the form does not know are not looked at. */
export const settingProblems = (
  form: SettingForm,
  data: Readonly<Record<string, unknown>>,
): SettingProblem[] =>
  form.flatMap(({ fields }) => fieldsProblems(fields, { ownerAt: '', owner: data, scopes: [data] }));

/** Without those that were there before: what an older mall has stored may stay, and shrink to its limit. */
export const newProblems = (
  before: readonly SettingProblem[],
  after: readonly SettingProblem[],
): SettingProblem[] =>
  after.filter(
    ({ id, excess = 0 }) => !before.some((known) => known.id === id && (known.excess ?? 0) >= excess),
  );
