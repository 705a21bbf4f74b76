// Shows the loading shapes.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './skeleton';

const meta: Meta<typeof Skeleton> = { title: 'UI/Skeleton', component: Skeleton };
export default meta;
type Story = StoryObj<typeof Skeleton>;

export const List: Story = {};
export const Cards: Story = { args: { shape: 'cards' } };
export const Detail: Story = { args: { shape: 'detail', count: 1 } };
export const Form: Story = { args: { shape: 'form' } };
export const Hub: Story = { args: { shape: 'hub' } };
export const Text: Story = { args: { shape: 'text', count: 1 } };
