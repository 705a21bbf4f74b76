// Shows the bar of favourites and footprints on every background.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WidgetSample } from '~/renderer/testing/widget-sample';
import { MEMBER, testHost } from '~/renderer/testing/test-host';
import { SAMPLE_PICTURES } from '~/ui/sample-pictures';
import definition from '.';
import { full, hostile, minimal } from './fixtures';

const meta: Meta<typeof WidgetSample> = {
  title: 'Widgets/foot 收藏足迹',
  component: WidgetSample,
  args: { definition, host: testHost({ shopper: MEMBER }) },
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof WidgetSample>;

const pictured = { ...full, bg_pic: SAMPLE_PICTURES.landscape, bg_color: '#4f7a70' };

export const Minimal: Story = { args: { data: minimal } };
export const Full: Story = { args: { data: pictured } };
export const Hostile: Story = { args: { data: hostile } };
export const AsGuest: Story = { args: { data: pictured, host: testHost() } };
export const FigureBeside: Story = { args: { data: { ...pictured, style: 2 } } };
export const WordsOnly: Story = { args: { data: { ...pictured, mode: 2 } } };
export const OnCard: Story = {
  args: { data: { ...full, bg: 0, card: 1, card_color: '#FFFFFF', line_color: '#e2e2e2' } },
};
export const OnCardBeside: Story = {
  args: { data: { ...full, bg: 0, card: 1, style: 2, card_color: '#FFFFFF', line_color: '#e2e2e2' } },
};
export const OnDarkCard: Story = { args: { data: { ...pictured, card: 1 } } };
export const WhiteOnThePage: Story = { args: { data: { ...full, bg: 0 } } };
export const ManyOfBoth: Story = {
  args: {
    data: { ...pictured, number_size: 60, title_size: 40, margin: 20 },
    host: testHost({
      shopper: {
        ...MEMBER,
        figures: {
          integral: '0',
          balance: '0.00',
          coupon: '0',
          card: '0',
          favorite: '128450',
          footprint: '99999999',
        },
      },
    }),
  },
};
