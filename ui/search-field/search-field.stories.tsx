// Shows the search field empty and filled, and the pill that opens search.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchField, SearchPill } from './search-field';

const meta: Meta<typeof SearchField> = {
  title: 'UI/SearchField',
  component: SearchField,
  args: { value: '', onChange: () => undefined, onSearch: () => undefined },
};
export default meta;
type Story = StoryObj<typeof SearchField>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: '陶碗' } };
export const Pill: Story = { render: () => <SearchPill href="#/pages/search/search" /> };
