// Trends: a month, the hours of a day with large sums, a single day, no data.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/card';
import { TrendChart } from './trend-chart';

const meta: Meta<typeof TrendChart> = {
  title: 'UI/TrendChart',
  component: TrendChart,
  parameters: { layout: 'fullscreen' },
  args: { name: '支付金额', unit: '元' },
  render: (args) => (
    <Card>
      <TrendChart {...args} />
    </Card>
  ),
};
export default meta;
type Story = StoryObj<typeof TrendChart>;

const pad = (number: number): string => String(number).padStart(2, '0');

export const Month: Story = {
  args: {
    points: Array.from({ length: 30 }, (_, day) => ({
      name: `11-${pad(day + 1)}`,
      value: Number((420 + 300 * Math.sin(day / 3) + day * 12).toFixed(2)),
    })),
  },
};

export const Hours: Story = {
  args: {
    points: Array.from({ length: 24 }, (_, hour) => ({
      name: `${pad(hour)}时`,
      value: hour < 8 ? 0 : 31_000 * (hour % 5),
    })),
  },
};

export const OneDay: Story = { args: { points: [{ name: '11-28', value: 12 }] } };

export const Nothing: Story = { args: { points: [] } };
