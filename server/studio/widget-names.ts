// Chinese names of the widgets by id.
import { palette } from '~/widgets/palette.gen';

const NAMES: ReadonlyMap<string, string> = new Map(palette.map(({ id, title }) => [id, title]));

/** 「商品」 for `goods`; the id itself for an unknown widget. */
export const widgetName = (id: string): string => NAMES.get(id) ?? id;

export const isWidget = (id: string): boolean => NAMES.has(id);

/** Ids of widgets whose name or id contains the text. */
export const kindsNamed = (words: string): string[] =>
  [...NAMES].flatMap(([id, name]) => (name.includes(words) || id === words ? [id] : []));
