// Rules of user centres and of modules, which pages do not have.
import { MODULE } from '../../module-blocks';
import { mayNest } from '../../nesting';
import type { DocKind } from '../api';
import type { EditDoc, Uid } from '../document';
import type { PaletteEntry } from '../form';
import { pinnedOf } from '../pinned';
import type { Issue } from './issue';

interface Input {
  readonly doc: EditDoc;
  readonly kind?: DocKind;
  readonly palette: Readonly<Record<string, PaletteEntry>>;
}

type Must = Pick<Issue, 'code' | 'words' | 'uid'>;

/** The head alone is no page. */
const LEAST_IN_CENTRE = 2;

/** A user centre begins with its shopper. */
function ofCentre(shown: readonly Uid[], { doc }: Input): Must[] {
  const [first = null] = pinnedOf(doc, shown).flow;
  const hasHead = first !== null && doc.blocks[first]?.id === 'user';
  const head = { code: 'user-first', words: '个人中心的第一个组件要是「用户信息」', uid: first };
  const least = { code: 'least', words: `个人中心至少要有 ${LEAST_IN_CENTRE} 个组件`, uid: null };
  return [...(hasHead ? [] : [head]), ...(shown.length < LEAST_IN_CENTRE ? [least] : [])];
}

/** A module stands within other pages: it has no modules in it, and nothing that a page has once. */
const ofModule = (shown: readonly Uid[], { doc, palette }: Input): Must[] =>
  shown.flatMap((uid) => {
    const { id = '' } = doc.blocks[uid] ?? {};
    const entry = palette[id];
    if (mayNest(id, entry?.single, [MODULE])) return [];
    return [{ code: 'in-module', words: `模块里不能放「${entry?.title ?? id}」，请删除`, uid }];
  });

/** Of a tab with these blocks. */
export function ofDocKind(tab: string, shown: readonly Uid[], input: Input): Issue[] {
  const rules = { 'user-center': ofCentre, module: ofModule };
  const { kind } = input;
  const found = kind === 'user-center' || kind === 'module' ? rules[kind](shown, input) : [];
  return found.map((one) => ({ ...one, level: 'must', at: '', tab, key: `${one.code} ${tab}` }));
}
