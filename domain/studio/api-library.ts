// The operator API: hydration, previews, media, templates, modules, pickers, people, audit. Times are ISO texts.
import type { Role } from './api';
import type { Person, Use } from './api-parts';
import type { DraftContent, Uid } from './document';
import type { PictureColour } from './picture-colours';

/** Audience of a preview: member level, roles, what he owns, time, platform. */
export interface Audience {
  identity: 'guest' | 'member';
  /** Member level, 0: none. */
  level: number;
  /** Also sees content that is visible to administrators only. */
  isAdmin: boolean;
  isDistributor: boolean;
  /** Holds the super member card that the mall sells. */
  isSuperVip: boolean;
  /** Has orders, coupons, points and balance; a new shopper has nothing. */
  hasAssets: boolean;
  /** Null: the current time. */
  at: string | null;
  platform: string;
  /** Null: the mall's permissions. */
  permissions: string[] | null;
  place: { latitude: number; longitude: number } | null;
}

export const DEFAULT_AUDIENCE: Audience = {
  identity: 'guest',
  level: 0,
  isAdmin: false,
  isDistributor: false,
  isSuperVip: false,
  hasAssets: false,
  at: null,
  platform: 'mobile',
  permissions: null,
  place: null,
};

/** POST `/hydrate`: `Hydrated`. Blocks of several tabs may be sent together. */
export interface HydrateRequest {
  blocks: { uid: Uid; value: unknown }[];
  audience: Audience;
}

export interface HydratedBlock {
  uid: Uid;
  /** Why shoppers do not see it; nothing is delivered then. */
  state: 'shown' | 'no-permission' | 'not-on-platform' | 'no-widget';
  delivered: unknown;
}

export interface Hydrated {
  blocks: HydratedBlock[];
}

/** POST `/documents/:doc/preview-links`: 201 with `token`, which is shown once. */
export interface NewPreviewLink {
  hours: number;
  audience: Audience;
}

/** GET `/documents/:doc/preview-links`: `{items: PreviewLink[]}`; DELETE `/preview-links/:id`: 204. */
export interface PreviewLink {
  id: number;
  audience: Audience;
  endsAt: string;
  by: Person;
  token?: string;
}

/** GET `/previews/:token?since=`, without a session: 200, or 204 after 25 s without a later version; 410 once the link has ended. */
export interface PreviewAnswer {
  doc: string;
  title: string;
  version: number;
  endsAt: string;
  audience: Audience;
  /** Blocks in page order, without hidden ones, as delivered to the audience. */
  tabs: { name: string; blocks: { id: string; v?: number; permission_key: string; data: unknown }[] }[];
}

export interface MediaRow {
  id: number;
  /** Address within the mall, as layouts store it. */
  url: string;
  kind: 'picture' | 'video';
  name: string;
  /** Null: not stated; '' decoration. */
  alt: string | null;
  folder: number | null;
  width: number;
  height: number;
  bytes: number;
  /** Its mean colour as `#rrggbb`; null of films, and until the picture was looked at. */
  mean: string | null;
  uses: number;
  at: string;
  by: Person | null;
  /** Changes made during the upload: 「SVG 已转成图片，其中的脚本已去掉」. */
  note?: string;
}

/** Query of GET `/media`: `Part<MediaRow>`. POST `/media` is multipart with `file` and `folder`: 201 `MediaRow`. */
export interface MediaQuery {
  q?: string;
  /** An id, or 'none'. */
  folder?: string;
  kind?: MediaRow['kind'];
  /** Pictures of which it fills a good part. */
  colour?: PictureColour;
  isUnused?: '1';
  /** Those of these addresses, parted by commas; 40 at most. */
  urls?: string;
  sort?: 'new' | 'name' | 'size';
  cursor?: string;
}

/** POST `/media/copy`: 201 `MediaRow`; 415 and 422 with the reason. Copies a picture of another host. */
export interface CopyPicture {
  url: string;
}

/** PATCH `/media/:id`: `MediaRow`. */
export interface MediaPatch {
  name?: string;
  alt?: string | null;
  folder?: number | null;
}

/** POST `/media/:id/replace` `{by: id}`: replaces every use, in drafts and live. */
export interface MediaReplaced {
  drafts: number;
  live: number;
}

/** POST `/media/:id/crop`: 201 with the new picture's `MediaRow`; in px of the picture. */
export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** GET, POST `{name}` `/media/folders`; PATCH `{name}`, DELETE `/media/folders/:id`: its pictures remain, without a folder. */
export interface MediaFolder {
  id: number;
  name: string;
  count: number;
}

/** GET `/templates`: `{items: TemplateRow[]}`. GET `/templates/:id`: `TemplateAnswer`. */
export interface TemplateRow {
  id: number;
  name: string;
  description: string;
  isShipped: boolean;
  blockCount: number;
  /** First of its widget types. */
  kinds: string[];
  at: string;
}

export interface TemplateAnswer extends TemplateRow {
  /** JSON of the component array. */
  text: string;
}

/**
 * POST `/templates` (201 `TemplateRow`): of texts of blocks; PATCH `{name, description}`, DELETE and POST
 * `/templates/:id/restore` for own ones.
 */
export interface NewTemplate {
  name: string;
  description: string;
  text: string;
  /** Without goods, coupons and so on, which are filled in from the mall on use. */
  isWithoutIds?: boolean;
}

/** POST `/templates/:id/apply` `{isOwnGoods}`: the texts of its blocks, to be inserted. */
export interface AppliedTemplate {
  texts: string[];
}

/** GET `/modules/:id/uses`, `/media/:id/uses`: `{items: Use[]}`. */
export interface UsesAnswer {
  items: Use[];
}

export const PICK_KINDS = [
  'goods',
  'cats',
  'coupons',
  'activity',
  'topics',
  'topic-cats',
  'stores',
  'mchs',
  'articles',
  'videos',
  'live',
  'modules',
  'links',
] as const;
export type PickKind = (typeof PICK_KINDS)[number];

/** What the goods form of the mall marks goods with, by the members of its answers: the labels that goods have. */
export const GOODS_MARKS = {
  is_sell_well: '热卖',
  is_quick_shop: '快速购买',
  is_negotiable: '价格面议',
} as const;
export type GoodsMark = keyof typeof GOODS_MARKS;

/** Query of GET `/pick/:kind`: `Part<Picked>`; with `ids` those in that order, missing ones marked as gone. */
export interface PickQuery {
  q?: string;
  ids?: string;
  cursor?: string;
  /** Goods: of a category; activity: its plugin's key; links: a group. */
  of?: string;
  /** Goods: on sale and in stock only. */
  isUsable?: '1';
  /** Goods: with this mark only. */
  mark?: GoodsMark;
}

/** One entry of a picker. `stored` is what a layout's list stores of it. */
export interface Picked {
  id: number;
  name: string;
  picUrl: string;
  /** Why it cannot be chosen, or soon not any more: 「已下架」「11-20 已结束」. */
  problem: string | null;
  isGone: boolean;
  /** Columns of the picker, by their title. */
  columns: Record<string, string | number>;
  stored: Record<string, unknown>;
  /** Categories: the parent. */
  parent?: number | null;
  /** Modules: the last change. */
  changedAt?: string;
}

/** GET, POST `/people` (owners): `{items: PersonRow[]}`, 201 with `password`, shown once. PATCH, DELETE `/people/:id`. */
export interface PersonRow extends Person {
  login: string;
  role: Role;
  isDisabled: boolean;
  lastSeenAt: string | null;
  password?: string;
}

export interface NewPerson {
  name: string;
  login: string;
  role: Role;
}

/** PATCH: `isSignedOut` ends all sessions, `isNewPassword` sets a new password, returned once. */
export interface PersonPatch {
  name?: string;
  role?: Role;
  isDisabled?: boolean;
  isSignedOut?: true;
  isNewPassword?: true;
}

/** GET, POST `/invitations` (owners): `{items: InvitationRow[]}` of open ones, 201 with `token`, returned once. DELETE `/invitations/:id`: 204. */
export interface InvitationRow {
  id: number;
  /** '' where the invited person is to choose it. */
  name: string;
  role: Role;
  by: Person;
  endsAt: string;
  token?: string;
}

export interface NewInvitation {
  name: string;
  role: Role;
  hours: number;
}

/** POST `/invitations/open` `{token}`, without a session: what one is invited to; 404, 410 with the reason. */
export interface InvitationOffer {
  mall: string;
  name: string;
  role: Role;
  by: string;
  endsAt: string;
}

/** POST `/invitations/accept`, without a session: 201 with `Me`; 409 with one. */
export interface AcceptInvitation {
  token: string;
  name: string;
  login: string;
  password: string;
}

/** Query of GET `/audit`: `Part<AuditRow>`; `format=csv` returns a file. */
export interface AuditQuery {
  doc?: string;
  operator?: string;
  action?: string;
  from?: string;
  to?: string;
  cursor?: string;
  format?: 'csv';
}

export interface AuditRow {
  id: number;
  by: (Person & { isAgent: boolean }) | null;
  action: string;
  doc: string | null;
  /** Title of the document at that time. */
  title: string;
  detail: Record<string, unknown>;
  at: string;
  from: string;
}

/** Content of a settings document: one value in `meta`. */
export type SettingContent = Pick<DraftContent, 'meta'>;
