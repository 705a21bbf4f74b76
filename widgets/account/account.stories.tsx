// Shows the account bar as tiles and rows.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WidgetSample } from '~/renderer/testing/widget-sample';
import { MEMBER, testHost } from '~/renderer/testing/test-host';
import { SAMPLE_PICTURES } from '~/ui/sample-pictures';
import definition from '.';
import { full, hostile, minimal } from './fixtures';

const meta: Meta<typeof WidgetSample> = {
  title: 'Widgets/account 账户栏',
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
export const ThreeTiles: Story = { args: { data: { ...full, card: 0 } } };
export const OneTile: Story = { args: { data: { ...full, balance: 0, coupon: 0, card: 0 } } };
export const PicturedTiles: Story = {
  args: {
    data: {
      ...full,
      integral_icon: SAMPLE_PICTURES.goods,
      balance_icon: SAMPLE_PICTURES.face,
      balance_color: '#e3ecd9',
      coupon_color: '#dfe6f2',
      card_color: '#4f7f61',
    },
  },
};
export const RowOnCard: Story = { args: { data: { ...full, mode: 2 } } };
export const RowOnCardOnPicture: Story = {
  args: { data: { ...full, mode: 2, bg: 1, bg_style: 2, bg_pic: SAMPLE_PICTURES.landscape } },
};
export const RowWithoutIcons: Story = { args: { data: { ...full, mode: 2, show_icon: 0 } } };
export const PlainRow: Story = { args: { data: { ...full, mode: 3, bg: 1 } } };
export const TwoInARow: Story = { args: { data: { ...full, mode: 2, coupon: 0, card: 0 } } };
export const WithoutBalance: Story = { args: { data: { ...full, recharge_setting: { status: 0 } } } };
export const Rich: Story = {
  args: {
    data: { ...full, mode: 2, number_size: 60 },
    host: testHost({
      shopper: {
        ...MEMBER,
        figures: {
          integral: '12803456',
          balance: '1320456.50',
          coupon: '123',
          card: '45',
          favorite: '0',
          footprint: '0',
        },
      },
    }),
  },
};
