// Shows every icon with its name.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon, type IconName } from './icon';
import { ICON_SHAPES } from './shapes';

const names = Object.keys(ICON_SHAPES) as IconName[];

const meta: Meta<typeof Icon> = { title: 'UI/Icon', component: Icon, args: { name: 'cart', size: 48 } };
export default meta;
type Story = StoryObj<typeof Icon>;

export const One: Story = {};

export const Named: Story = { args: { name: 'cart', label: '购物车' } };

export const All: Story = {
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(5, 1fr)', gap: 'var(--space-16)' }}>
      {names.map((name) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', fontSize: 'var(--font-22)' }}>
          <Icon name={name} size={48} />
          {name}
        </li>
      ))}
    </ul>
  ),
};
