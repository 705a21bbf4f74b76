// Shows the end of an endless list in its states.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListEnd } from './list-end';

const meta: Meta<typeof ListEnd> = { title: 'UI/ListEnd', component: ListEnd, args: { state: 'end' } };
export default meta;
type Story = StoryObj<typeof ListEnd>;

export const End: Story = {};
export const Loading: Story = { args: { state: 'loading' } };
export const Failed: Story = { args: { state: 'failed', onRetry: () => undefined } };
export const Idle: Story = { args: { state: 'idle' } };
