// Shows the columns: two, three, unlike widths, hostile data.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { newBlock } from '~/domain/new-block';
import { Page } from '~/renderer/page';
import { readLayout } from '~/renderer/read-layout';
import { testHost } from '~/renderer/testing/test-host';
import { registry } from '../registry.gen';
import { full, hostile, minimal } from './fixtures';

/** A page with columns, rendered with the mall's own widgets. */
function ColumnsSample({ data }: { data: unknown }) {
  const { layout } = useMemo(
    () => readLayout([newBlock(registry, { id: 'columns', data })], { registry }),
    [data],
  );
  const host = useMemo(() => testHost(), []);
  return <Page layout={layout} registry={registry} host={host} />;
}

const meta: Meta<typeof ColumnsSample> = {
  title: 'Widgets/columns 分栏',
  component: ColumnsSample,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof ColumnsSample>;

export const Minimal: Story = { args: { data: minimal } };
export const Full: Story = { args: { data: full } };
export const Hostile: Story = { args: { data: hostile } };
