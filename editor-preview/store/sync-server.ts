// Requests of saving, and what their answers say.
import type {
  ClashReport,
  DocumentAnswer,
  OpsClashed,
  OpsSaved,
  PostOps,
  SavedOps,
} from '~/domain/studio/api';
import type { Person } from '~/domain/studio/api-parts';
import type { Op } from '~/domain/studio/ops';
import { api, StudioError } from '../services/api';
import type { Batch } from './pending-db';

/** Requests of saving; a test gives a server of its own. */
export interface SyncServer {
  post: (body: PostOps, key: string) => Promise<OpsSaved>;
  read: () => Promise<Pick<DocumentAnswer, 'version' | 'content'>>;
}

export const serverOf = (doc: string): SyncServer => ({
  post: (body, idempotencyKey) =>
    api<OpsSaved>(`documents/${doc}/ops`, { method: 'POST', body, idempotencyKey }),
  read: () => api<DocumentAnswer>(`documents/${doc}`),
});

export type Answered = OpsSaved &
  Pick<OpsClashed, 'clashes'> & {
    /** Names a block that is locked, and who can unlock it. */
    lockWords?: string;
  };

/** The answer also where some of it clashed. */
export async function answerOf(server: SyncServer, { body, key }: Batch): Promise<Answered> {
  try {
    return { ...(await server.post(body, key)), clashes: [] };
  } catch (error) {
    if (!(error instanceof StudioError) || (error.code !== 'clash' && error.code !== 'locked')) throw error;
    const { version, others, clashes } = error.answer as unknown as OpsClashed;
    return {
      version,
      others,
      clashes,
      ...(error.code === 'locked' ? { lockWords: `${error.message}，修改没有保存` } : {}),
    };
  }
}

/** Who wrote where an operation clashes: as the server says, else who saved last. */
export function writerOf(
  clashes: readonly ClashReport[],
  others: readonly SavedOps[],
): (op: Op) => Person | null {
  const last = others.at(-1)?.by ?? null;
  return (op) => clashes.find(({ uid }) => 'uid' in op && uid === op.uid)?.by ?? last;
}

/** Why the server refuses an operation for good. */
export const REFUSALS: Readonly<Partial<Record<ClashReport['code'], string>>> = {
  locked: '这一块被所有者锁定，修改没有保存',
  limit: '组件太多，修改没有保存',
  invalid: '有一处修改服务器读不懂，没有保存',
};

/** What is said of the operations that the server refuses for good. */
export const refusalWords = ({ clashes, lockWords }: Answered): string[] =>
  clashes.flatMap(({ code, message }) => {
    const words = code === 'locked' ? (lockWords ?? REFUSALS[code]) : REFUSALS[code];
    if (words === undefined) return [];
    return message === undefined ? words : `没有保存：${message}`;
  });
