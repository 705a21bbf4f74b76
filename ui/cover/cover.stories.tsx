// Covers: square, round, without a picture, under a veil.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SAMPLE_PICTURES } from '../sample-pictures';
import { Cover } from './cover';

const meta: Meta<typeof Cover> = {
  title: 'UI/Cover',
  component: Cover,
  args: { source: SAMPLE_PICTURES.goods, alt: '陶碗', size: 140 },
};
export default meta;
type Story = StoryObj<typeof Cover>;

export const Square: Story = {};
export const Round: Story = { args: { isRound: true } };
export const Missing: Story = { args: { source: '' } };
export const Veiled: Story = {
  args: {
    children: <span style={{ position: 'absolute', inset: 'auto 0 0', background: '#ffecec' }}>缺货</span>,
  },
};
