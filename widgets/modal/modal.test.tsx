// Proves the popup advert: queue, frequency and quirks of diy/widgets/modal.
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeWidget, renderWidget } from '~/renderer/testing/describe-widget';
import { renderStaged } from '~/renderer/testing/render-staged';
import { WidgetSample } from '~/renderer/testing/widget-sample';
import { type TestHost, testHost } from '~/renderer/testing/test-host';
import { Page } from '~/renderer/page';
import { readLayout } from '~/renderer/read-layout';
import { validateModalData, validateModalDelivered } from '../validators.gen';
import definition from '.';
import { full, hostile, item, minimal, redPacket } from './fixtures';
import { groupsOf } from './groups';

describeWidget(definition, { minimal, full, hostile }, validateModalDelivered);

/** Every popup has a key of its own, so that tests do not share the record. */
let place = 0;
const hostOf = (changes: Partial<TestHost> = {}) => testHost({ templateId: (place += 1), ...changes });

const pictures = (container: ParentNode) => [...container.querySelectorAll('img[hidden]')];
const arrive = (container: ParentNode) => pictures(container).forEach((picture) => fireEvent.load(picture));
const pass = (durationMs: number) => act(() => vi.advanceTimersByTimeAsync(durationMs));
const popup = () => screen.queryByRole('dialog', { name: '活动' });
const names = () =>
  screen.queryAllByRole('button', { name: /^查看/ }).map((button) => button.getAttribute('aria-label'));

/** Renders the widget, loads its pictures and waits a second without input. */
async function open(data: unknown, host = hostOf()) {
  vi.useRealTimers();
  const { container } = await renderWidget(definition, data, host);
  vi.useFakeTimers();
  arrive(container);
  await pass(1100);
  return { container, host };
}

beforeEach(() => vi.useRealTimers());
afterEach(() => vi.useRealTimers());

describe('the groups', () => {
  it('are the lists of a delivered document, and the whole of a stored, flat one (trap 5)', () => {
    const [a, b] = [item('a.png'), item('b.png')];
    expect(groupsOf([[a], [b]])).toEqual([[a], [b]]);
    expect(groupsOf([a, b])).toEqual([[a, b]]);
    expect(groupsOf([])).toEqual([]);
    expect(groupsOf([[], [item('')], [a, item('')]])).toEqual([[a]]);
    expect(validateModalData({ opened: true, list: [a, b], times: 1 })).toBe(true);
  });
});

describe('the popup', () => {
  it('opens once its pictures have loaded and the page had no input for a second', async () => {
    const { container } = await renderWidget(definition, full, hostOf());
    vi.useFakeTimers();
    await pass(5000);
    expect(popup()).toBeNull();
    arrive(container);
    fireEvent.pointerDown(document.body);
    await pass(900);
    expect(popup()).toBeNull();
    await pass(200);
    expect(popup()).not.toBeNull();
    expect(names()).toEqual(['查看活动1', '查看活动2']);
  });

  it('leaves out a picture that does not load', async () => {
    const { container } = await renderWidget(definition, full, hostOf());
    vi.useFakeTimers();
    const [first, second] = pictures(container);
    if (first === undefined || second === undefined) throw new Error('two pictures expected');
    fireEvent.error(first);
    fireEvent.load(second);
    await pass(1100);
    expect(names()).toEqual(['查看活动']);
  });

  it('does not open when no picture loads', async () => {
    const { container } = await renderWidget(definition, minimal, hostOf());
    vi.useFakeTimers();
    pictures(container).forEach((picture) => fireEvent.error(picture));
    await pass(5000);
    expect(popup()).toBeNull();
  });

  it.each([
    ['switched off', { ...full, opened: false }],
    ['empty', { ...full, list: [] }],
    ['empty in its one group', { ...full, list: [[]] }],
  ])('is not rendered when it is %s', async (_what, data) => {
    await open(data);
    expect(popup()).toBeNull();
  });

  it('opens from the flat list of a stored document too (trap 5)', async () => {
    await open({ ...full, list: full.list.flat() });
    expect(names()).toEqual(['查看活动1', '查看活动2']);
  });

  it('opens the link and closes when a picture is tapped', async () => {
    const { host } = await open(full);
    fireEvent.click(screen.getByRole('button', { name: '查看活动2' }));
    expect(host.log).toEqual([{ name: 'open', value: full.list[0]?.[1]?.link }]);
    await pass(400);
    expect(popup()).toBeNull();
  });

  it('shows a picture without a link as a plain picture', async () => {
    await open({ ...minimal, list: [[{ picUrl: 'a.png', link: [] }]] });
    expect(names()).toEqual([]);
    expect(screen.getByAltText('活动')).toBeDefined();
  });

  it.each([
    ['the cross', () => fireEvent.click(screen.getByRole('button', { name: '关闭' }))],
    ['Esc', () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))],
  ])('is closed by %s, without opening a link', async (_how, close) => {
    const { host } = await open(full);
    close();
    await pass(400);
    expect([popup(), host.log]).toEqual([null, []]);
  });

  it('has its close button first, which gets the initial focus', async () => {
    await open(full);
    expect(screen.getByRole('dialog').querySelector('button')?.getAttribute('aria-label')).toBe('关闭');
  });
});

describe('the queue', () => {
  const closeOne = async () => {
    fireEvent.click(screen.getByRole('button', { name: '关闭' }));
    await pass(1400);
  };

  it('opens the next group after the previous one was closed', async () => {
    await open({ ...full, list: [[item('a.png')], [item('b.png'), item('c.png')]] });
    expect(names()).toEqual(['查看活动']);
    await closeOne();
    expect(names()).toEqual(['查看活动1', '查看活动2']);
    await closeOne();
    expect(popup()).toBeNull();
  });

  it('opens the appended red packet after the page’s own popup (trap 5)', async () => {
    const registry = { modal: definition };
    const host = hostOf();
    const { layout } = readLayout(
      [
        { id: 'modal', data: full },
        { id: 'modal', data: redPacket },
      ],
      { registry },
    );
    await definition.load();
    const { container } = render(<Page layout={layout} registry={registry} host={host} />);
    await act(async () => new Promise((done) => setTimeout(done, 20)));
    vi.useFakeTimers();
    arrive(container);
    await pass(1100);
    expect(names()).toHaveLength(2);
    await closeOne();
    fireEvent.click(screen.getByRole('button', { name: '查看活动' }));
    expect(host.log).toEqual([{ name: 'open', value: redPacket.list[0]?.[0]?.link }]);
  });
});

describe('the frequency', () => {
  const visits = async (data: unknown) => {
    const host = hostOf();
    const first = await open(data, host);
    fireEvent.click(screen.getByRole('button', { name: '关闭' }));
    await pass(400);
    vi.useRealTimers();
    first.container.remove();
    const second = render(<WidgetSample definition={definition} data={data} host={host} />);
    await act(async () => new Promise((done) => setTimeout(done, 20)));
    vi.useFakeTimers();
    arrive(second.container);
    await pass(1100);
    return popup();
  };

  it('0 opens it on every visit', async () => {
    expect(await visits({ ...minimal, times: '0' })).not.toBeNull();
  });

  it('1 opens it the first time only, remembered by page, layout and position', async () => {
    expect(await visits({ ...minimal, times: '1' })).toBeNull();
    await open({ ...minimal, times: 1 });
    expect(popup()).not.toBeNull();
  });

  it('1 does not close it while it is open', async () => {
    const host = hostOf();
    await open({ ...minimal, times: 1 }, host);
    await pass(3000);
    expect(popup()).not.toBeNull();
  });
});

it('names a picture by its alternative text', async () => {
  await open({ ...full, list: [[{ ...item('a.png'), alt: '满减红包' }]] });
  expect(names()).toEqual([]);
  expect(screen.getByRole('button', { name: '满减红包' })).toBeDefined();
});

describe('in the studio', () => {
  it('is open while it is selected, although it is switched off, and takes no focus', async () => {
    const { stage } = await renderStaged(definition, { ...full, opened: false }, null);
    expect(popup()).toBeNull();
    stage({});
    expect(names()).toEqual(['查看活动1', '查看活动2']);
    expect(document.activeElement).toBe(document.body);
    stage(null);
    expect(popup()).toBeNull();
  });

  it('shows the picture whose row is open', async () => {
    const { stage } = await renderStaged(definition, full, { row: { list: 'list', index: 1 } });
    expect(screen.getByRole('dialog').querySelector('img')?.getAttribute('src')).toBe('images/modal-2.png');
    stage({ row: { list: 'list', index: 0 } });
    expect(screen.getByRole('dialog').querySelector('img')?.getAttribute('src')).toBe('images/modal-1.png');
  });

  it('does not open by itself', async () => {
    const { container } = await renderStaged(definition, full, null);
    vi.useFakeTimers();
    arrive(container);
    await pass(1100);
    expect(popup()).toBeNull();
  });
});
