// Shows the form in its three styles and all its states.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import type { Host } from '~/renderer/host';
import { WidgetSample } from '~/renderer/testing/widget-sample';
import { MEMBER, testHost } from '~/renderer/testing/test-host';
import { SAMPLE_PICTURES } from '~/ui/sample-pictures';
import definition from '.';
import { cardField, full, hostile, mobileField, minimal, nameField, onPicture } from './fixtures';

const meta: Meta<typeof WidgetSample> = {
  title: 'Widgets/form 自定义表单',
  component: WidgetSample,
  args: { definition, host: testHost({ shopper: MEMBER }) },
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof WidgetSample>;

const short = { ...full, formDialog: [nameField, mobileField] };
/** End of the stories' clock. */
const OVER = '2026-11-21 11:00:00';

const answering = (call: () => Promise<unknown>, changes: Partial<Host> = {}) =>
  testHost({
    shopper: MEMBER,
    call: call as Host['call'],
    upload: async () => SAMPLE_PICTURES.goods,
    ...changes,
  });

/** Fills in the first two fields and submits them. */
const fillIn: Story['play'] = async ({ canvas }) => {
  await userEvent.type(await canvas.findByLabelText(/姓名/), '小满');
  await userEvent.type(await canvas.findByLabelText(/手机号/), '13800000001');
  await userEvent.click(await canvas.findByRole('button', { name: '立即预约' }));
};

export const Minimal: Story = { args: { data: minimal } };
export const Full: Story = { args: { data: full } };
export const Hostile: Story = { args: { data: hostile } };
export const Beside: Story = { args: { data: { ...full, style: 1 } } };
export const Within: Story = { args: { data: { ...full, style: 2 } } };
export const OnPicture: Story = { args: { data: { ...onPicture, formDialog: short.formDialog } } };
export const Dark: Story = {
  args: {
    data: {
      ...full,
      backgroundColor: '#22272b',
      inputBackground: '#2f363b',
      inputBorder: '',
      inputLabel: '#cccccc',
      inputText: '#ffffff',
    },
  },
};
/** The stored format's own white on turquoise is illegible: the button gets dark text. */
export const StoredColours: Story = { args: { data: { ...minimal, style: 1 } } };
export const Guest: Story = { args: { data: short, host: testHost() } };
export const Limited: Story = { args: { data: { ...short, times: 3, sent_times: 1 } } };
export const LimitReached: Story = { args: { data: { ...short, times: 1, sent_times: 1 } } };
export const Ended: Story = { args: { data: { ...short, endDateTime: OVER } } };
export const Wrong: Story = {
  args: { data: { ...full, formDialog: [nameField, mobileField, { ...cardField, is_required: 1 }] } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/手机号/), '12');
    await userEvent.click(await canvas.findByRole('button', { name: '立即预约' }));
  },
};
export const Sending: Story = {
  args: { data: short, host: answering(() => new Promise(() => undefined)) },
  play: fillIn,
};
export const Failed: Story = {
  args: { data: short, host: answering(() => Promise.reject(new Error('offline'))) },
  play: fillIn,
};
export const Sent: Story = {
  args: { data: short, host: answering(() => Promise.resolve({ id: 1, list: [] })) },
  play: fillIn,
};
export const LongQuestions: Story = {
  args: {
    data: {
      ...full,
      style: 1,
      formDialog: [{ ...nameField, name: '您希望我们以怎样的方式称呼您与您的家人' }, mobileField],
    },
  },
};
