// Proves parsing stored places and their map addresses.
import { describe, expect, it } from 'vitest';
import { writtenSources } from '~/tests/written-sources';
import { isSafeUrl } from './links';
import { coordinatesText, mapApps, placeOf, splitLocation, webMapAddress } from './place';

describe('a place', () => {
  it.each([
    ['30.762457', '120.763779'],
    [30.762457, 120.763779],
    ['-33.5', -70],
  ])('is read from texts and numbers: %s, %s', (latitude, longitude) => {
    expect(placeOf(latitude, longitude)).toEqual({
      latitude: Number(latitude),
      longitude: Number(longitude),
    });
  });

  it.each([
    ['', 0],
    ['30.7', ''],
    ['0', '0'],
    ['91', '10'],
    ['10', '181'],
    ['x', 'y'],
    [null, undefined],
    [{}, []],
    [Number.NaN, 1],
  ])('is none of %s, %s', (latitude, longitude) => {
    expect(placeOf(latitude, longitude)).toBeNull();
  });

  it('may be on the equator or the first meridian', () => {
    expect(placeOf('0', '100')).toEqual({ latitude: 0, longitude: 100 });
  });
});

it('has its latitude first when stored as one text', () => {
  expect(splitLocation('30.762457, 120.763779')).toEqual({ latitude: '30.762457', longitude: '120.763779' });
  expect(splitLocation('30.762457')).toEqual({ latitude: '30.762457', longitude: null });
  expect(splitLocation('')).toEqual({ latitude: '', longitude: null });
});

it('has a safe web address with its longitude first and its name encoded', () => {
  const address = webMapAddress({ latitude: 30.762457, longitude: 120.763779, name: '南湖 & 店' });
  expect(isSafeUrl(address)).toBe(true);
  const { searchParams } = new URL(address);
  expect(searchParams.get('position')).toBe('120.763779,30.762457');
  expect(searchParams.get('name')).toBe('南湖 & 店');
});

it('is written in words', () => {
  expect(coordinatesText({ latitude: 30.762457, longitude: 120.763779 })).toBe('北纬30.7625°，东经120.7638°');
  expect(coordinatesText({ latitude: -33.5, longitude: -70 })).toBe('南纬33.5000°，西经70.0000°');
});

const SOURCES = writtenSources(['src', 'widgets', 'ui', 'renderer', 'domain']);

describe('the ways to a place', () => {
  const place = { latitude: 30.7, longitude: 120.7, name: '', address: '环城南路 18 号' };

  it('names a place without a name by its address, and each is a safe address', () => {
    const apps = mapApps(place, { agent: 'Chrome', tencentKey: '' });
    expect(apps.map(({ name }) => name)).toEqual(['高德地图', '腾讯地图', '百度地图']);
    expect(apps.every(({ url }) => isSafeUrl(url) && url.includes(encodeURIComponent('环城南路')))).toBe(
      true,
    );
  });

  it('sends Tencent maps the key that the mall has configured (CONST-09)', () => {
    const refererOf = (tencentKey: string) => {
      const { url = '' } = mapApps(place, { agent: 'Chrome', tencentKey })[1] ?? {};
      return new URL(url).searchParams.get('referer');
    };
    expect(refererOf('ABCDE-FGHIJ')).toBe('ABCDE-FGHIJ');
    expect(refererOf('')).toBe('pagoda');
  });

  it('hold no key of the Tencent maps in any source that phones get (CONST-09)', () => {
    const key = /\b[A-Z0-9]{5}(-[A-Z0-9]{5}){5}\b/;
    expect(key.test('OB4BZ-D4W3U-B7VVO-4PJWW-6TKDJ-WPB77')).toBe(true);
    expect(Object.keys(SOURCES).length).toBeGreaterThan(500);
    const holders = Object.entries(SOURCES).filter(([, text]) => key.test(text));
    expect(holders.map(([file]) => file)).toEqual([]);
  });

  it('offers the own map of the phone', () => {
    expect(mapApps(place, { agent: 'Linux; Android 14', tencentKey: '' }).at(-1)?.url).toBe(
      `geo:30.7,120.7?q=30.7,120.7(${encodeURIComponent(place.address)})`,
    );
    expect(mapApps(place, { agent: 'iPhone', tencentKey: '' }).at(-1)?.name).toBe('苹果地图');
  });
});
