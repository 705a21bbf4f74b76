// Shows an avatar with a picture, without one, and large.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SAMPLE_PICTURES } from '../sample-pictures';
import { Avatar } from './avatar';

const meta: Meta<typeof Avatar> = {
  title: 'UI/Avatar',
  component: Avatar,
  args: { source: SAMPLE_PICTURES.face, name: '小满' },
};
export default meta;
type Story = StoryObj<typeof Avatar>;

export const Shown: Story = {};
export const Missing: Story = { args: { source: '' } };
export const Large: Story = { args: { size: 132 } };
