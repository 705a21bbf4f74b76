// The check on the server: the rules of the studio over a draft or a version; what must be mended is not published.
import type { CheckAnswer } from '~/domain/studio/api-publish';
import { checkDocument, type CheckInput, tabWeight, wantedFacts } from '~/domain/studio/check/check-document';
import type { Facts, Issue } from '~/domain/studio/check/issue';
import { openDraft } from '~/domain/studio/document';
import { rulesOfBlocks } from '~/widgets/check-rules';
import { paletteById } from '~/widgets/palette-by-id';
import { slots } from '~/widgets/slots.gen';
import { mainColour } from '../settings/main-colour';
import { readPermissions } from '../settings/permissions';
import type { Call, Db } from './call';
import { wantedFactsOf } from './check-facts';
import { type DocRef, docRefOf } from './doc-name';
import type { Draft } from './drafts';
import { homePlatforms } from './home-page';
import { readSettings } from './settings';
import { StudioError } from './studio-error';
import { liveVersion } from './version-rows';
import { widgetName } from './widget-names';

export type Checking = Pick<Call, 'plugins' | 'at'>;

/** What rules know of the mall beside pictures and chosen things. */
async function baseFacts(
  db: Db,
  ref: DocRef,
  { plugins, at }: Checking,
): Promise<Omit<Facts, 'pictures' | 'picked'>> {
  const { maxBlocks } = await readSettings(db);
  const permissions = await readPermissions(db, plugins);
  const live = await liveVersion(db, ref.doc);
  return {
    now: at.getTime(),
    permissions,
    maxBlocks,
    homeOf: await homePlatforms(db, ref),
    publishedAt: live?.live_from?.getTime() ?? null,
    mainColour: await mainColour(db),
  };
}

type Checked = Pick<Draft, 'doc' | 'content'>;

/** A draft with the rules of its widgets and what they know of the mall. */
async function checkInput(db: Db, { doc: name, content }: Checked, checking: Checking): Promise<CheckInput> {
  const doc = openDraft(content, slots);
  const widgets = await rulesOfBlocks(Object.values(doc.blocks).map(({ value }) => value));
  const ref = docRefOf(name);
  const known = await wantedFactsOf({ ...checking, db }, wantedFacts({ doc, widgets }));
  const facts = { ...(await baseFacts(db, ref, checking)), ...known };
  return { doc, kind: ref.kind, widgets, palette: paletteById, facts };
}

/** The whole check of a draft. */
export async function checkDraft(call: Call, draft: Draft): Promise<CheckAnswer> {
  const input = await checkInput(call.db, draft, call);
  const weights = Object.fromEntries(input.doc.tabs.map((tab) => [tab.key, tabWeight(tab, input)]));
  return { version: draft.version, issues: checkDocument(input), weights };
}

/** A response names the first ones: each mended one makes room for another. */
const MOST_FIELDS = 50;

/** @throws StudioError 422 with the places of what must be mended: `/blocks/<uid>/data/…`, else `/tabs/<key>`. */
export async function requirePublishable(db: Db, draft: Checked, checking: Checking): Promise<void> {
  const input = await checkInput(db, draft, checking);
  const { doc } = input;
  const issues = checkDocument(input).filter(({ level }) => level === 'must');
  const [first] = issues;
  if (first === undefined) return;
  const nameOf = ({ uid }: Issue): string =>
    uid === null ? '页面' : (doc.notes[uid]?.name ?? widgetName(doc.blocks[uid]?.id ?? ''));
  const fields = issues.slice(0, MOST_FIELDS).map((issue) => ({
    pointer: issue.uid === null ? `/tabs/${issue.tab}` : `/blocks/${issue.uid}/data${issue.at}`,
    message: `${nameOf(issue)}：${issue.words}`,
  }));
  throw new StudioError('invalid', {
    message: `有 ${issues.length} 处必须改。${fields[0]?.message ?? ''}`,
    fields,
  });
}
