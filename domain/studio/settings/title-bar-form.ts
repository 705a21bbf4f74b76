// The form of the title bar: its colours, and the screens that have a title of their own.
import { colourField, type SettingField, type SettingForm, textField } from './setting-form';

/** As the title of a page. */
export const MAX_SCREEN_TITLE = 15;

export const TITLE_COLOURS: readonly SettingField[] = [
  colourField({ name: 'top_background_color', title: '背景颜色', empty: '浅灰' }),
  colourField({ name: 'top_text_color', title: '文字颜色', empty: '深色', on: 'top_background_color' }),
];

const TITLES: SettingField = {
  name: 'bar_title',
  title: '页面标题',
  group: 'content',
  control: 'list',
  kind: 'list',
  rows: { max: 500 },
  fields: [
    textField({ name: 'name', title: '原来的标题', maxLength: 50, optional: true }),
    textField({ name: 'value', title: '页面', maxLength: 200 }),
    textField({ name: 'new_name', title: '标题', maxLength: MAX_SCREEN_TITLE }),
  ],
};

export const TITLE_BAR_FORM: SettingForm = [
  { title: '颜色', fields: TITLE_COLOURS },
  { title: TITLES.title, fields: [TITLES] },
];
