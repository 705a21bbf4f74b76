// Shows a menu as rows and in columns, plain and on cards.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WidgetSample } from '~/renderer/testing/widget-sample';
import { MEMBER, testHost } from '~/renderer/testing/test-host';
import definition from '.';
import { full, hostile, minimal } from './fixtures';

const meta: Meta<typeof WidgetSample> = {
  title: 'Widgets/menu 菜单栏',
  component: WidgetSample,
  args: { definition, host: testHost({ shopper: MEMBER }) },
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof WidgetSample>;

export const Minimal: Story = { args: { data: minimal } };
export const Full: Story = { args: { data: full } };
export const Hostile: Story = { args: { data: hostile } };
export const AsGuest: Story = { args: { data: full, host: testHost() } };
export const AsAdministrator: Story = {
  args: { data: full, host: testHost({ shopper: { ...MEMBER, isAdmin: true } }) },
};
export const GridOnCard: Story = { args: { data: { ...full, card: 1 } } };
export const TitleAboveCard: Story = { args: { data: { ...full, card: 1, titleInCard: 0 } } };
export const Rows: Story = { args: { data: { ...full, title_style: 1 } } };
export const RowsOnCard: Story = { args: { data: { ...full, title_style: 1, card: 1 } } };
export const WithoutTitle: Story = { args: { data: { ...full, show_title: 0, card: 1 } } };
export const DarkCard: Story = { args: { data: { ...full, card: 1, card_bg: '#292a31' } } };
export const One: Story = { args: { data: { ...full, menus: full.menus.slice(0, 1) } } };
export const Hundred: Story = {
  args: {
    data: {
      ...full,
      menus: Array.from({ length: 100 }, (_, place) => ({ ...full.menus[0], name: `入口 ${place + 1}` })),
    },
  },
};
export const LongTexts: Story = {
  args: {
    data: {
      ...full,
      title: '这里的服务多得一行写不下，所以标题要换到第二行来显示',
      title_size: 40,
      menus: full.menus.map((item) => ({ ...item, icon_url: '', name: '名称特别长的一个入口' })),
    },
  },
};
