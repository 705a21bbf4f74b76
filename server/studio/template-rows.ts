// Templates, shipped and own ones; applying one can fill in the mall's own goods.
import { splitArray } from '~/domain/studio/json-text';
import type { Db } from './call';
import { withOwnGoods } from './own-goods';
import { StudioError } from './studio-error';

/** @throws StudioError 404. */
export async function requireTemplate(db: Db, id: number) {
  const row = await db
    .selectFrom('studio_templates')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) throw new StudioError('not-found', { message: '没有这个模板' });
  return row;
}

/** Texts of a template's blocks. */
export async function templateTexts(
  db: Db,
  id: number,
  { isOwnGoods }: { isOwnGoods: boolean },
): Promise<string[]> {
  const { content } = await requireTemplate(db, id);
  const { entries } = splitArray(content);
  return isOwnGoods ? withOwnGoods(db, entries) : entries;
}
