// Writes a value that belongs to the page itself: its title, who may see it, whether its tabs show.
import { letterCount } from '../../text';
import type { PageMeta } from '../api';
import { isSameJson } from '../same-json';
import type { CommandContext, CommandResult } from './command';

/** Letters of a title that the mall stores. */
export const MAX_TITLE = 15;

export interface SetMeta<K extends keyof PageMeta = keyof PageMeta> {
  name: K;
  value: PageMeta[K];
  /** Words of the step: 「页面标题」. */
  words: string;
  /** A keystroke, joined with those before it. */
  isTyping?: boolean;
}

/** Why a page cannot have this title; null where it can. */
export function titleRefusal(title: string): string | null {
  const length = letterCount(title.trim());
  return length < 1 || length > MAX_TITLE ? `标题不能为空，最多 ${MAX_TITLE} 个字` : null;
}

export function setMeta({ doc }: CommandContext, { name, value, words, isTyping }: SetMeta): CommandResult {
  const refusal = typeof value === 'string' ? titleRefusal(value) : null;
  if (refusal !== null) return { refusal };
  const was = doc.meta[name];
  return {
    ops: isSameJson(was, value) ? [] : [{ op: 'meta', name, value, ...(was === undefined ? {} : { was }) }],
    name: words,
    ...(isTyping === true ? { burst: `meta-${name}` } : {}),
  };
}
