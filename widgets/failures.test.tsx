// Proves for every widget that its failure is isolated: the page renders, one report names it, operators see the cause.
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CHUNK_TIMEOUT_MS } from '~/domain/constants';
import { newBlock } from '~/domain/new-block';
import { defineView, defineWidget, type Registry, type WidgetDefinition } from '~/renderer/define-widget';
import { Page } from '~/renderer/page';
import { readLayout } from '~/renderer/read-layout';
import { testHost } from '~/renderer/testing/test-host';
import type { Shape } from '~/schemas/shape';
import { registry } from './registry.gen';

const ANY: Shape = { t: 'o', p: {} };
/** The failing widget's data do not fit it. */
const TEXT: Shape = { t: 'o', p: { text: { t: 's', d: '' } } };
const DATA = { text: {} };
const CAUSE = 'the cause of it';

const fail = (): never => {
  throw new Error(CAUSE);
};

function FailingEffect() {
  useEffect(fail, []);
  return <p>soon gone</p>;
}

const FailingTap = () => (
  <button type="button" onClick={fail}>
    tap
  </button>
);

/** An unhandled rejection of an async handler, as browsers report it. */
const failLater = async (): Promise<void> => {
  await Promise.resolve();
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error(CAUSE) }));
};

const FailingLater = () => (
  <button type="button" onClick={() => void failLater()}>
    tap
  </button>
);

const viewed =
  (View: () => ReturnType<typeof FailingTap>, shape = ANY) =>
  async () => ({ default: defineView(shape, View) });

/** Failures of a widget's code, by its chunk. */
const FAILURES = {
  'throws when it is rendered': viewed(fail),
  'throws in an effect': viewed(FailingEffect),
  'throws at a tap': viewed(FailingTap),
  'throws some time after a tap': viewed(FailingLater),
  'cannot use its data': viewed(() => <p />, TEXT),
  'misses a picture': viewed(() => <img src="a.png" alt="" />),
  'has a chunk that fails': () => Promise.reject(new Error(CAUSE)),
  'has a chunk that never comes': () => new Promise<never>(() => undefined),
} as const;

const KINDS = {
  'throws when it is rendered': 'render',
  'throws in an effect': 'render',
  'throws at a tap': 'action',
  'throws some time after a tap': 'action',
  'cannot use its data': 'data',
  'misses a picture': 'picture',
  'has a chunk that fails': 'chunk',
  'has a chunk that never comes': 'chunk',
} as const;

/** The message that operators see. */
const WORDS = {
  'throws when it is rendered': CAUSE,
  'throws in an effect': CAUSE,
  'throws at a tap': CAUSE,
  'throws some time after a tap': CAUSE,
  'cannot use its data': '有数据不合要求，已用默认值代替',
  'misses a picture': '有图片没有加载到，请检查图片地址',
  'has a chunk that fails': '组件的代码没有加载到，请检查网络后重试',
  'has a chunk that never comes': '组件的代码在 2 分钟内没有加载到，请检查网络后重试',
} as const;

type Failure = keyof typeof FAILURES;

const TAPPED: ReadonlySet<Failure> = new Set<Failure>(['throws at a tap', 'throws some time after a tap']);

const rendered = Object.values(registry).filter(
  (widget): widget is WidgetDefinition => widget.load !== undefined,
);

const neighbour = defineWidget({
  id: 'neighbour',
  version: 1,
  title: '邻居',
  group: 'basic',
  load: viewed(() => <p>neighbour</p>),
  reserve: () => 10,
});

/** A page with the failing widget between two others. */
async function renderFailing(widget: WidgetDefinition, failure: Failure, audience: 'shopper' | 'operator') {
  const failing = { ...widget, load: FAILURES[failure] };
  const known: Registry = { neighbour, [widget.id]: failing };
  const { layout } = readLayout(
    ['neighbour', widget.id, 'neighbour'].map((id, at) => newBlock(known, { id, data: DATA, uid: `u${at}` })),
    { registry: known },
  );
  const host = testHost();
  const { container } = render(<Page layout={layout} registry={known} host={host} audience={audience} />);
  await act(() => vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS + 1000));
  for (const picture of container.querySelectorAll('[data-uid="u1"] img')) fireEvent.error(picture);
  if (TAPPED.has(failure)) {
    for (const button of container.querySelectorAll('[data-uid="u1"] button')) fireEvent.click(button);
    await act(() => vi.advanceTimersByTimeAsync(1000));
  }
  return { host, container };
}

beforeEach(() => {
  vi.useFakeTimers();
  // Without it all of a page is rendered at once, however high it is.
  vi.stubGlobal('IntersectionObserver', undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('includes all widgets', () => {
  expect(rendered.length).toBeGreaterThan(45);
});

describe.each(Object.keys(FAILURES) as Failure[])('a widget that %s', (failure) => {
  it.each(rendered.map((widget) => [widget.id, widget] as const))(
    'leaves the rest of the page unchanged, and is reported once with its cause: %s',
    async (id, widget) => {
      const { host, container } = await renderFailing(widget, failure, 'shopper');
      expect(container.textContent.replace('tap', '')).toBe('neighbourneighbour');
      expect(container.querySelector('button') === null).toBe(!TAPPED.has(failure));
      expect(
        host.problems.map(({ page, uid, widget: name, version, kind }) => [page, uid, name, version, kind]),
      ).toEqual([['/pages/index/index', 'u1', id, widget.version, KINDS[failure]]]);
    },
  );

  it.each(rendered.map((widget) => [widget.id, widget] as const))(
    'is named to operators, with its cause: %s',
    async (_id, widget) => {
      const { container } = await renderFailing(widget, failure, 'operator');
      await act(() => vi.dynamicImportSettled());
      await act(() => vi.advanceTimersByTimeAsync(1000));
      const note = container.querySelector('[data-uid="u1"] [role="note"]')?.textContent ?? '';
      expect(note).toContain(widget.title);
      expect(note).toContain(WORDS[failure]);
    },
  );
});

it.each([
  ['a refusal that the mall has shown already', 'CallError', 0],
  ['what fails long after a tap', 'Error', 20_000],
])('%s is not attributed to a block', async (_what, name, wait) => {
  const [widget] = rendered;
  if (widget === undefined) throw new Error('no widget');
  const { layout } = readLayout([newBlock(registry, { id: widget.id, data: {} })], { registry });
  const plain = { ...widget, load: viewed(() => <button type="button">tap</button>) };
  const host = testHost();
  const { container } = render(<Page layout={layout} registry={{ [widget.id]: plain }} host={host} />);
  await act(() => vi.advanceTimersByTimeAsync(1000));
  fireEvent.click(container.querySelector('button') ?? container);
  await act(() => vi.advanceTimersByTimeAsync(wait));
  const reason = Object.assign(new Error(CAUSE), { name });
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  expect(host.problems).toEqual([]);
});
