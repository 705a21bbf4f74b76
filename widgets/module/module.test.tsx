// Proves the module: look, behaviour and quirks of diy/widgets/module.
import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { newBlock } from '~/domain/new-block';
import type { Registry } from '~/renderer/define-widget';
import { Page } from '~/renderer/page';
import { readLayout } from '~/renderer/read-layout';
import { describeMigration } from '~/renderer/testing/describe-migration';
import { describeWidget } from '~/renderer/testing/describe-widget';
import { renderStaged } from '~/renderer/testing/render-staged';
import { testHost } from '~/renderer/testing/test-host';
import { heightOf } from '~/renderer/nesting';
import { registry } from '../registry.gen';
import { validateModuleDelivered } from '../validators.gen';
import definition from '.';
import { entry, full, hostile, minimal } from './fixtures';

describeWidget(definition, { minimal, full, hostile }, validateModuleDelivered);

/** Renders a module among the mall's other widgets. */
async function renderView(data: unknown, widgets: Registry = registry) {
  await Promise.all(['module', 'link', 'empty'].map(async (id) => registry[id]?.load?.()));
  const host = testHost();
  const { layout } = readLayout([newBlock(registry, { id: 'module', data })], { registry: widgets });
  const rendered = render(<Page layout={layout} registry={widgets} host={host} />);
  await act(async () => new Promise((done) => setTimeout(done, 60)));
  return { ...rendered, host };
}

const tabs = () => screen.queryAllByRole('tab').map((tab) => tab.textContent);
const headings = () => screen.queryAllByRole('heading').map((heading) => heading.textContent);
const choose = async (name: string) => {
  fireEvent.click(screen.getByRole('tab', { name }));
  await act(async () => new Promise((done) => setTimeout(done, 20)));
};

describe('the module', () => {
  it('is in the flow without tabs when there is one', async () => {
    await renderView(minimal);
    expect([tabs(), headings()]).toEqual([[], ['限时好物']]);
  });

  it('renders the components of the chosen tab', async () => {
    await renderView(full);
    expect(tabs()).toEqual(['限时', '清凉', '空的']);
    expect(headings()).toEqual(['限时好物']);
    await choose('清凉');
    expect(headings()).toEqual(['清凉一夏']);
    expect(screen.getByRole('tabpanel', { name: '清凉' })).toBeDefined();
  });

  it('shows an empty state where a module is empty or was deleted (trap 14)', async () => {
    await renderView(full);
    await choose('空的');
    expect(screen.getByRole('tabpanel').textContent).toBe('暂无内容');
  });

  it.each([[[]], [[entry(3, '空的', [])]], [undefined]])(
    'has no height without content: %j',
    async (list) => {
      const { container } = await renderView({ list });
      expect(container.textContent).toBe('');
      expect(heightOf(definition, { list }, registry)).toBe(0);
    },
  );

  it('contains neither modules nor the five once-per-page blocks, nor backgrounds (trap 14)', async () => {
    const single = ['search', 'mp-link', 'ad', 'modal', 'quick-nav', 'background', 'app-nav-bar'];
    const inner = [...single, 'module'].map((id) => ({
      id,
      data: { opened: true, list: [entry(4, '里面')] },
    }));
    const { container } = await renderView({ list: [entry(3, '外面', [...inner, ...entry(5, '好').data])] });
    const rendered = [...container.querySelectorAll<HTMLElement>('[data-widget]')].map(
      ({ dataset }) => dataset['widget'],
    );
    expect(rendered).toEqual(['module', 'link', 'empty']);
  });

  it("renders the rest where a component's plugin is disabled, or its goods are gone", async () => {
    await registry['pintuan']?.load?.();
    const gone = [
      { id: 'closed-plugin', permission_key: 'closed', data: {} },
      { id: 'pintuan', permission_key: 'pintuan', data: { list: [] } },
    ];
    const { container, host } = await renderView({
      list: [entry(3, '外面', [...gone, ...entry(5, '好').data])],
    });
    expect([container.textContent, host.problems]).toEqual(['好好物', []]);
  });

  it('renders although one of its components fails, and so do the others', async () => {
    const failing = {
      ...registry,
      empty: { ...registry['empty'], load: () => Promise.reject(new Error('404')) },
    };
    const { host } = await renderView(full, failing as Registry);
    expect(headings()).toEqual(['限时好物']);
    expect(host.problems.map(({ uid, widget }) => [uid, widget])).toEqual([['n0-0-n1', 'empty']]);
  });

  it.each([
    ['line', { '--tab-line': '#ff4040' }],
    ['filling', { '--mall-fill': '#db3737' }],
    ['fill', { '--mall-fill': '#db3737' }],
  ])('has tabs in the operator’s colours, corrected until legible (%s)', async (tabType, variables) => {
    await renderView({ ...full, tabType });
    const { style } = screen.getByRole('tablist').parentElement ?? {};
    for (const [name, value] of Object.entries(variables)) expect(style?.getPropertyValue(name)).toBe(value);
    expect(screen.getByRole('tablist').className.includes('pill')).toBe(tabType !== 'line');
  });

  it.each(['line', 'fill'])(
    'has tabs in the theme of the mall without such a colour (%s)',
    async (tabType) => {
      await renderView({ ...full, tabType, tabColor: '' });
      const { style } = screen.getByRole('tablist').parentElement ?? {};
      for (const name of ['--tab-line', '--mall-fill', '--mall-on-main', '--mall-ink'])
        expect(style?.getPropertyValue(name)).toBe('');
    },
  );

  it('names a tab after its module where it has no title', async () => {
    await renderView({
      ...full,
      list: [
        { ...entry(3, ''), name: '甲' },
        { ...entry(4, ''), name: '' },
      ],
    });
    expect(tabs()).toEqual(['甲', '模块2']);
  });

  it.each([
    [4, 'false'],
    [5, 'true'],
    [10, 'true'],
  ])('divides the width among four tabs, and scrolls with more (%i)', async (count, isMany) => {
    await renderView({
      ...full,
      list: Array.from({ length: count }, (_none, index) => entry(index, `第${index}`)),
    });
    expect(screen.getByRole('tablist').parentElement?.dataset['many']).toBe(isMany);
  });
});

it('reserves the height of its first tab', () => {
  const heights = [minimal, full, {}].map((data) => heightOf(definition, data, registry));
  const [heading, gap] = [registry['link']?.reserve({}) ?? 0, 20];
  expect(heights).toEqual([heading + gap, 90 + heading + gap, 0]);
});

describeMigration({
  definition,
  from: 1,
  cases: {
    'one module without a list': [
      { id: 7, tabType: 'line' },
      { id: 7, tabType: 'line', list: [{ id: 7 }] },
    ],
    'a list as it is': [{ list: [{ id: 3 }] }, { list: [{ id: 3 }] }],
  },
});

it('reads the single module that very early blocks store without a list', () => {
  const { layout, issues } = readLayout([{ id: 'module', data: { id: 7, tabType: 'line' } }], { registry });
  expect([layout.nodes[0]?.data, issues]).toEqual([{ id: 7, tabType: 'line', list: [{ id: 7 }] }, []]);
});

it('turns to the tab whose row an operator opens', async () => {
  const { stage } = await renderStaged(definition, full);
  stage({ row: { list: 'list', index: 1 } });
  expect(screen.getByRole('tabpanel', { name: '清凉' })).toBeDefined();
});
