// Proves that a long flow is rendered in runs, and that an edit re-renders its own run only.
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { defineView, defineWidget, type Registry } from './define-widget';
import { runsOf } from './flow';
import type { Layout, LayoutNode } from './layout';
import { loadFirstScreen, Page } from './page';
import { readLayout } from './read-layout';
import { testHost } from './testing/test-host';

const view = defineView<object>({ t: 'o', p: {} }, () => <p>block</p>);
const registry: Registry = {
  plain: defineWidget({
    id: 'plain',
    version: 1,
    title: '',
    group: 'basic',
    load: async () => ({ default: view }),
    reserve: () => 1,
  }),
};

const nodesOf = (count: number): readonly LayoutNode[] =>
  readLayout(
    Array.from({ length: count }, () => ({ id: 'plain', permission_key: '', data: {} })),
    { registry },
  ).layout.nodes;

const inserted = (nodes: readonly LayoutNode[], at: number, node: LayoutNode) => [
  ...nodes.slice(0, at),
  node,
  ...nodes.slice(at),
];

const uidsOf = (runs: readonly (readonly LayoutNode[])[]): string[] =>
  runs.map((run) => run.map(({ uid }) => uid).join());

/** The runs of `after` that were not among those of `before`. */
const newRuns = (before: readonly LayoutNode[], after: readonly LayoutNode[]): string[] => {
  const known = new Set(uidsOf(runsOf(before)));
  return uidsOf(runsOf(after)).filter((run) => !known.has(run));
};

describe('runs of a flow', () => {
  const nodes = nodesOf(1000);

  it('hold every node once, in order, some dozens each', () => {
    const runs = runsOf(nodes);
    expect(runs.flat()).toEqual(nodes);
    expect(runs.length).toBeGreaterThan(8);
    expect(Math.max(...runs.map((run) => run.length))).toBeLessThan(400);
  });

  it('are unchanged when a node is added or removed elsewhere', () => {
    const [model] = nodes;
    if (model === undefined) throw new Error('no nodes');
    for (const at of [0, 1, 500, 1000])
      expect(newRuns(nodes, inserted(nodes, at, { ...model, uid: 'new' }))).toHaveLength(1);
    // The first of a run takes the border with it: two runs become one.
    for (const { uid: gone } of nodes)
      expect(
        newRuns(
          nodes,
          nodes.filter(({ uid }) => uid !== gone),
        ).length,
      ).toBeLessThanOrEqual(1);
  });
});

describe('a page of 300 blocks', () => {
  const renderView = (nodes: readonly LayoutNode[]) => {
    const layout: Layout = { nodes };
    return <Page layout={layout} registry={registry} host={testHost()} />;
  };

  it('does not remount the blocks that did not move, whatever else is added or removed', async () => {
    const nodes = nodesOf(300);
    await loadFirstScreen(nodes, registry);
    const { container, rerender } = render(renderView(nodes));
    const elements = () =>
      new Map(
        [...container.querySelectorAll<HTMLElement>('[data-uid]')].map((each) => [each.dataset['uid'], each]),
      );
    const before = elements();
    expect(before.size).toBe(300);
    const [moved, ...rest] = nodes;
    if (moved === undefined) throw new Error('no nodes');
    const others = inserted(rest, 150, moved);
    rerender(renderView(others));
    const after = elements();
    expect([...after.keys()]).toEqual(others.map(({ uid }) => uid));
    const renewed = [...after].filter(([uid, element]) => before.get(uid) !== element).map(([uid]) => uid);
    expect(renewed.filter((uid) => uid !== moved.uid)).toEqual([]);
  });
});
