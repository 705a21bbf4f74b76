// Kysely types of the tables of 150-studio.sql and 265-invitations.sql.
import type { Role } from '~/domain/studio/api';
import type { Audience } from '~/domain/studio/api-library';
import type { PictureColour } from '~/domain/studio/picture-colours';
import type { Schedule, Review, VersionKind } from '~/domain/studio/api-publish';
import type {
  Defaulted,
  Json,
  JsonDefaulted,
  JsonOrNull,
  SoftDeleted,
  Time,
  TimeNow,
  TimeOrNull,
} from './columns';

export interface OperatorsTable extends SoftDeleted {
  id: Defaulted<number>;
  name: string;
  /** Lower case. */
  login: string;
  role: Role;
  password_hash: string;
  disabled_at: TimeOrNull;
}

export interface OperatorSessionsTable {
  token_hash: string;
  operator_id: number;
  created_at: TimeNow;
  last_seen_at: TimeNow;
  expires_at: Time;
}

export interface OperatorDevicesTable {
  token_hash: string;
  operator_id: number;
  created_at: TimeNow;
  used_at: TimeNow;
}

export interface StudioAnswersTable {
  operator_id: number;
  key: string;
  request_hash: string;
  status: number;
  /** JSON text. */
  answer: string;
  expires_at: Time;
}

export interface StudioDraftsTable {
  doc: string;
  version: Defaulted<number>;
  /** Version that went live last; null while none did. */
  published_version: number | null;
  /** JSON text of a DraftContent. */
  content: string;
  changed_by: number | null;
  changed_at: TimeNow;
  created_at: TimeNow;
}

export interface StudioOpsTable {
  doc: string;
  version: number;
  operator_id: number;
  session: string;
  name: string;
  /** JSON text of a list of Op. */
  ops: string;
  created_at: TimeNow;
}

export interface StudioVersionsTable {
  id: Defaulted<number>;
  doc: string;
  number: number;
  kind: VersionKind;
  /** JSON text of a DraftContent. */
  content: string;
  note: Defaulted<string>;
  draft_version: number;
  /** Null for what was live before the studio. */
  operator_id: number | null;
  live_from: TimeOrNull;
  live_to: TimeOrNull;
  /** What was live when it first went live; null for nothing. */
  replaces_id: number | null;
  created_at: TimeNow;
}

export interface StudioSchedulesTable {
  id: Defaulted<number>;
  doc: string;
  version_id: number;
  publish_at: Time;
  end_at: TimeOrNull;
  after_kind: 'previous' | 'disable' | 'version';
  after_version_id: number | null;
  previous_version_id: number | null;
  state: Defaulted<Schedule['state']>;
  /** Words for operators; '' unless it failed. */
  reason: Defaulted<string>;
  dismissed_at: TimeOrNull;
  operator_id: number;
  created_at: TimeNow;
}

export interface StudioReviewsTable {
  id: Defaulted<number>;
  doc: string;
  version_id: number;
  state: Defaulted<Review['state']>;
  words: Defaulted<string>;
  answer: JsonOrNull<{ words: string; notes: Record<string, string> }>;
  operator_id: number;
  answered_by: number | null;
  answered_at: TimeOrNull;
  created_at: TimeNow;
}

export interface StudioTemplatesTable extends SoftDeleted {
  id: Defaulted<number>;
  name: string;
  description: Defaulted<string>;
  /** JSON text of the component array. */
  content: string;
  is_shipped: Defaulted<boolean>;
  operator_id: number | null;
}

export interface StudioMediaFoldersTable {
  id: Defaulted<number>;
  name: string;
  created_at: TimeNow;
}

export interface StudioMediaTable extends SoftDeleted {
  id: Defaulted<number>;
  /** SHA-256 of the stored file. */
  hash: string;
  /** `uploads/…`, as layouts name it. */
  path: string;
  kind: Defaulted<'picture' | 'video'>;
  width: Defaulted<number>;
  height: Defaulted<number>;
  /** Of pictures; null until they are looked at. */
  colours: JsonOrNull<PictureColour[]>;
  /** Mean colour as `#rrggbb`; null of films, of unreadable files, and until they are looked at. */
  mean: string | null;
  bytes: number;
  name: string;
  alt: string | null;
  folder_id: number | null;
  operator_id: number | null;
}

export interface StudioMediaUsesTable {
  media_id: number;
  doc: string;
  is_live: boolean;
  uid: string;
  pointer: string;
}

export interface StudioPreviewLinksTable {
  id: Defaulted<number>;
  token_hash: string;
  doc: string;
  audience: Json<Audience>;
  operator_id: number;
  expires_at: Time;
  revoked_at: TimeOrNull;
  created_at: TimeNow;
}

export interface StudioInvitationsTable {
  id: Defaulted<number>;
  token_hash: string;
  /** '' where the invited person is to choose it. */
  name: Defaulted<string>;
  role: Role;
  /** The owner who invites. */
  operator_id: number;
  expires_at: Time;
  accepted_at: TimeOrNull;
  revoked_at: TimeOrNull;
  created_at: TimeNow;
}

export interface StudioPicturesTable {
  doc: string;
  /** 'draft', or the id of a version. */
  shown: string;
  /** Of what it shows. */
  digest: string;
  svg: string;
  expires_at: Time;
}

export interface StudioPresenceTable {
  doc: string;
  session: string;
  operator_id: number;
  uid: string | null;
  tab: string | null;
  seen_at: TimeNow;
}

export interface StudioAuditTable {
  id: Defaulted<number>;
  operator_id: number | null;
  is_agent: Defaulted<boolean>;
  action: string;
  doc: string | null;
  title: Defaulted<string>;
  detail: JsonDefaulted<Record<string, unknown>>;
  network: Defaulted<string>;
  created_at: TimeNow;
}
