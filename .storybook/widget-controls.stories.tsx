// Proves that stories have the controls of their widget and are rendered with the values of these.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WidgetSample, type WidgetSampleProps } from '~/renderer/testing/widget-sample';
import definition from '~/widgets/link';
import { full } from '~/widgets/link/fixtures';

/** Controls are separate args, beside those of the component. */
interface ControlledProps extends WidgetSampleProps {
  title?: string;
  arrowsSwitch?: boolean;
}

const meta: Meta<ControlledProps> = {
  title: 'Widgets/link 标题的控件',
  component: WidgetSample,
  args: { definition, data: full },
};
export default meta;

type Story = StoryObj<ControlledProps>;

export const Untouched: Story = {
  play: async ({ canvas, args, argTypes }) => {
    await canvas.findByText(full.title);
    await expect(args).toMatchObject(full);
    await expect(argTypes.title).toMatchObject({ name: '标题', control: { type: 'text' } });
    await expect(argTypes.data).toMatchObject({ control: false, table: { disable: true } });
  },
};

export const Changed: Story = {
  args: { title: '控件写的标题', arrowsSwitch: false },
  play: async ({ canvas }) => {
    await canvas.findByText('控件写的标题');
    await expect(canvas.queryByText(full.title)).toBeNull();
  },
};
