// What the values of settings are called, by their forms: for the words of what changed.
import { AUTH_FORM } from './auth-form';
import { QUICK_NAV_FORM } from './quick-nav-form';
import { TAB_BAR_FORM } from './tab-bar-form';
import { TITLE_BAR_FORM } from './title-bar-form';
import type { FormField } from '../form';
import { withParts } from '../inserted';

const FIELDS: ReadonlyMap<string, FormField> = new Map(
  [AUTH_FORM, QUICK_NAV_FORM, TAB_BAR_FORM, TITLE_BAR_FORM]
    .flat()
    .flatMap(({ fields }) => fields.flatMap(withParts))
    .map((field) => [field.name, field]),
);

/** The field of a setting's value. */
export const settingField = (name: string): FormField | undefined => FIELDS.get(name);

/** Titles by name. */
export const SETTING_WORDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...FIELDS].map(([name, { title }]) => [name, title])),
  theme_color: '主题色',
  custom_theme_color: '自定义的主题色',
};
