// Shows the count bubble alone, on an icon, full and as a dot.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../icon/icon';
import { Badge } from './badge';

const meta: Meta<typeof Badge> = { title: 'UI/Badge', component: Badge, args: { count: 3, unit: '件商品' } };
export default meta;
type Story = StoryObj<typeof Badge>;

export const Alone: Story = {};
export const OnIcon: Story = { args: { children: <Icon name="cart" size={50} /> } };
export const Many: Story = { args: { count: 120, children: <Icon name="cart" size={50} /> } };
export const Dot: Story = { args: { isDot: true, children: <Icon name="bell" size={50} /> } };
export const None: Story = { args: { count: 0, children: <Icon name="cart" size={50} /> } };
