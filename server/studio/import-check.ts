// Checks an import: issues by path, pictures on other hosts, what this mall does not have.
import { isRecord } from '~/domain/record';
import type { ImportedDoc, ImportedSetting, ImportIssue, ImportReport } from '~/domain/studio/api-import';
import { tabOf } from '~/domain/studio/document';
import { pictureAddresses } from '~/domain/studio/picture-addresses';
import { timeProblem } from '~/domain/studio/check/field-rules';
import { placesOf } from '~/domain/studio/check/places';
import type { WidgetForm } from '~/domain/studio/form';
import { pointerOf } from '~/domain/studio/pointer';
import { type Reading, readings } from '~/domain/studio/readings';
import { SETTING_FORMS, settingProblems } from '~/domain/studio/settings/setting-problems';
import { issueWords } from '~/renderer/issue-words';
import type { LayoutNode } from '~/renderer/layout';
import { type Face, readLayout } from '~/renderer/read-layout';
import type { Validate } from '~/schemas/validate';
import { rulesOf } from '~/widgets/check-rules';
import { registry } from '~/widgets/registry.gen';
import { shapes } from '~/widgets/shapes.gen';
import * as validators from '~/widgets/validators.gen';
import { slots } from '~/widgets/slots.gen';
import { recordsOf } from '../settings/stored-values';
import type { Db } from './call';
import type { RecognisedDoc } from './import-docs';
import { missingOf, modulesHere } from './import-missing';
import type { RecognisedSetting } from './import-options';
import type { Recognised } from './import-reading';
import { newUid } from './live';
import { blockPlaces, readNotes } from './placed-notes';
import { widgetName } from './widget-names';

const VALIDATORS: Readonly<Record<string, Validate | undefined>> = { ...validators };

const pascal = (id: string): string =>
  id.replace(/(^|[-_])(\w)/g, (_match, _dash, letter: string) => letter.toUpperCase());

/** The validator of a widget's stored or delivered data. */
export const validatorOf = (id: string, face: Face): Validate | undefined =>
  VALIDATORS[`validate${pascal(id)}${face === 'stored' ? 'Data' : 'Delivered'}`];

const READ = { registry, shapes, face: 'stored', validatorOf } as const;

/** Maximum number of issues per block. */
const MOST_NOTES = 20;

const BROKEN = '有认不出的字（\ufffd），可能在存成文件时就乱了，请对照原来的内容改';

/** Pointers of texts that were decoded wrongly before. */
function brokenTexts(value: unknown, at = ''): string[] {
  if (typeof value === 'string') return value.includes('\ufffd') ? [at] : [];
  if (Array.isArray(value)) return value.flatMap((one, index) => brokenTexts(one, at + pointerOf([index])));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, one]) => brokenTexts(one, at + pointerOf([name])));
}

/** Data that are no object: shoppers get the defaults instead. PHP writes an empty one as []. */
const isLost = (data: unknown): boolean =>
  !isRecord(data) && data !== null && data !== undefined && !(Array.isArray(data) && data.length === 0);

/** What a ready block reads otherwise than it is stored. */
function readingsOf(node: LayoutNode, form: WidgetForm | undefined): Reading[] {
  const { state, data, element } = node;
  const stored = isRecord(element) ? element['data'] : undefined;
  if (state !== 'ready') return [];
  if (isLost(stored)) return [{ at: '/data', message: '里面的内容读不出来，已按默认的读' }];
  const times = form === undefined ? [] : [...placesOf(form, data)];
  return [
    ...readings(stored ?? {}, data, ['data']),
    ...times.flatMap(({ field, at, value }) => {
      const words = timeProblem(field, value);
      return words === null ? [] : [{ at: `/data${at}`, message: words }];
    }),
  ];
}

/** `rules`: of the widgets of the text. */
function issuesOf(text: string, tab: number, rules: Awaited<ReturnType<typeof rulesOf>>): ImportIssue[] {
  const { layout, issues } = readLayout(text, READ);
  const placed = (block: number, at: string, message: string): ImportIssue => {
    const id = layout.nodes[block]?.id ?? '';
    return { tab, block, id, at, message: `第 ${block + 1} 块 ${widgetName(id)}：${message}` };
  };
  const found = issues.map((issue) => {
    const [, digits = '0', rest = ''] = /^\/(\d+)(.*)$/.exec(issue.pointer) ?? [];
    return placed(Number(digits), rest, issueWords(issue));
  });
  const notes = layout.nodes.flatMap((node, block) =>
    readingsOf(node, rules[node.id]?.form)
      .slice(0, MOST_NOTES)
      .map(({ at, message }) => placed(block, at, message)),
  );
  const broken = layout.nodes.flatMap(({ element }, block) => {
    const all = brokenTexts(element).slice(0, MOST_NOTES);
    return all.map((at) => placed(block, at, BROKEN));
  });
  return [...found, ...notes, ...broken].sort((a, b) => a.block - b.block);
}

function picturesIn(value: unknown): string[] {
  if (typeof value === 'string') return pictureAddresses(value);
  if (Array.isArray(value)) return value.flatMap(picturesIn);
  return isRecord(value) ? Object.values(value).flatMap(picturesIn) : [];
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

type Modules = ReadonlyMap<number, string>;

const placesIn = (text: string): ReadonlyMap<string, string> =>
  blockPlaces(tabOf(text, { key: '', name: '', templateId: null, newUid, slots }));

/** What of the notes in the file is not imported. */
function noteIssues(
  read: ReturnType<typeof readNotes> | undefined,
  { tab, value }: { tab: number; value: unknown },
): ImportIssue[] {
  const all = [...(read?.bad ?? []), ...(read?.locks ?? [])];
  return all.slice(0, MOST_NOTES).map(({ block, message }) => {
    const element: unknown = Array.isArray(value) && block !== null ? value[block] : null;
    const id = isRecord(element) && typeof element['id'] === 'string' ? element['id'] : '';
    const place = block === null ? '' : `第 ${block + 1} 块 ${widgetName(id)}：`;
    return { tab, block: block ?? 0, id, at: '', message: `${place}${message}` };
  });
}

/** `own`: the modules of the file by their id. */
async function checkDoc(
  db: Db,
  { tabs, ...doc }: RecognisedDoc,
  { own, isOwner }: { own: Modules; isOwner: boolean },
): Promise<ImportedDoc> {
  const values = tabs.map(({ text }) => parsed(text));
  const rules = await rulesOf(values.flatMap(recordsOf).map(({ id }) => String(id)));
  const counts = values.map((value) => (Array.isArray(value) ? value.length : 0));
  const read = tabs.map(({ text, notes }) =>
    notes === undefined ? undefined : readNotes(notes, { places: placesIn(text), isOwner }),
  );
  return {
    ...doc,
    tabs: tabs.map(({ name, text }, index) => {
      const { notes = {} } = read[index] ?? {};
      const noted = Object.keys(notes).length === 0 ? {} : { notes };
      return { name, text, blockCount: counts[index] ?? 0, ...noted };
    }),
    issues: tabs.flatMap(({ text }, tab) => [
      ...noteIssues(read[tab], { tab, value: values[tab] }),
      ...issuesOf(text, tab, rules),
    ]),
    pictures: [...new Set(values.flatMap(picturesIn))],
    missing: await missingOf(db, values, new Set(own.keys())),
  };
}

const HERE = '这里已有这个模块，不选时页面用这里的';

const isHere = ({ kind, id, title }: RecognisedDoc, here: Modules): boolean =>
  kind === 'module' && id !== null && here.get(id) === title;

function checkSetting({ doc, meta }: RecognisedSetting): ImportedSetting {
  const form = SETTING_FORMS[doc] ?? [];
  const problem = settingProblems(form, meta).find(({ bars }) => bars === 'store')?.words ?? null;
  return { doc, meta, problem, pictures: [...new Set(picturesIn(meta))] };
}

/** `isOwner`: whether an owner imports. */
export async function checkImport(db: Db, recognised: Recognised, isOwner: boolean): Promise<ImportReport> {
  const { kind, docs, settings, remarks } = recognised;
  const modules = docs.filter((doc) => doc.kind === 'module');
  const own = new Map(modules.flatMap(({ id, title }) => (id === null ? [] : [[id, title] as const])));
  const here = await modulesHere(db, [...own.keys()]);
  const checked: ImportedDoc[] = [];
  for (const doc of docs) {
    const known = await checkDoc(db, doc, { own, isOwner });
    checked.push(isHere(doc, here) ? { ...known, doubt: known.doubt ?? HERE } : known);
  }
  return {
    kind,
    docs: checked,
    settings: settings.map(checkSetting),
    remarks,
  };
}
