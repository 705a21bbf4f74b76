// Shows chips in their shapes and states, and a specification group.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SAMPLE_PICTURES } from '../sample-pictures';
import { Chip } from './chip';
import { SkuChips } from './sku-chips';

const meta: Meta<typeof Chip> = {
  title: 'UI/Chip',
  component: Chip,
  args: { children: '短袖', onTap: () => undefined },
};
export default meta;
type Story = StoryObj<typeof Chip>;

export const Pill: Story = {};
export const PillChosen: Story = { args: { isChosen: true } };
export const Outline: Story = { args: { shape: 'outline' } };
export const OutlineChosen: Story = { args: { shape: 'outline', isChosen: true } };
export const Box: Story = { args: { shape: 'box' } };
export const BoxChosen: Story = { args: { shape: 'box', isChosen: true } };
export const BoxImpossible: Story = { args: { shape: 'box', isDisabled: true } };
export const Specification: Story = {
  render: () => (
    <SkuChips
      name="颜色"
      onChoose={() => undefined}
      values={[
        { id: 1, text: '红', isChosen: true, isImpossible: false, pictureUrl: SAMPLE_PICTURES.goods },
        { id: 2, text: '蓝', isChosen: false, isImpossible: false },
        { id: 3, text: '白', isChosen: false, isImpossible: true },
      ]}
    />
  ),
};
