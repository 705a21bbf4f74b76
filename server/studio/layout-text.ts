// Parses the text of a component array that a client sent.
import { splitArray } from '~/domain/studio/json-text';
import { CONTENT_BYTES } from './document-limits';
import { MAX_BLOCKS } from './merge-ops';
import { isBlockText } from './op-guard';
import { invalidField, StudioError } from './studio-error';

const isList = (text: string): boolean => {
  try {
    return Array.isArray(JSON.parse(text));
  } catch {
    return false;
  }
};

/** @throws StudioError 413 and 422. */
export function layoutTextOf(value: unknown): string {
  if (typeof value !== 'string') throw invalidField('/text', '缺少组件');
  if (value.length > CONTENT_BYTES) throw new StudioError('too-large');
  if (!isList(value)) throw invalidField('/text', '内容不是组件列表');
  const { entries } = splitArray(value);
  if (entries.length > MAX_BLOCKS) throw invalidField('/text', `最多 ${MAX_BLOCKS} 个组件`);
  if (!entries.every(isBlockText)) throw invalidField('/text', '有组件嵌套太深或太大');
  return value;
}
