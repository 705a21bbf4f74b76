// Shows the navigation in its arrangements and its extremes.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WidgetSample } from '~/renderer/testing/widget-sample';
import { SAMPLE_PICTURES } from '~/ui/sample-pictures';
import definition from '.';
import { entry, full, hostile, minimal, older } from './fixtures';

const meta: Meta<typeof WidgetSample> = {
  title: 'Widgets/nav 图文导航',
  component: WidgetSample,
  args: { definition },
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof WidgetSample>;

/** A hill, 16 px wide: only raster data is allowed behind a block. */
const HILL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAAPklEQVR42mO4/+oqSYhhVAP9NOTPSoIgojTAVWPVw4BfNaYeBoKq0fQwEKMaWQ8DkarhehiIVw1BDCSpBiIAmeI/YmEQ6G0AAAAASUVORK5CYII=';

const pictures = Object.values(SAMPLE_PICTURES);
const navs = full.navs.map((nav, index) => ({ ...nav, icon_url: pictures[index % pictures.length] ?? '' }));
const pictured = { ...full, navs };

export const Minimal: Story = { args: { data: minimal } };
export const Full: Story = { args: { data: pictured } };
export const ShortLastRow: Story = { args: { data: { ...pictured, columns: 4 } } };
export const SixColumns: Story = { args: { data: { ...pictured, columns: 6 } } };
export const TextOnly: Story = { args: { data: { ...pictured, modeType: 'text' } } };
export const Strip: Story = { args: { data: { ...pictured, navType: 'alone', aloneNum: 5 } } };
export const ShortStrip: Story = {
  args: { data: { ...pictured, navType: 'alone', aloneNum: 4, navs: navs.slice(0, 2) } },
};
export const Pages: Story = { args: { data: { ...pictured, navType: 'multi', columns: 4 } } };
export const PagesWithBars: Story = {
  args: { data: { ...pictured, navType: 'multi', columns: 3, swiperType: 'rectangle' } },
};
export const OverPicture: Story = {
  args: { data: { ...pictured, bgType: 'pic', backgroundPicUrl: SAMPLE_PICTURES.landscape } },
};
export const Older: Story = { args: { data: { ...older, navs, backgroundPicUrl: HILL } } };
export const DefaultEntries: Story = {
  args: { data: { modeType: 'img', navType: 'alone', navs: Array.from({ length: 4 }, () => ({})) } },
};
export const LongNames: Story = {
  args: { data: { ...pictured, navs: navs.map((nav) => ({ ...nav, name: `${nav.name}超长名称` })) } },
};
export const MissingIcons: Story = {
  args: { data: { ...full, navs: navs.map((nav) => ({ ...nav, icon: '', icon_url: '' })) } },
};
export const Hundred: Story = {
  args: {
    data: {
      ...pictured,
      navs: Array.from({ length: 100 }, (_none, index) => ({
        ...entry(`入口${index + 1}`, index),
        icon_url: pictures[index % pictures.length] ?? '',
      })),
    },
  },
};
export const Hostile: Story = { args: { data: hostile } };
