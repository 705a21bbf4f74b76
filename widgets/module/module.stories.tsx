// Shows modules: one, several under a line or in pills, many, empty ones.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { expect, waitFor } from 'storybook/test';
import { newBlock } from '~/domain/new-block';
import { Page } from '~/renderer/page';
import { readLayout } from '~/renderer/read-layout';
import { testHost } from '~/renderer/testing/test-host';
import { registry } from '../registry.gen';
import { entry, full, hostile, minimal } from './fixtures';

/** A page with one module, rendered with the mall's own widgets. */
function ModuleSample({ data }: { data: unknown }) {
  const { layout } = useMemo(
    () => readLayout([newBlock(registry, { id: 'module', data })], { registry }),
    [data],
  );
  const host = useMemo(() => testHost(), []);
  return <Page layout={layout} registry={registry} host={host} />;
}

const meta: Meta<typeof ModuleSample> = {
  title: 'Widgets/module 自定义模块',
  component: ModuleSample,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof ModuleSample>;

const many = Array.from({ length: 10 }, (_none, index) => entry(index, `第${index + 1}组`));

export const Minimal: Story = { args: { data: minimal } };
export const Full: Story = { args: { data: full } };
export const Hostile: Story = { args: { data: hostile } };
export const Filling: Story = { args: { data: { ...full, tabType: 'filling', tabColor: '#65a04f' } } };
export const Many: Story = { args: { data: { ...full, list: many } } };
export const ManyFilling: Story = {
  args: { data: { ...full, tabType: 'filling', tabBackground: '#1f2a24', tabColor: '#d9bc8b', list: many } },
};
/** A deleted module is delivered without components. */
export const Gone: Story = { args: { data: { ...full, list: [entry(3, '已删', []), entry(4, '清凉')] } } };
/** A plugin that the mall has disabled, and group buying without current goods, render nothing. */
export const Closed: Story = {
  args: {
    data: {
      list: [
        entry(3, '限时', [
          { id: 'closed-plugin', permission_key: 'closed', data: {} },
          { id: 'pintuan', permission_key: 'pintuan', data: { list: [] } },
          ...entry(3, '限时').data,
        ]),
      ],
    },
  },
};
/** The panel shows this too where none of its blocks has content. */
export const NothingToDraw: Story = {
  args: {
    data: {
      ...full,
      list: [
        entry(3, '拼团', [{ id: 'pintuan', permission_key: 'pintuan', data: { list: [] } }]),
        entry(4, '清凉'),
      ],
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('暂无内容')).toBeVisible());
    (await canvas.findByRole('tab', { name: '清凉' })).click();
    await waitFor(() => expect(canvas.getByText('暂无内容')).not.toBeVisible());
  },
};
export const EmptyModule: Story = {
  args: { data: full },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('暂无内容')).not.toBeVisible();
    (await canvas.findByRole('tab', { name: '空的' })).click();
    await waitFor(() => expect(canvas.getByText('暂无内容')).toBeVisible());
  },
};
