// Item rows: the receiver of an order, stores to choose, a title with a link.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button';
import { Card } from '../card/card';
import { Cover } from '../cover/cover';
import { Icon } from '../icon/icon';
import { SAMPLE_PICTURES } from '../sample-pictures';
import { ItemRow } from './item-row';

const meta: Meta<typeof ItemRow> = {
  title: 'UI/ItemRow',
  component: ItemRow,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Card>
      <ItemRow {...args} />
    </Card>
  ),
};
export default meta;
type Story = StoryObj<typeof ItemRow>;

export const Address: Story = {
  args: {
    lead: <Icon name="location" size={40} />,
    title: <strong>林小满 13800000001</strong>,
    notes: ['浙江省嘉兴市南湖区中山东路 288 号', ''],
    onTap: () => undefined,
  },
};
export const Store: Story = {
  args: {
    lead: <Cover source={SAMPLE_PICTURES.goods} size={140} isRound />,
    title: <strong>南湖旗舰店</strong>,
    notes: [
      '电话：0573-82080001',
      <a key="call" href="tel:057382080001">
        拨打电话
      </a>,
    ],
    trail: (
      <Button kind="plain" size="small">
        导航
      </Button>
    ),
  },
};
export const Link: Story = { args: { title: '如何申请退款', href: '#/pages/article' } };
export const List: Story = {
  render: () => (
    <Card>
      <ul>
        {['送积分', '赠余额'].map((title) => (
          <li key={title}>
            <ItemRow title={title} notes={['即时到账']} />
          </li>
        ))}
      </ul>
    </Card>
  ),
};
