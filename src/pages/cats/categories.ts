// The category tree for rendering, and which of the eleven looks is configured.
import type { Category as DeliveredCategory } from '~/schemas/api/cat.gen';

export interface Category {
  readonly id: number;
  readonly name: string;
  readonly icon: string;
  readonly bigPicture: string;
  /** Picture and stored link of the advert, null where there is none. */
  readonly advert: { readonly picture: string; readonly link: unknown } | null;
  readonly children: readonly Category[];
}

export type CatStyle = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11;

const DEFAULT_STYLE: CatStyle = 11;
const STYLES: readonly CatStyle[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

/** The look of a stored `cat_style`; anything unknown is the one with all three levels and goods. */
export const styleOf = (stored: unknown): CatStyle =>
  STYLES.find((style) => style === Number(stored)) ?? DEFAULT_STYLE;

function advertOf({
  advert_pic,
  advert_url,
  advert_open_type,
  advert_params,
}: DeliveredCategory): Category['advert'] {
  if (advert_pic === '') return null;
  return {
    picture: advert_pic,
    link: { url: advert_url, open_type: advert_open_type, params: advert_params },
  };
}

/** The delivered tree, at whichever level. */
export const readCategories = (list: readonly DeliveredCategory[]): Category[] =>
  list.map((category) => ({
    id: Number(category.id),
    name: category.name,
    icon: category.pic_url,
    bigPicture: category.big_pic_url || category.pic_url,
    advert: advertOf(category),
    children: readCategories(category.child ?? []),
  }));

/** The first-level category of an id: itself, or its ancestor; the first by default. */
export function firstLevelOf(categories: readonly Category[], id: number): Category | undefined {
  const holds = (category: Category): boolean => category.id === id || category.children.some(holds);
  return categories.find(holds) ?? categories[0];
}

/** The next category, null after the last. */
export function categoryAfter(categories: readonly Category[], id: number): Category | null {
  const place = categories.findIndex((category) => category.id === id);
  return place < 0 ? null : (categories[place + 1] ?? null);
}
