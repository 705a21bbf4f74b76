// Shows the picker for a region and for a reason.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Picker, type PickerNode } from './picker';

const regions: PickerNode[] = [
  {
    id: 1,
    text: '浙江省',
    children: [
      {
        id: 11,
        text: '杭州市',
        children: [
          { id: 111, text: '西湖区' },
          { id: 112, text: '滨江区' },
        ],
      },
      { id: 12, text: '宁波市', children: [{ id: 121, text: '海曙区' }] },
    ],
  },
  { id: 2, text: '北京市', children: [{ id: 21, text: '市辖区', children: [{ id: 211, text: '东城区' }] }] },
];

const meta: Meta<typeof Picker> = {
  title: 'UI/Picker',
  component: Picker,
  args: {
    isOpen: true,
    title: '选择地区',
    tree: regions,
    columns: ['省', '市', '区'],
    value: [1, 11, 112],
    onClose: () => undefined,
    onConfirm: () => undefined,
  },
};
export default meta;
type Story = StoryObj<typeof Picker>;

export const Region: Story = {};
export const Reason: Story = {
  args: {
    title: '申请原因',
    columns: ['原因'],
    value: [],
    tree: ['不想要了', '拍错了', '质量问题', '其他'].map((text) => ({ id: text, text })),
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('radio', { name: '浙江省' });
    first.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: '北京市' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: '东城区' })).toBeChecked();
  },
};
