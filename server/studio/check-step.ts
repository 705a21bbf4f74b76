// What no step of a draft may do, on whatever way it comes: hide text, outgrow the limit, break an owner's lock.
import {
  type DraftContent,
  hidesNothing,
  openDraft,
  type TabContent,
  type Uid,
} from '~/domain/studio/document';
import { brokenLock } from '~/domain/studio/locks';
import { slots } from '~/widgets/slots.gen';
import type { Call } from './call';
import type { Trx } from '../db/transaction';
import { CONTENT_BYTES, contentBytes } from './document-limits';
import { lockedError } from './owner-locks';
import { StudioError } from './studio-error';

/** @throws StudioError 422 for a tab with text that operators were not shown. */
export function requireNothingHidden(tabs: readonly TabContent[]): void {
  const tab = tabs.find((one) => !hidesNothing(one));
  if (tab !== undefined)
    throw new StudioError('invalid', {
      message: `「${tab.name}」在组件之外还有内容，不能保存`,
      at: `/tabs/${tab.key}`,
    });
}

interface Step {
  before: DraftContent;
  after: DraftContent;
  operator: Pick<Call['operator'], 'role'>;
}

const hasLocks = ({ notes }: DraftContent): boolean =>
  Object.values(notes).some(({ locked }) => locked === 'owner');

/** Both are read only where a lock may be broken. */
const lockBroken = (before: DraftContent, after: DraftContent): Uid | undefined =>
  hasLocks(before) || hasLocks(after)
    ? brokenLock(openDraft(before, slots), openDraft(after, slots))
    : undefined;

/** A draft that exceeds a limit already may remain, but not grow. @throws StudioError 403, 413, 422. */
export async function requireStep(trx: Trx, { before, after, operator }: Step): Promise<void> {
  const known = new Map(before.tabs.map((tab) => [tab.key, tab]));
  requireNothingHidden(
    after.tabs.filter(({ key, head, tail }) => {
      const was = known.get(key);
      return was?.head !== head || was.tail !== tail;
    }),
  );
  const bytes = contentBytes(after);
  if (bytes > CONTENT_BYTES && bytes > contentBytes(before)) throw new StudioError('too-large');
  const uid = operator.role === 'owner' ? undefined : lockBroken(before, after);
  if (uid !== undefined) throw await lockedError(trx, before, uid);
}
