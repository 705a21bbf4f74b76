// The form of the login page: its picture, and the areas of it that are buttons.
import { PICTURE_HEIGHT, PICTURE_WIDTH } from '~/domain/login-areas';
import type { SettingField, SettingForm } from './setting-form';

const area = (name: string, title: string, help: string): SettingField => ({
  name,
  title,
  help,
  group: 'content',
  control: 'hotspot',
  kind: 'any',
});

export const AUTH_FORM: SettingForm = [
  {
    title: '图片和按钮',
    fields: [
      {
        name: 'pic_url',
        title: '图片',
        group: 'content',
        control: 'picture',
        kind: 'text',
        size: { width: PICTURE_WIDTH, height: PICTURE_HEIGHT },
        empty: '没有图片，只有文字',
      },
      { ...area('hotspot', '登录按钮', '「立即登录」的位置'), rows: { min: 1, max: 1 } },
      { ...area('hotspot_cancel', '取消按钮', '「暂不登录」的位置'), rows: { min: 1, max: 1 } },
      {
        ...area('hotspot_link', '链接', '「了解详情」的位置，选了链接才显示'),
        rows: { max: 1, empty: '没有链接' },
        optional: true,
      },
    ],
  },
];
