// Names of documents: `page-3`, `module-5`, `user-center-1` by the id of their row, and the settings.
import { DOC_KINDS, type DocKind, SETTING_DOCS } from '~/domain/studio/api';
import { StudioError } from './studio-error';

export type RowKind = (typeof DOC_KINDS)[number];
export type SettingDoc = (typeof SETTING_DOCS)[number];

export type DocRef = { kind: RowKind; id: number; doc: string } | { kind: SettingDoc; id: 0; doc: string };

const NAME = new RegExp(`^(${DOC_KINDS.join('|')})-([1-9]\\d{0,9})$`);
const MAX_ID = 2_147_483_647;

export const isRowKind = (kind: DocKind): kind is RowKind => DOC_KINDS.some((one) => one === kind);

/** @throws StudioError 404 for an invalid name. */
export function docRefOf(doc: string): DocRef {
  const setting = SETTING_DOCS.find((name) => name === doc);
  if (setting !== undefined) return { kind: setting, id: 0, doc };
  const [, kind, digits] = NAME.exec(doc) ?? [];
  const known = DOC_KINDS.find((one) => one === kind);
  if (known === undefined || Number(digits) > MAX_ID) throw new StudioError('not-found');
  return { kind: known, id: Number(digits), doc };
}

export const pageDoc = (id: number): string => `page-${id}`;
export const moduleDoc = (id: number): string => `module-${id}`;
export const userCenterDoc = (id: number): string => `user-center-${id}`;
