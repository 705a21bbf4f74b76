// Shows the carousel with each indicator, alone, and stepping by itself.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Picture } from '../picture/picture';
import { SAMPLE_PICTURES } from '../sample-pictures';
import { Carousel } from './carousel';

const slides = [
  { id: 1, content: <Picture source={SAMPLE_PICTURES.banner} alt="秋季上新" ratio={2} /> },
  { id: 2, content: <Picture source={SAMPLE_PICTURES.goods} alt="陶器" ratio={2} /> },
  { id: 3, content: <Picture source={SAMPLE_PICTURES.face} alt="会员日" ratio={2} /> },
];

const meta: Meta<typeof Carousel> = {
  title: 'UI/Carousel',
  component: Carousel,
  args: { slides, label: '活动', intervalMs: 0 },
};
export default meta;
type Story = StoryObj<typeof Carousel>;

export const Dots: Story = {};
export const Bars: Story = { args: { indicator: 'bars' } };
export const Count: Story = { args: { indicator: 'count' } };
export const Single: Story = { args: { slides: slides.slice(0, 1) } };

/** Advances by itself and loops to the first slide. */
export const Automatic: Story = {
  args: { intervalMs: 200, slides: slides.slice(0, 2) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('第2张，共2张')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('第1张，共2张')).toBeVisible());
  },
};

/** Paused while it has the focus. */
export const Held: Story = {
  args: { intervalMs: 100 },
  play: async ({ canvas, canvasElement }) => {
    const scroller = canvasElement.querySelector<HTMLElement>('section > div');
    scroller?.focus();
    const before = scroller?.scrollLeft;
    await new Promise((resolve) => setTimeout(resolve, 600));
    await expect(scroller?.scrollLeft).toBe(before);
    await expect(canvas.getByText(/共3张/)).toBeVisible();
  },
};
