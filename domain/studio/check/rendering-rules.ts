// Rules that look at a block on the phone, as the preview measured it.
import type { Pointer } from '../pointer';
import { inRow } from './field-rules';
import { type Found, LEAST_LETTERS, LEAST_TARGET, type Rendering, type SmallTarget } from './issue';
import type { Place } from './places';

/** Of rich texts, by their code; the stored text tells it in plain cases already. */
export const RICH_WORDS = {
  wide: '表格比手机屏幕宽，显示不全；请减少列数或宽度',
  small: `有小于 ${LEAST_LETTERS / 2} px 的文字，看不清；请调大`,
} as const;

type Places = ReadonlyMap<Pointer, Place>;

const named = (place: Place, words: string): string => inRow(place, `「${place.field.title}」${words}`);

const cutTexts = ({ cut }: Rendering, places: Places): Found[] =>
  cut.flatMap(({ at, isPlain }): Found[] => {
    const place = places.get(at);
    if (place === undefined) return [];
    const words = isPlain ? '手机上显示不全，写短一点' : '字号调到 130% 时显示不全';
    return [{ code: 'cut', level: isPlain ? 'should' : 'hint', at, words: named(place, words) }];
  });

/** What makes a target larger: the block's height, or the picture; null where its size is not the operator's. */
function mendedAt({ field, at }: Place, places: Places): Pointer | null {
  if (field.control === 'rich') return at;
  if (field.control !== 'picture') return null;
  const height = field.size === 'any' ? undefined : field.size?.height;
  if (typeof height === 'number') return null;
  return height !== undefined && places.has(height) ? height : at;
}

/** One issue for each place, of the smallest target that it mends. */
function smallTargets({ targets }: Rendering, places: Places): Found[] {
  const smallest = new Map<Pointer, SmallTarget>();
  for (const target of targets) {
    const shown = places.get(target.at);
    const at = shown === undefined ? null : mendedAt(shown, places);
    const known = at === null ? undefined : smallest.get(at);
    const isSmaller = known === undefined || target.width * target.height < known.width * known.height;
    if (at !== null && isSmaller) smallest.set(at, target);
  }
  return [...smallest].flatMap(([at, { width, height }]): Found[] => {
    const place = places.get(at);
    if (place === undefined) return [];
    const size = `${Math.round(width)}×${Math.round(height)}`;
    const words = `点的地方只有 ${size}，不好点；调到 ${LEAST_TARGET}×${LEAST_TARGET} 以上`;
    return [{ code: 'target', level: 'should', at, words: named(place, words) }];
  });
}

const largePictures = ({ pictures }: Rendering, places: Places): Found[] =>
  pictures.flatMap(({ at, width, enough }): Found[] => {
    const place = places.get(at);
    if (place === undefined) return [];
    const words = `图片宽 ${width}，比它的位置大一倍以上，${enough} 就够了；请换小一点的`;
    return [{ code: 'heavy', level: 'should', at, words: inRow(place, words) }];
  });

function richTexts({ hasWideTable, hasSmallLetters }: Rendering, places: Places): Found[] {
  const at = [...places.values()].find(({ field }) => field.control === 'rich')?.at;
  if (at === undefined) return [];
  const codes = [
    ...(hasWideTable ? (['wide'] as const) : []),
    ...(hasSmallLetters ? (['small'] as const) : []),
  ];
  return codes.map((code) => ({ code, level: 'should', at, words: RICH_WORDS[code] }));
}

/** `shown` are the fields of the block's form. */
export function checkRendering(seen: Rendering, shown: Iterable<Place>): Found[] {
  if (seen.isEmpty)
    return [
      { code: 'empty-guest', level: 'should', at: '', words: '游客看不到这一块：现在没有可显示的内容' },
    ];
  const places = new Map([...shown].map((place) => [place.at, place]));
  return [cutTexts, smallTargets, largePictures, richTexts].flatMap((rule) => rule(seen, places));
}
