// Where the documents with a row of their own are in the studio: pages, modules, user centres.
import type { DocKind } from '~/domain/studio/api';

const LISTS = {
  page: { list: '/pages', word: '页面' },
  module: { list: '/modules', word: '模块' },
  'user-center': { list: '/user-center', word: '个人中心' },
} as const;

export type PlacedKind = keyof typeof LISTS;

export interface DocPlace {
  kind: PlacedKind;
  /** `module-5`. */
  doc: string;
  /** Address of the list, and its word in the menu. */
  list: string;
  word: string;
  /** Address below which its editor and its versions are: `/modules/5`. */
  base: string;
}

export function docPlace(kind: PlacedKind, id: string): DocPlace {
  const { list, word } = LISTS[kind];
  return { kind, doc: `${kind}-${id}`, list, word, base: `${list}/${id}` };
}

const isPlaced = (kind: DocKind): kind is PlacedKind => Object.hasOwn(LISTS, kind);

/** Null for a setting, which has neither list nor editor. */
export const placeOfDoc = ({ kind, doc }: { kind: DocKind; doc: string }): DocPlace | null =>
  isPlaced(kind) ? docPlace(kind, doc.slice(kind.length + 1)) : null;
