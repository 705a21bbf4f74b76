// Shows chips in their shapes and states, and a specification group.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
    <>
      <SkuChips
        name="颜色"
        onChoose={() => undefined}
        values={[
          { id: 1, text: '红', isChosen: true, isImpossible: false, pictureUrl: SAMPLE_PICTURES.goods },
          { id: 2, text: '蓝', isChosen: false, isImpossible: false, pictureUrl: SAMPLE_PICTURES.goods },
          { id: 3, text: '白', isChosen: false, isImpossible: true, pictureUrl: SAMPLE_PICTURES.goods },
        ]}
      />
      <SkuChips
        name="尺码"
        onChoose={() => undefined}
        values={[{ id: 4, text: 'M', isChosen: false, isImpossible: false }]}
      />
    </>
  ),
  play: async ({ canvas }) => {
    // A sold-out value is as high as its neighbours: its picture is beside the struck text.
    const boxes = ['红', '蓝', '白'].map((name) =>
      canvas.getByRole('button', { name }).getBoundingClientRect(),
    );
    await expect(new Set(boxes.map(({ height }) => Math.round(height))).size).toBe(1);
    await expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(1);
    // The label of a group has a distance to the hairline of the group above.
    const hairline = canvas.getByRole('group', { name: '颜色' }).getBoundingClientRect().bottom;
    const label = document.createRange();
    label.selectNodeContents(canvas.getByText('尺码'));
    await expect(label.getBoundingClientRect().top - hairline).toBeGreaterThan(8);
  },
};
