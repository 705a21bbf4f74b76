// Shows ratings from none to full, and an operator's own star.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SAMPLE_PICTURES } from '../sample-pictures';
import { Stars } from './stars';

const meta: Meta<typeof Stars> = { title: 'UI/Stars', component: Stars, args: { score: 4 } };
export default meta;
type Story = StoryObj<typeof Stars>;

export const Four: Story = {};
export const None: Story = { args: { score: 0 } };
export const BeyondTheScale: Story = { args: { score: 9 } };
export const OwnStar: Story = { args: { picture: SAMPLE_PICTURES.goods } };
