// Proves that the banners of the demo pages have the words of their pictures as alternative text.
import { expect, it } from 'vitest';
import { isArray, isRecord } from '~/domain/record';
import { bannerWords } from '../pictures/banners';
import homePage from './home-page.json' with { type: 'json' };
import teaPage from './tea-page.json' with { type: 'json' };
import userCenter from './user-center.json' with { type: 'json' };

interface Named {
  picUrl: string;
  link: { button_text?: { show_name: string } };
}

/** The pictures of all banners within a page. */
function bannersIn(value: unknown): Named[] {
  if (isArray(value)) return value.flatMap(bannersIn);
  if (!isRecord(value)) return [];
  const own = value['banners'];
  return [...(isArray(own) ? (own as Named[]) : []), ...Object.values(value).flatMap(bannersIn)];
}

it.each(
  [homePage, teaPage, userCenter].flatMap(bannersIn).map(({ picUrl, link }) => [picUrl, link] as const),
)('%s is named by its words', (picUrl, link) => {
  const words = bannerWords(picUrl.replace(/^.*\/|\.svg$/g, ''));
  expect(words).not.toBe('');
  expect(link.button_text?.show_name).toBe(words);
});
