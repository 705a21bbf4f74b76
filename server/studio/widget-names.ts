// Chinese names of the widgets by id, from their schemas.

const titles = import.meta.glob<string>('../../widgets/*/schema.json', { eager: true, import: 'title' });

const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries(titles).map(([file, title]) => [/([^/]+)\/schema\.json$/.exec(file)?.[1] ?? '', title]),
);

/** 「商品」 for `goods`; the id itself for an unknown widget. */
export const widgetName = (id: string): string => NAMES.get(id) ?? id;

export const isWidget = (id: string): boolean => NAMES.has(id);

/** Ids of widgets whose name or id contains the text. */
export const kindsNamed = (words: string): string[] =>
  [...NAMES].flatMap(([id, name]) => (name.includes(words) || id === words ? [id] : []));
