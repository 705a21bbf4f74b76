// Proves the map: positions, sizes and the tap of diy/widgets/map.
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeWidget, renderWidget } from '~/renderer/testing/describe-widget';
import { validateMapDelivered } from '../validators.gen';
import definition from '.';
import { full, hostile, minimal } from './fixtures';

describeWidget(definition, { minimal, full, hostile }, validateMapDelivered);

const positionOf = (link: HTMLElement) =>
  new URL(link.getAttribute('href') ?? '').searchParams.get('position');

describe('the location', () => {
  it('is a real link to a web map, opened through the host', async () => {
    const { host } = await renderWidget(definition, full);
    const link = screen.getByRole('link', { name: /南湖生活馆.*打开地图/ });
    expect(positionOf(link)).toBe('120.763779,30.762457');
    expect(fireEvent.click(link)).toBe(false);
    expect(host.log).toEqual([{ name: 'open', value: { url: link.getAttribute('href'), openType: 'h5' } }]);
  });

  it('reads the latitude first in an unsplit stored location', async () => {
    await renderWidget(definition, { location: '30.5,120.25' });
    expect(positionOf(screen.getByRole('link'))).toBe('120.25,30.5');
  });

  it('accepts coordinates that are numbers', async () => {
    await renderWidget(definition, { ...full, latitude: 30.5, longitude: 120.25 });
    expect(positionOf(screen.getByRole('link'))).toBe('120.25,30.5');
  });

  it.each([
    ['an empty location', { location: '', latitude: '', longitude: 0 }],
    ['a location without a comma', { location: '30.5', latitude: '30.5', longitude: '' }],
    ['a place off the earth', { location: '', latitude: '130', longitude: '20' }],
  ])('renders nothing for %s', async (_what, changes) => {
    const { container } = await renderWidget(definition, { ...full, ...changes });
    expect(container.querySelector('[data-widget] > *')).toBeNull();
  });
});

describe('the sizes', () => {
  it('are the operator’s, at least as large as the card needs', async () => {
    await renderWidget(definition, { ...full, height: '900' });
    expect(screen.getByRole('link').style.minHeight).toContain('900');
    await renderWidget(definition, { ...full, height: 20 });
    expect(screen.getAllByRole('link')[1]?.style.minHeight).toContain('160');
  });

  it('are reserved, and nothing without a location', () => {
    expect(definition.reserve(full)).toBe(20 + 80 + 360);
    expect(definition.reserve({ ...full, height: 20 })).toBe(20 + 80 + 160);
    expect(definition.reserve({ ...full, latitude: '' })).toBe(20 + 80 + 360);
    expect(definition.reserve({ ...full, latitude: '', location: '' })).toBe(0);
  });
});
