// Shows uploaded, uploading and failed pictures, and the tile that adds.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SAMPLE_PICTURES } from '../sample-pictures';
import { Uploader } from './uploader';

const meta: Meta<typeof Uploader> = {
  title: 'UI/Uploader',
  component: Uploader,
  args: {
    label: '评价图片',
    max: 6,
    items: [],
    onPick: () => undefined,
    onRemove: () => undefined,
    onRetry: () => undefined,
    onPreview: () => undefined,
  },
};
export default meta;
type Story = StoryObj<typeof Uploader>;

export const Empty: Story = {};
export const Mixed: Story = {
  args: {
    items: [
      { id: 'a', url: SAMPLE_PICTURES.goods, state: 'done' },
      { id: 'b', url: SAMPLE_PICTURES.banner, state: 'uploading', progress: 0.4 },
      { id: 'c', url: SAMPLE_PICTURES.face, state: 'failed' },
    ],
  },
};
export const Full: Story = {
  args: { max: 1, items: [{ id: 'a', url: SAMPLE_PICTURES.goods, state: 'done' }] },
};
export const DocumentTaken: Story = {
  args: {
    max: 1,
    shape: 'document',
    label: '营业执照',
    items: [{ id: 'a', url: SAMPLE_PICTURES.banner, state: 'done' }],
  },
};
export const Document: Story = { args: { max: 1, shape: 'document', label: '身份证人像面' } };
