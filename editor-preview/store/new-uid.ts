// Uids of new blocks, which no document has had before.
import { randomId } from '~/domain/random-id';
import type { Uid } from '~/domain/studio/document';

export const newUid = (): Uid => randomId().slice(0, 12);
