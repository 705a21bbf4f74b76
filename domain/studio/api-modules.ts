// The operator API: modules and user centres. Times are ISO texts.
import type { Use } from './api-parts';
import type { BlockNote, Uid } from './document';

/**
 * GET `/modules`: `Part<ModuleRow>`, with `state=trashed` those that can be restored; POST `{name, text, notes,
 * isOwnGoods}`: 201 `ModuleRow`; PATCH `{name}`; DELETE: 409 with uses, as long as there are any; POST
 * `/modules/:id/restore`: `ModuleRow`.
 */
export interface ModuleRow {
  id: number;
  doc: string;
  name: string;
  blockCount: number;
  uses: number;
  isLive: boolean;
  hasChanges: boolean;
  changedAt: string;
  /** Null where it is not in the trash. */
  deletedAt: string | null;
}

/** GET `/modules/:id/blocks`: as shoppers get them, with the spelling of every value; of a deleted module too. `inner`: of blocks in slots. */
export interface ModuleBlocks {
  blocks: { text: string; note?: BlockNote; inner?: Readonly<Record<Uid, BlockNote>> }[];
}

/**
 * GET `/modules/:id/detach`: what POST there would do, which replaces the module by its blocks wherever it is used, and
 * deletes it: `Detached`.
 */
export interface DetachPlan {
  uses: Use[];
  /** Numbers of documents. */
  drafts: number;
  live: number;
  /** Titles of documents with several modules in one block: their tabs are gone afterwards. */
  tabbed: string[];
  /** Why it is not possible now, each with the document's title. */
  refusals: string[];
}

export type Detached = Pick<DetachPlan, 'drafts' | 'live'> & { documents: number };

/**
 * GET `/user-centers`: `{items: UserCenterRow[]}`, with `state=trashed` those that can be restored; POST `{name, text,
 * notes, isOwnGoods}`: 201; PATCH `{name}` or `{platforms}`; DELETE: 409 where it is on a platform; POST
 * `/user-centers/:id/restore`.
 */
export interface UserCenterRow extends Pick<ModuleRow, 'id' | 'doc' | 'name' | 'changedAt' | 'deletedAt'> {
  platforms: string[];
}
