// The operator API: import and export.
import type { AccessLimit, DOC_KINDS, DocKind, PageMeta, SETTING_DOCS } from './api';
import type { PlacedNotes } from './document';
import type { Pointer } from './pointer';

/** POST `/import`: a dry run, `ImportReport`. POSTs to `/pages` `{from: 'import'}`, `/modules` and `/user-centers` create from it. */
export interface ImportRequest {
  text: string;
}

export interface ImportIssue {
  tab: number;
  /** From 0. */
  block: number;
  id: string;
  at: Pointer;
  message: string;
}

/** An entry that this mall does not have: shoppers do not see it. */
export interface MissingEntry extends ImportIssue {
  kind: 'goods' | 'coupons' | 'modules';
}

export interface ImportedDoc {
  kind: (typeof DOC_KINDS)[number];
  /** Of its row at the other mall, where the file has it. */
  id: number | null;
  title: string;
  /** Settings of a page; who may see it is nobody where that cannot be read. */
  meta: Omit<PageMeta, 'title'>;
  tabs: { name: string; text: string; blockCount: number; notes?: PlacedNotes }[];
  issues: ImportIssue[];
  /** Pictures at other hosts. */
  pictures: string[];
  missing: MissingEntry[];
  /** Why it is not chosen at first; null for none. */
  doubt: string | null;
}

/** A setting of the other mall, for the draft of the same setting here. */
export interface ImportedSetting {
  doc: (typeof SETTING_DOCS)[number];
  meta: Record<string, unknown>;
  pictures: string[];
  /** What of it cannot be stored here; null for nothing. */
  problem: string | null;
}

/** What is recognised, but not imported; `place`: where the studio has it. */
export interface ImportRemark {
  message: string;
  place: DocKind | null;
}

export interface ImportReport {
  /** Recognised format. */
  kind: 'components' | 'page' | 'template' | 'list' | 'tables' | 'old-home' | 'export' | 'config';
  docs: ImportedDoc[];
  settings: ImportedSetting[];
  remarks: ImportRemark[];
}

/** `data`: the stored text, byte for byte; `notes` beside it, so that hidden blocks stay hidden. */
export interface ExportedLayout {
  data: unknown;
  notes?: PlacedNotes;
}

/**
 * GET `/export?pages=1,2&modules=3&user-centers=4` (default: all of each): the input of an import, with the modules that
 * the pages contain; `for=mall` leaves out hidden blocks, notes and uids, and has the limit as JSON text.
 */
export interface ExportFile {
  pagoda: 1;
  pages: {
    title: string;
    platform: string;
    show_navs: boolean;
    access_limit: AccessLimit | string | null;
    navs: ({ name: string } & ExportedLayout)[];
  }[];
  modules: ({ id: number; name: string } & ExportedLayout)[];
  user_centers: ({ id: number; name: string; platform: string } & ExportedLayout)[];
}
