// Proves the columns: slots side by side, each block by itself.
import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { newBlock } from '~/domain/new-block';
import type { Registry } from '~/renderer/define-widget';
import { heightOf } from '~/renderer/nesting';
import { Page } from '~/renderer/page';
import { readLayout } from '~/renderer/read-layout';
import { describeWidget } from '~/renderer/testing/describe-widget';
import { testHost } from '~/renderer/testing/test-host';
import { registry } from '../registry.gen';
import { validateColumnsDelivered } from '../validators.gen';
import definition from '.';
import { full, hostile, minimal } from './fixtures';

describeWidget(definition, { minimal, full, hostile }, validateColumnsDelivered);

async function renderView(data: unknown, widgets: Registry = registry) {
  await Promise.all(['columns', 'link', 'empty'].map(async (id) => registry[id]?.load?.()));
  const host = testHost();
  const { layout } = readLayout([newBlock(registry, { id: 'columns', data })], { registry: widgets });
  const rendered = render(<Page layout={layout} registry={widgets} host={host} />);
  await act(async () => new Promise((done) => setTimeout(done, 60)));
  return { ...rendered, host };
}

it('shows the blocks of each column below each other, in widths by their shares', async () => {
  const { container } = await renderView(full);
  const columns = [...(container.querySelector('[data-widget="columns"] > div')?.children ?? [])];
  expect(columns.map((column) => (column as HTMLElement).style.flexGrow)).toEqual(['1', '2', '1']);
  const idsIn = (column: Element) =>
    [...column.querySelectorAll<HTMLElement>('[data-widget]')].map(({ dataset }) => dataset['widget']);
  expect(columns.map(idsIn)).toEqual([['link', 'empty'], ['empty', 'link'], []]);
});

it('shows neither columns within columns nor what a page has once, and the rest of such data', async () => {
  const { container, host } = await renderView(hostile);
  const shown = [...container.querySelectorAll<HTMLElement>('[data-widget]')];
  expect(shown.map(({ dataset }) => dataset['widget'])).toEqual(['columns', 'link']);
  expect(host.problems.map(({ kind }) => kind)).toEqual(['data']);
});

it('loses one block where that fails, and neither its column nor the others', async () => {
  const failing = {
    ...registry,
    empty: { ...registry['empty'], load: () => Promise.reject(new Error('404')) },
  };
  const { host } = await renderView(full, failing as Registry);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['左', '中']);
  expect(new Set(host.problems.map(({ uid }) => uid))).toEqual(
    new Set(['n0/columns/0/blocks/1', 'n0/columns/1/blocks/0']),
  );
});

it('reserves the height of its longest column', () => {
  const heading = registry['link']?.reserve({}) ?? 0;
  expect([minimal, full, {}].map((data) => heightOf(definition, data, registry))).toEqual([
    heading,
    heading + 40,
    0,
  ]);
});
