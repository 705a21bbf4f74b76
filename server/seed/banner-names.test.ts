// Proves that banners and tiles of the demo pages are named by the words of their pictures.
import { expect, it } from 'vitest';
import { isArray, isRecord } from '~/domain/record';
import { pictureWords } from '../pictures/banners';
import homePage from './home-page.json' with { type: 'json' };
import teaPage from './tea-page.json' with { type: 'json' };
import userCenter from './user-center.json' with { type: 'json' };

interface Named {
  picture: string;
  name: unknown;
}

/** Entries of banners, and cells of picture grids that lead somewhere. */
function namedIn(value: unknown): Named[] {
  if (isArray(value)) return value.flatMap(namedIn);
  if (!isRecord(value)) return [];
  const { picUrl, pic_url: tile, link } = value;
  const picture = [picUrl, tile].find((one) => typeof one === 'string');
  const isLed = isRecord(link) && link['name'] !== undefined;
  const own =
    isLed && typeof picture === 'string' && /pictures\/(banner|rubik)\//.test(picture)
      ? [{ picture, name: isRecord(link['button_text']) ? link['button_text']['show_name'] : '' }]
      : [];
  return [...own, ...Object.values(value).flatMap(namedIn)];
}

const NAMED = [homePage, teaPage, userCenter].flatMap(namedIn);

it('banners and tiles are found', () => {
  expect(NAMED.filter(({ picture }) => picture.includes('/rubik/')).length).toBeGreaterThan(4);
  expect(NAMED.filter(({ picture }) => picture.includes('/banner/')).length).toBeGreaterThan(4);
});

it.each(NAMED.map(({ picture, name }) => [picture, name] as const))(
  '%s is named by its words',
  (picture, name) => {
    const words = pictureWords(picture.replace(/^pictures\/|\.svg$/g, ''));
    expect(words).not.toBe('');
    expect(name).toBe(words);
  },
);
