// Shows the title bar in its four combinations.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WidgetSample } from '~/renderer/testing/widget-sample';
import { testHost } from '~/renderer/testing/test-host';
import { SAMPLE_PICTURES } from '~/ui/sample-pictures';
import definition from '.';
import { full, hostile, minimal } from './fixtures';

const meta: Meta<typeof WidgetSample> = {
  title: 'Widgets/app-nav-bar 顶部标题栏',
  component: WidgetSample,
  args: { definition },
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof WidgetSample>;

const pictured = { ...full, leftIcon: SAMPLE_PICTURES.face };
const light = { ...pictured, color: 'black', backgroundColor: '#ffffff' };

export const Minimal: Story = { args: { data: minimal } };
export const Full: Story = { args: { data: pictured } };
export const LeftTitle: Story = { args: { data: { ...light, style: '1' } } };
export const LogoAndSearch: Story = { args: { data: { ...light, style: '3' } } };
export const TitleAndSearch: Story = { args: { data: { ...pictured, style: '4' } } };
export const MallColours: Story = { args: { data: { ...pictured, hasMallSetting: 1 } } };
export const DrawnShop: Story = { args: { data: { ...light, leftIcon: '' } } };
export const LongTitle: Story = {
  args: {
    data: { ...pictured, style: '4', placeholder: '搜一搜茶叶坚果和厨具' },
    host: testHost({ pageTitle: '南湖生活馆秋冬家纺茶叶坚果专场' }),
  },
};
export const Hostile: Story = { args: { data: hostile } };

const behind = testHost({ hasPageBehind: true, pageTitle: '南湖生活馆秋冬家纺茶叶坚果专场' });
export const WithBack: Story = { args: { data: { ...light, style: '1' }, host: behind } };
export const CentredWithBack: Story = {
  args: { data: { ...light, style: '1', position: 'center' }, host: behind },
};
export const SearchWithBack: Story = { args: { data: { ...pictured, style: '4' }, host: behind } };
