// Proves that a chosen place becomes an address which the mall opens as the place.
import { expect, it } from 'vitest';
import { LINK_CATALOGUE } from '~/domain/link-catalogue';
import { resolveLink } from '~/domain/links';
import { type LinkEntry, linkOf } from '~/domain/studio/link-entry';
import { addressOf, linkAt, TEXT_LINKS } from './link-address';

const entries: LinkEntry[] = LINK_CATALOGUE.map((entry) => ({ ...entry, problem: null, given: {} }));

const VALUES: Readonly<Record<string, string>> = { url: 'https://a.example/?b=1&c=2', tel: '4000000000' };
const placeOf = (entry: LinkEntry) =>
  linkOf(entry, {
    values: Object.fromEntries(entry.params.map(({ key }) => [key, VALUES[key] ?? '7'])),
  });

it('opens the same as the link itself', () => {
  const shown = entries.filter(({ openType }) => TEXT_LINKS.has(openType));
  expect(shown.length).toBeGreaterThan(40);
  for (const entry of shown) {
    const link = placeOf(entry);
    const address = addressOf(link);
    const whole = resolveLink(link.entry);
    const { openType: _whole, ...target } = whole ?? { openType: '' };
    const { openType: _text, ...opened } = resolveLink(address) ?? { openType: '' };
    expect([entry.name, opened]).toEqual([entry.name, target]);
  }
});

it('has no address for an act, another app or a script', () => {
  const app = entries.find(({ openType }) => openType === 'app');
  const act = entries.find(({ openType }) => openType === 'contact');
  expect([app, act].map((entry) => entry && addressOf(placeOf(entry)))).toEqual([null, null]);
  expect(
    addressOf({
      url: 'javascript:x()',
      openType: 'h5',
      params: null,
      key: null,
      label: null,
      labelType: null,
      entry: null,
    }),
  ).toBeNull();
});

it('shows a stored address in the picker as what it is', () => {
  expect(linkAt('tel:400-1')).toMatchObject({ url: '400-1', openType: 'tel' });
  expect(linkAt('https://a.example')).toMatchObject({ url: 'https://a.example', openType: 'h5' });
  expect(linkAt('/pages/goods/goods?id=1')).toMatchObject({ url: '/pages/goods/goods?id=1', openType: null });
  expect(linkAt('')).toBeNull();
});
