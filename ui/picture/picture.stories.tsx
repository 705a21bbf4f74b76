// Shows a picture shown, loading and failed.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SAMPLE_PICTURES } from '../sample-pictures';
import { Picture } from './picture';

const meta: Meta<typeof Picture> = {
  title: 'UI/Picture',
  component: Picture,
  args: { source: SAMPLE_PICTURES.goods, alt: '陶碗', ratio: 1 },
};
export default meta;
type Story = StoryObj<typeof Picture>;

export const Shown: Story = {};
export const Wide: Story = { args: { source: SAMPLE_PICTURES.banner, ratio: 702 / 350 } };
export const Contained: Story = { args: { fit: 'contain', ratio: 2 } };
export const Natural: Story = { args: { ratio: 'natural' } };
export const Failed: Story = { args: { source: 'data:image/png;base64,AAAA' } };
export const Missing: Story = { args: { source: '' } };
