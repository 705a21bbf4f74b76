// Proves the list of stores: parts, taps and quirks of diy/widgets/store.
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { resolveLink } from '~/domain/links';
import { describeWidget, renderWidget } from '~/renderer/testing/describe-widget';
import { validateStoreDelivered } from '../validators.gen';
import definition from '.';
import { full, hostile, minimal, storeOf } from './fixtures';

describeWidget(definition, { minimal, full, hostile }, validateStoreDelivered);

const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('a store', () => {
  it('shows its name, rating, telephone and distance', async () => {
    await renderWidget(definition, full);
    expect(rows()).toEqual([
      '南湖店评分5，满分5电话：0573-82080001800m导航',
      '秀洲店评分4，满分5电话：0573-820800022.03km导航',
    ]);
  });

  it('shows no distance where none was delivered', async () => {
    await renderWidget(definition, { ...full, list: [storeOf(61)] });
    expect(rows()).toEqual(['南湖店评分5，满分5电话：0573-82080001导航']);
  });

  it('hides the parts that are off, but has its name for screen readers', async () => {
    const { container } = await renderWidget(definition, {
      ...full,
      showName: false,
      showScore: false,
      showTel: false,
      list: [storeOf(61)],
    });
    expect(container.querySelector('.visually-hidden')?.textContent).toBe('南湖店');
    expect(rows()).toEqual(['南湖店导航']);
  });

  it('has an operator’s icon per point', async () => {
    const { container } = await renderWidget(definition, { ...full, scorePicUrl: 'star.png' });
    expect(container.querySelectorAll('img[src="star.png"]')).toHaveLength(9);
  });
});

it('has built-in icons where the operator’s do not load', async () => {
  const data = { ...full, list: [storeOf(61)], scorePicUrl: 'star.png', navPicUrl: 'way.png' };
  const { container } = await renderWidget(definition, data);
  for (const icon of container.querySelectorAll('img[src="star.png"], img[src="way.png"]'))
    fireEvent.error(icon);
  expect(container.querySelectorAll('svg[viewBox="0 0 24 24"]')).toHaveLength(6);
});

describe('a tap', () => {
  it('on a row opens the store', async () => {
    const { host } = await renderWidget(definition, full);
    fireEvent.click(screen.getByRole('button', { name: '秀洲店' }));
    expect(host.log).toEqual([
      { name: 'open', value: { url: '/pages/store/detail?id=62', openType: 'navigate' } },
    ]);
  });

  it('on the route button opens the map at its position', async () => {
    const { host } = await renderWidget(definition, full);
    fireEvent.click(screen.getByRole('button', { name: '导航到南湖店' }));
    expect(resolveLink(host.log[0]?.value)).toEqual({
      openType: 'map',
      path: '/open-location',
      query: { latitude: '30.762457', longitude: '120.763779', name: '南湖店' },
    });
  });

  it('has no route to a store without a position', async () => {
    await renderWidget(definition, { ...full, list: [storeOf(61, { latitude: '', longitude: '' })] });
    expect(screen.queryByRole('button', { name: /导航/ })).toBeNull();
  });
});

describe('the list', () => {
  it('does not mutate its data', async () => {
    const data = Object.freeze({
      ...full,
      list: Object.freeze(full.list.map((store) => Object.freeze(store))),
    });
    await renderWidget(definition, data);
    expect(data.list[0]?.score).toBe(5);
  });

  it('is not rendered without stores', async () => {
    const { container } = await renderWidget(definition, { ...full, list: [] });
    expect(container.querySelector('[data-widget] > *')).toBeNull();
  });

  it.each([
    [0, 0],
    [1, 219],
    [2, 438],
  ])('of %s stores reserves %s', (count, height) => {
    expect(definition.reserve({ list: Array.from({ length: count }, () => ({})) })).toBe(height);
  });
});
