// What there is to say of an import: issues by place, pictures at other hosts, goods that this mall does not have.
import { isRecord } from '~/domain/record';
import type { ImportedPage, ImportIssue } from '~/domain/studio/api-library';
import { issueWords } from '~/renderer/issue-words';
import { type Face, readLayout } from '~/renderer/read-layout';
import type { Validate } from '~/schemas/validate';
import { registry } from '~/widgets/registry.gen';
import * as validators from '~/widgets/validators.gen';
import { idsOf } from '../families/index/hydrate/hydrator';
import type { Db } from './call';
import type { RecognisedPage } from './import-reading';
import { widgetName } from './widget-names';

const VALIDATORS: Readonly<Record<string, Validate | undefined>> = { ...validators };

const pascal = (id: string): string =>
  id.replace(/(^|[-_])(\w)/g, (_match, _dash, letter: string) => letter.toUpperCase());

/** The validator of a widget's stored or delivered data. */
export const validatorOf = (id: string, face: Face): Validate | undefined =>
  VALIDATORS[`validate${pascal(id)}${face === 'stored' ? 'Data' : 'Delivered'}`];

/** As the stored validators see the data itself, before anything is coerced. */
const READ = { registry, face: 'stored', validatorOf } as const;

function issuesOf(text: string, tab: number): ImportIssue[] {
  const { layout, issues } = readLayout(text, READ);
  return issues.map((issue) => {
    const [, digits = '0', rest = ''] = /^\/(\d+)(.*)$/.exec(issue.pointer) ?? [];
    const block = Number(digits);
    const id = layout.nodes[block]?.id ?? '';
    const place = `第 ${block + 1} 块 ${widgetName(id)}`;
    return { tab, block, id, at: rest, message: `${place}：${issueWords(issue)}` };
  });
}

function picturesIn(value: unknown): string[] {
  if (typeof value === 'string')
    return /^https?:\/\/\S+\.(?:jpe?g|png|gif|webp|avif|svg)(?:\?\S*)?$/i.test(value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(picturesIn);
  return isRecord(value) ? Object.values(value).flatMap(picturesIn) : [];
}

function goodsIn(value: unknown): number[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((block: unknown) =>
    isRecord(block) && block['id'] === 'goods' && isRecord(block['data']) ? idsOf(block['data']['list']) : [],
  );
}

async function missingOf(db: Db, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('goods')
    .select('id')
    .where('id', 'in', [...ids])
    .where('deleted_at', 'is', null)
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !known.has(id));
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

export async function checkImport(db: Db, page: RecognisedPage): Promise<ImportedPage> {
  const values = page.tabs.map(({ text }) => parsed(text));
  const ids = [...new Set(values.flatMap(goodsIn))];
  return {
    title: page.title,
    tabs: page.tabs.map((tab, index) => {
      const value = values[index];
      return { ...tab, blockCount: Array.isArray(value) ? value.length : 0 };
    }),
    issues: page.tabs.flatMap(({ text }, tab) => issuesOf(text, tab)),
    pictures: [...new Set(values.flatMap(picturesIn))],
    missingGoods: await missingOf(db, ids),
  };
}
