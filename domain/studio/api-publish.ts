// The operator API: versions, publishing, schedules and reviews. Times are ISO texts.
import type { Person } from './api-parts';
import type { Issue } from './check/issue';
import type { PageWeight } from './check/weight';
import type { DraftContent, Uid } from './document';

export const VERSION_KINDS = ['published', 'saved', 'before-restore', 'submitted', 'scheduled'] as const;
export type VersionKind = (typeof VERSION_KINDS)[number];

export interface VersionRow {
  id: number;
  /** Consecutive, from 1, for each document. */
  number: number;
  kind: VersionKind;
  note: string;
  by: Person;
  at: string;
  isLive: boolean;
  /** Last time it went live and ended; null: never, and not yet. */
  liveFrom: string | null;
  liveTo: string | null;
}

/** GET `/versions/:id`. */
export interface VersionAnswer extends VersionRow {
  doc: string;
  content: DraftContent;
}

/** POST `/documents/:doc/versions` (201 `VersionRow`). */
export interface KeepVersion {
  note: string;
}

/** GET `/versions/:a/diff/:b`; `b` is an id or `draft`. The studio generates the texts from it. */
export interface VersionDiff {
  a: VersionAnswer;
  b: VersionAnswer | { version: number; content: DraftContent };
}

/** POST `/documents/:doc/check` `{version}`: `CheckAnswer`; 409 `stale` when the draft has another version. */
export interface CheckAnswer {
  version: number;
  /** Also those that were dismissed; how blocks look on a phone only the preview knows. */
  issues: Issue[];
  /** What a phone loads, by the key of the tab. */
  weights: Record<string, PageWeight>;
}

/**
 * POST `/documents/:doc/publish`: 201 `Published`; 409 `stale` when the draft has another version; 422 `invalid` with
 * the places of what must be mended (`/blocks/<uid>/data/…`).
 */
export interface Publish {
  version: number;
  note: string;
}

export interface Published {
  version: VersionRow;
  /** Version of the draft afterwards: its tabs have row ids now. */
  draftVersion: number;
}

/**
 * POST `/documents/:doc/unpublish` `{to: 'previous'}` restores the previous version, 'none' takes the page offline:
 * `Unpublished`.
 */
export interface Unpublish {
  to: 'previous' | 'none';
}

export interface Unpublished {
  /** The live version. */
  version: VersionRow | null;
}

/** What follows at `until`: the previous live version, none, or one of these ids. */
export type ScheduleEnd = 'previous' | 'disable' | number;

/**
 * POST and PATCH `/documents/:doc/schedule` (201 and 200 `Schedule`), DELETE (204), which cancels it, or dismisses what
 * did not happen. A PATCH with `at` null puts the frozen version live at once: null
 * where it has no end.
 */
export interface NewSchedule extends Publish {
  /** Null: publishes at once, to end at `until`. */
  at: string | null;
  until: string | null;
  after: ScheduleEnd;
}

export interface Schedule {
  id: number;
  /** The frozen version. */
  version: VersionRow;
  at: string;
  until: string | null;
  after: ScheduleEnd;
  /** 'running': live until its end; 'overtaken': another version was live at its end, which changed nothing. */
  state: 'waiting' | 'running' | 'done' | 'cancelled' | 'overtaken' | 'failed';
  /** Why it failed, in words for operators; '' otherwise. */
  reason: string;
  by: Person;
}

/** POST `/documents/:doc/review`: 201 `Review`. */
export interface SubmitReview {
  version: number;
  words: string;
}

/** POST `/reviews/:id/approve` `{note}` (`Published`), `/return` (`Review`), `/withdraw` (`Review`). */
export interface ReturnReview {
  words: string;
  notes: Record<Uid, string>;
}

/** GET `/reviews?state=`: `Part<Review>`. */
export interface Review {
  id: number;
  doc: string;
  title: string;
  version: VersionRow;
  /** Version of the draft that was submitted, without later changes. */
  draftVersion: number;
  state: 'waiting' | 'approved' | 'returned' | 'withdrawn';
  words: string;
  answer: { words: string; notes: Record<Uid, string>; by: Person; at: string } | null;
  by: Person;
  at: string;
}
