// Uids of new blocks, which no document has had before.
import type { Uid } from '~/domain/studio/document';

export const newUid = (): Uid => crypto.randomUUID().replaceAll('-', '').slice(0, 12);
