// What a module block names.
import { isRecord } from './record';

export const MODULE = 'module';

/** Why a version is not put back as it is. */
export const GONE_MODULE = '用到的模块已删除';

const MAX_ID = 2_147_483_647;

/** A stored id, number or digits; nothing for an invalid one. */
function idsIn(value: unknown): number[] {
  const id = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  return typeof id === 'number' && Number.isInteger(id) && id > 0 && id <= MAX_ID ? [id] : [];
}

/** Rows of a module block, in the order of its tabs; very early blocks name one module without a list. */
function moduleRowsOf(block: unknown): Record<string, unknown>[] {
  if (!isRecord(block) || block['id'] !== MODULE || !isRecord(block['data'])) return [];
  const { list, id } = block['data'];
  const rows = (Array.isArray(list) ? list : []).filter(isRecord);
  return rows.length === 0 && idsIn(id).length > 0 ? [{ id }] : rows;
}

export const moduleIdsOf = (block: unknown): number[] => moduleRowsOf(block).flatMap(({ id }) => idsIn(id));

/** The same of a block's stored text; most blocks name none, which is seen without parsing. */
export const moduleIdsIn = (text: string): number[] =>
  text.includes(MODULE) ? moduleIdsOf(JSON.parse(text)) : [];
