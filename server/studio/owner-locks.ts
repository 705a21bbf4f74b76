// Refusals of what editors may not do to blocks that an owner has locked.
import type { BlockNote, DraftContent, Uid } from '~/domain/studio/document';
import { ownerLockWords } from '~/domain/studio/locks';
import type { Db } from './call';
import { StudioError } from './studio-error';
import { widgetName } from './widget-names';

/** Names of those who can open the lock. */
export async function ownerNames(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('operators')
    .select('name')
    .where('role', '=', 'owner')
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .limit(3)
    .execute();
  return rows.map(({ name }) => name);
}

function nameOf({ tabs, notes }: Pick<DraftContent, 'tabs' | 'notes'>, uid: Uid): string {
  const text = tabs.flatMap(({ blocks }) => blocks).find((block) => block.uid === uid)?.text ?? 'null';
  const note: BlockNote | undefined = notes[uid];
  return note?.name ?? widgetName((JSON.parse(text) as { id?: string } | null)?.id ?? '');
}

/** The 403 that names the block and who can unlock it. */
export const lockedError = async (
  db: Db,
  content: Pick<DraftContent, 'tabs' | 'notes'>,
  uid: Uid,
): Promise<StudioError> =>
  new StudioError('locked', {
    message: ownerLockWords(nameOf(content, uid), await ownerNames(db)),
    at: `/blocks/${uid}`,
  });
