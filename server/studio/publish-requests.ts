// Parses requests that publish, and freezes their draft.
import type { Call } from './call';
import type { Trx } from '../db/transaction';
import { type Checking, requirePublishable } from './check-content';
import type { DocRef } from './doc-name';
import {
  type Draft,
  hasChanges,
  ifMatchVersion,
  lockDraft,
  requireUntrashed,
  requireVersion,
} from './drafts';
import { type Fields, fieldsOf, numberOf, textOf } from './fields';
import { readLive } from './live';
import { requireFinished } from './setting-check';
import { readSettings } from './settings';
import { invalidField, StudioError } from './studio-error';

const MAX_NOTE = 200;

export const noteOf = (fields: Fields): string => textOf(fields, 'note', { label: '说明', max: MAX_NOTE });

export interface PublishRequest {
  version: number;
  note: string;
}

/** The version is in the body; an `If-Match` header must be equal. */
export function publishRequestOf(call: Call): PublishRequest {
  const fields = fieldsOf(call.body);
  const version = numberOf(fields, 'version', { label: 'version', min: 1, max: 2_000_000_000 });
  if (call.ifMatch !== null && ifMatchVersion(call.ifMatch) !== version)
    throw new StudioError('stale', { current: ifMatchVersion(call.ifMatch) });
  return { version, note: noteOf(fields) };
}

/** The locked draft at the request's version, within the mall's rules. @throws StudioError 409, 422. */
export async function publishableDraft(
  trx: Trx,
  call: Checking,
  { ref, version, note }: PublishRequest & { ref: DocRef },
): Promise<Draft> {
  await requireUntrashed(trx, ref);
  const draft = await lockDraft(trx, ref);
  requireVersion(draft, version);
  const { isLive, content } = await readLive(trx, ref);
  if (isLive && !hasChanges(draft)) throw new StudioError('state', { message: '线上已经是这个版本' });
  const { isNoteRequired } = await readSettings(trx);
  if (isNoteRequired && note === '') throw invalidField('/note', '请写一句说明');
  await requirePublishable(trx, draft, call);
  requireFinished(ref, content.meta, draft.content.meta);
  return draft;
}
