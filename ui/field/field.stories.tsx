// Shows form rows in their states.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/button';
import { Switch } from '../switch/switch';
import { FieldRow } from './field-row';
import { TapRow } from './tap-row';
import { TextArea } from './text-area';
import { TextField, type TextFieldProps } from './text-field';

function Stateful(props: TextFieldProps) {
  const [value, setValue] = useState(props.value);
  return <TextField {...props} value={value} onChange={setValue} />;
}

const meta: Meta<typeof TextField> = {
  title: 'UI/Field',
  component: TextField,
  args: { label: '收货人', value: '', placeholder: '请输入姓名' },
  render: (args) => <Stateful {...args} />,
};
export default meta;
type Story = StoryObj<typeof TextField>;

export const Empty: Story = { args: { isRequired: true } };
export const Filled: Story = { args: { value: '小满' } };
export const Refused: Story = {
  args: { value: '123', label: '手机号', type: 'tel', error: '手机号格式不正确' },
};
export const Disabled: Story = { args: { value: '小满', isDisabled: true } };
export const WithButton: Story = {
  args: {
    label: '验证码',
    inputMode: 'numeric',
    trailing: (
      <Button kind="outline" size="small">
        获取验证码
      </Button>
    ),
  },
};
export const Area: Story = {
  render: () => <TextArea label="备注" value="请放门口" maxLength={200} onChange={() => undefined} />,
};
export const Tap: Story = {
  render: () => (
    <>
      <TapRow label="所在地区" placeholder="请选择" />
      <TapRow label="优惠券" value="-￥10.00" />
      <TapRow label="我的地址" href="#/pages/address/address" error="请选择地址" />
    </>
  ),
};
export const WithSwitch: Story = {
  render: () => (
    <FieldRow label="默认地址">
      <Switch isOn label="默认地址" onChange={() => undefined} />
    </FieldRow>
  ),
};
