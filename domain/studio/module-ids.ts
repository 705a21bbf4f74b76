// The modules that a stored block names.
import { isRecord } from '../record';

/** Why a version is not put back as it is. */
export const GONE_MODULE = '用到的模块已删除';

const MAX_ID = 2_147_483_647;

/** A stored id, number or digits; nothing for an invalid one. */
function idsIn(value: unknown): number[] {
  const id = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  return typeof id === 'number' && Number.isInteger(id) && id > 0 && id <= MAX_ID ? [id] : [];
}

/** In the order of its tabs; very early blocks name one module without a list. */
export function moduleIdsOf(block: unknown): number[] {
  if (!isRecord(block) || block['id'] !== 'module' || !isRecord(block['data'])) return [];
  const { list, id } = block['data'];
  const rows = (Array.isArray(list) ? list : []).filter(isRecord);
  return rows.length === 0 ? idsIn(id) : rows.flatMap((row) => idsIn(row['id']));
}

/** The same of a block's stored text; most blocks name none, which is seen without parsing. */
export const moduleIdsIn = (text: string): number[] =>
  text.includes('module') ? moduleIdsOf(JSON.parse(text)) : [];
