// Shows the kinds of fields in their states: empty, filled in, refused, fixed.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { FieldKindName } from '~/schemas/form';
import { BASIC_KINDS } from '../../engine/form/basic-kinds';
import type { FieldKind, ShownField } from '../../engine/form/kind';
import { actsKind, choiceKind, radioKind, tabsKind } from './choice-kinds';
import { dateKind } from './date-kind';
import { chipsKind, switchKind } from './tap-kinds';

const KINDS = {
  ...BASIC_KINDS,
  choice: choiceKind,
  radio: radioKind,
  acts: actsKind,
  tabs: tabsKind,
  date: dateKind,
  switch: switchKind,
  chips: chipsKind,
};

interface FieldStoryProps {
  kind: FieldKindName & keyof typeof KINDS;
  label: string;
  start?: string | boolean;
  error?: string;
  isFixed?: boolean;
  isStacked?: boolean;
}

function FieldStory({ kind, label, start, error = '', isFixed = false, isStacked = false }: FieldStoryProps) {
  const { empty, Field } = KINDS[kind] as unknown as FieldKind<unknown>;
  const [value, setValue] = useState(start ?? empty);
  const field: ShownField = {
    name: 'field',
    kind,
    label,
    max: 20,
    options: ['家', '公司', '学校'],
    placeholder: '请选择或填写',
    isStacked,
    isMarked: true,
    isFixed,
    questions: [],
    lines: [],
    group: '',
  };
  return (
    <form>
      <Field
        field={field}
        value={value}
        error={error}
        values={{}}
        isBusy={false}
        onChange={(next) => setValue(next)}
        onDone={(next) => setValue(next)}
        onBlur={() => undefined}
      />
    </form>
  );
}

const meta: Meta<typeof FieldStory> = { title: 'Blocks/Form kinds', component: FieldStory };
export default meta;
type Story = StoryObj<typeof FieldStory>;

export const Text: Story = { args: { kind: 'text', label: '收货人' } };
export const Long: Story = { args: { kind: 'long', label: '备注', start: '请放门口' } };
export const Email: Story = { args: { kind: 'email', label: '邮箱', start: 'a@b', error: '邮箱格式错误' } };
export const Phone: Story = { args: { kind: 'phone', label: '手机号', start: '13800000001', isFixed: true } };
export const Money: Story = { args: { kind: 'money', label: '退款金额', start: '12.50' } };
export const Count: Story = { args: { kind: 'number', label: '件数' } };
export const Password: Story = {
  args: { kind: 'password', label: '密码', start: 'springtea1', isStacked: true },
};
export const Pin: Story = { args: { kind: 'pin', label: '支付密码', isStacked: true } };
export const OnOff: Story = { args: { kind: 'switch', label: '设为默认地址', start: true } };
export const Chips: Story = { args: { kind: 'chips', label: '标签', start: '家' } };
export const Choice: Story = { args: { kind: 'choice', label: '退款原因', error: '请选择退款原因' } };
export const Radio: Story = { args: { kind: 'radio', label: '地点', start: '公司', isStacked: true } };
export const TabRow: Story = { args: { kind: 'tabs', label: '地点', start: '学校' } };
export const Day: Story = { args: { kind: 'date', label: '生日', start: '1990-02-28' } };
export const Acts: Story = { args: { kind: 'acts', label: '地点' } };
