// The operator API below `studio/api`: sign in, pages, documents. Times are ISO texts.
import type { ErrorAnswer, Person, Use } from './api-parts';
import type { Review, Schedule, VersionRow } from './api-publish';
import type { DraftContent, PlacedNotes, Uid } from './document';
import type { Clash, Op } from './ops';
import type { Pointer } from './pointer';

/**
 * Sent as `X-Studio` with every write; a server of another protocol responds 412. Every POST also has an
 * `Idempotency-Key`; a repetition gets the first response.
 */
export const STUDIO_PROTOCOL = 1;

/** Roles in ascending order of their rights. */
export const ROLES = ['viewer', 'editor', 'owner'] as const;
export type Role = (typeof ROLES)[number];

/** POST `/session`: 201 with `Me`. GET `/session`: `Me`, null for nobody. DELETE `/session`: 204; `?everywhere=1` ends all sessions. */
export interface SignIn {
  login: string;
  password: string;
  /** Answer of the picture captcha, once the code `captcha` asked for it. */
  captcha?: string;
}

/** PUT `/session/password`: 204, all other sessions end. */
export interface PasswordChange {
  current: string;
  next: string;
}

export interface Rights {
  /** Drafts, media, templates, modules. */
  canEdit: boolean;
  /** Publish, schedule, unpublish; editors submit for review instead where approval is on. */
  canPublish: boolean;
  /** Approve and return what was submitted; people, settings. */
  isOwner: boolean;
}

export interface Me {
  operator: Person & { login: string; role: Role };
  rights: Rights;
  protocol: number;
  /** Clock of the server. */
  now: string;
  settings: StudioSettings;
  /** The mall's permission keys: widgets and links of others are locked. */
  permissions: string[];
  /** Their names for operators, by key. */
  permissionNames: Record<string, string>;
  /** Of the theme that shoppers see, as hex. */
  mainColour: string;
  /** Names of owners, who open the locks of owners. */
  owners: string[];
  /** Member levels that an audience can have. */
  levels: { level: number; name: string }[];
  /** Accounts whose passwords somebody guessed at within a week, and when: all for owners, else one's own. */
  guessed?: { name: string; at: string }[];
}

/** GET and PATCH `/settings`. */
export interface StudioSettings {
  /** Editors submit for review instead of publishing. */
  isApproved: boolean;
  /** A note is required when publishing. */
  isNoteRequired: boolean;
  /** Blocks of a tab. */
  maxBlocks: number;
  /** Default lifetime of a preview link, in hours. */
  previewHours: number;
  /** Time of the day that a schedule is given at first, on the mall's clock: `20:00`. */
  scheduleTime: string;
  /** The same of its end. */
  endTime: string;
}

/** State of a page in the list; the first matching one. */
export const PAGE_STATES = [
  'trashed',
  'disabled',
  'review',
  'scheduled',
  'changed',
  'live',
  'draft',
] as const;
export type PageState = (typeof PAGE_STATES)[number];

/** Who may see a page; null: everyone. */
export interface AccessLimit {
  is_all: 0 | 1;
  member: { level: number; name: string }[];
}

/** The columns of `diy_pages` beside its tabs: the `meta` of a page's document. */
export interface PageMeta {
  title: string;
  show_navs: boolean;
  access_limit: AccessLimit | null;
}

export interface PageRow {
  id: number;
  /** `page-3`. */
  doc: string;
  title: string;
  state: PageState;
  isLive: boolean;
  /** When the live version went live; null where none was published here. */
  liveFrom: string | null;
  hasChanges: boolean;
  isDisabled: boolean;
  /** Platform keys whose home this is. */
  platforms: string[];
  /** Home of every platform that has no page of its own. */
  isHome: boolean;
  access_limit: AccessLimit | null;
  /** Time of the next scheduled change, with its direction. */
  scheduled: { at: string; what: 'publish' | 'end' } | null;
  /** Blocks of all tabs of the draft, else of the live version. */
  blockCount: number;
  changedAt: string;
  changedBy: Person | null;
  /** Visits of the last seven days. */
  views: number;
  deletedAt: string | null;
}

/** Query of GET `/pages`: `Part<PageRow>` with `total`; `q` finds titles, texts in blocks, widget types. */
export interface PagesQuery {
  q?: string;
  state?: PageState;
  /** A platform key: pages that are its home. */
  platform?: string;
  /** Id of a widget: pages that have a block of it. */
  kind?: string;
  sort?: 'changed' | 'title' | 'views';
  cursor?: string;
  limit?: number;
}

/** POST `/pages`: 201 with `PageRow`. */
export type NewPage = { title: string } & (
  | { from: 'blank' }
  | { from: 'template'; template: number; isOwnGoods?: boolean }
  | { from: 'page'; page: number }
  | {
      from: 'import';
      tabs: { name: string; text: string; notes?: PlacedNotes }[];
      meta?: Partial<PageMeta>;
      /** Goods that are not here are replaced by the mall's own. */
      isOwnGoods?: boolean;
    }
);

/** PATCH `/pages/:id` (also `platforms: []`): `PageRow`. Effective at once, also for shoppers. */
export interface PagePatch {
  title?: string;
  access_limit?: AccessLimit | null;
  show_navs?: boolean;
  platforms?: string[];
  isHome?: boolean;
  isDisabled?: boolean;
}

/** `page-3`, `module-5`, `user-center-1` with the id of their row, and the settings. */
export const DOC_KINDS = ['page', 'module', 'user-center'] as const;
export const SETTING_DOCS = ['auth', 'tab-bar', 'title-bar', 'quick-nav', 'theme'] as const;
export type DocKind = (typeof DOC_KINDS)[number] | (typeof SETTING_DOCS)[number];

/** GET `/documents/:doc`, with its `ETag`: the draft, created from the live version where there is none. */
export interface DocumentAnswer {
  doc: string;
  kind: DocKind;
  version: number;
  content: DraftContent;
  changedAt: string;
  changedBy: Person | null;
  hasChanges: boolean;
  /** Whose changes the live version does not have, the last first. */
  authors: Person[];
  isTrashed: boolean;
  /** Switched off: publishing shows it again. */
  isDisabled: boolean;
  live: VersionRow | null;
  schedule: Schedule | null;
  review: Review | null;
  /** Tabs whose layout other pages show as well, by key. */
  shared: Record<string, { id: number; title: string }[]>;
  /** Platform keys whose home the page is, by itself or for want of another. */
  homeOf: string[];
  /** Pages that contain the module. */
  uses: Use[];
}

/** Operations as saved, for windows with an earlier version. */
export interface SavedOps {
  version: number;
  ops: Op[];
  /** The step's name, such as 「优惠券 · 背景色」. */
  name: string;
  by: Person;
  /** The window that sent them. */
  session: string;
  at: string;
}

/** POST `/documents/:doc/ops`. The session is a random id of the window, at most 40 characters. */
export interface PostOps {
  /** The sender's version, without its unsent operations. */
  base: number;
  ops: Op[];
  name: string;
  session: string;
}

/**
 * 200. `others` are the operations of others between `base` and `version`, in order; null when they are
 * no longer stored: reload the draft.
 */
export interface OpsSaved {
  version: number;
  others: SavedOps[] | null;
}

export interface ClashReport {
  /** Index in `PostOps.ops`. */
  index: number;
  code: Clash['code'] | 'locked' | 'limit' | 'invalid';
  uid?: Uid;
  at?: Pointer;
  mine?: unknown;
  theirs?: unknown;
  /** Why it was refused, in words for operators, where the code does not say it. */
  message?: string;
  /** Author of the current value, where known. */
  by: Person | null;
}

/** 409 with code `clash`, 403 with `locked` where one is by a lock: these were not applied, all others were. */
export type OpsClashed = ErrorAnswer & OpsSaved & { clashes: ClashReport[] };

/** PUT `/documents/:doc` with `If-Match`: swaps the whole draft; `DocumentAnswer`. */
export interface PutDocument {
  content: DraftContent;
  name: string;
  session: string;
}

export interface Presence extends Person {
  session: string;
  /** The selected block. */
  uid: Uid | null;
  tab: string | null;
}

/** How a document stands beside its draft, by what changes of it: windows that have it open read the document again. */
export interface Standing {
  /** Ids of the versions and of what is planned. */
  live: number | null;
  schedule: Pick<Schedule, 'id' | 'state' | 'at' | 'until' | 'after'> | null;
  review: Pick<Review, 'id' | 'state'> | null;
  isDisabled: boolean;
}

/** Server-sent events of GET `/documents/:doc/events?session=`, by their name. */
export interface DocumentEvents {
  /** All windows that have the document open, including this one. */
  presence: Presence[];
  ops: SavedOps;
  /** The draft was replaced: reload it. */
  replaced: { version: number; by: Person; session: string };
  published: { version: VersionRow | null; by: Person };
  /** At the beginning of each stream, and when something was published, scheduled, submitted, answered or disabled. */
  standing: Standing;
  /** At the beginning of each stream, and when a role or the need of an approval changed. */
  rights: Rights;
  /** The page was deleted, or the session is over. */
  closed: { reason: 'deleted' | 'signed-out' };
}

/** PUT `/documents/:doc/presence`: 204. */
export interface PutPresence {
  session: string;
  uid: Uid | null;
  tab: string | null;
}
