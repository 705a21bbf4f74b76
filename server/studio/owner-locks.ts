// Refusals of what editors may not do to blocks that an owner has locked.
import { type DraftContent, openDraft, type Uid } from '~/domain/studio/document';
import { ownerLockWords } from '~/domain/studio/locks';
import { slots } from '~/widgets/slots.gen';
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
  const { blocks } = openDraft({ tabs, notes, meta: {} }, slots);
  return notes[uid]?.name ?? widgetName(blocks[uid]?.id ?? '');
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
