// Replaces a module by its blocks in every document that uses it: first the whole plan, then all of it or nothing.
import type { Detached, DetachPlan } from '~/domain/studio/api-modules';
import { type CommandContext, isRefusal } from '~/domain/studio/commands/command';
import { detachEverywhere, type DetachEverywhere } from '~/domain/studio/commands/detach-module';
import { type DraftContent, openDraft, type Uid } from '~/domain/studio/document';
import { moduleIdsIn } from '~/domain/module-blocks';
import type { Op } from '~/domain/studio/ops';
import { paletteById } from '~/widgets/palette-by-id';
import { registry } from '~/widgets/registry.gen';
import { slots } from '~/widgets/slots.gen';
import { audit } from './audit';
import type { Call } from './call';
import type { Trx } from '../db/transaction';
import { changeDocument, type LockedDocument, lockDocuments } from './change-document';
import { docRefOf } from './doc-name';
import { newUid } from './live';
import { moduleBlocks } from './module-blocks';
import { moduleUses, waitingUses } from './module-uses';
import { ownerNames } from './owner-locks';
import { titleOfContent } from './publishing';
import { readSettings } from './settings';
import { StudioError } from './studio-error';

type Surroundings = Omit<CommandContext, 'doc'>;

async function surroundingsOf(trx: Trx, { operator }: Call): Promise<Surroundings> {
  const { maxBlocks } = await readSettings(trx);
  return {
    tab: '',
    selection: [],
    palette: paletteById,
    widgets: registry,
    permissions: new Set(),
    maxBlocks,
    homeOf: [],
    isOwner: operator.role === 'owner',
    owners: await ownerNames(trx),
    newUid,
  };
}

/** Modules that stand together with this one in a block go along with it. */
async function heldBy(trx: Trx, using: readonly LockedDocument[]): Promise<DetachEverywhere['held']> {
  const blocks = using
    .flatMap(({ draft, shown }) => [draft.content, ...(shown === null ? [] : [shown.content])])
    .flatMap(({ tabs }) => tabs.flatMap(({ blocks }) => blocks));
  const ids = new Set(blocks.flatMap(({ text }) => moduleIdsIn(text)));
  const held = await moduleBlocks(trx, [...ids]);
  return new Map([...held].map(([id, { blocks, isDeleted }]) => [id, isDeleted ? [] : blocks]));
}

/** The same blocks get the same uids in the draft and in what is live: nothing but others' edits tells them apart. */
function uidsOnce(): DetachEverywhere['uidFor'] {
  const made = new Map<string, Uid>();
  return (uid, index) => {
    const place = `${uid} ${index}`;
    const known = made.get(place) ?? newUid();
    made.set(place, known);
    return known;
  };
}

interface Part extends LockedDocument {
  title: string;
  inDraft: readonly Op[];
  inLive: readonly Op[];
  isTabbed: boolean;
  refusals: string[];
}

function partOf(using: LockedDocument, around: Surroundings, detaching: DetachEverywhere): Part {
  const { draft, shown } = using;
  const title = titleOfContent(docRefOf(draft.doc), draft.content);
  const refusals: string[] = [];
  let isTabbed = false;
  const opsIn = (content: DraftContent, where: string): readonly Op[] => {
    const result = detachEverywhere({ ...around, doc: openDraft(content, slots) }, detaching);
    if (!isRefusal(result)) {
      isTabbed ||= result.isTabbed;
      return result.ops;
    }
    refusals.push(`「${title}」${where}：${result.refusal}`);
    return [];
  };
  const inDraft = opsIn(draft.content, '');
  const inLive = shown === null ? [] : opsIn(shown.content, '线上');
  return { ...using, title, inDraft, inLive, refusals, isTabbed };
}

interface Planned {
  plan: DetachPlan;
  parts: readonly Part[];
}

/** Locks every document that uses the module, and changes nothing. */
export async function planDetaching(trx: Trx, call: Call, moduleId: number): Promise<Planned> {
  const uses = await moduleUses(trx, moduleId);
  const using = await lockDocuments(
    trx,
    uses.map(({ doc }) => doc),
  );
  const around = await surroundingsOf(trx, call);
  const detaching = { moduleId, held: await heldBy(trx, using), uidFor: uidsOnce() };
  const parts = using.map((one) => partOf(one, around, detaching));
  const waiting = await waitingUses(trx, moduleId);
  const plan = {
    uses,
    drafts: parts.filter(({ inDraft }) => inDraft.length > 0).length,
    live: parts.filter(({ shown, inLive }) => inLive.length > 0 && shown?.isDisabled === false).length,
    tabbed: parts.filter(({ isTabbed }) => isTabbed).map(({ title }) => title),
    refusals: [...waiting, ...parts.flatMap(({ refusals }) => refusals)],
  };
  return { plan, parts };
}

/** @returns what was done, and the documents. @throws StudioError 409 with the words of every refusal. */
export async function detachFromAll(
  trx: Trx,
  call: Call,
  { id, name }: { id: number; name: string },
): Promise<Detached & { docs: string[] }> {
  const { plan, parts } = await planDetaching(trx, call, id);
  const { refusals, drafts, live } = plan;
  if (refusals.length > 0) throw new StudioError('state', { message: refusals.join('；') });
  for (const part of parts) {
    const { draft, title, inDraft, inLive } = part;
    await changeDocument(trx, part, { call, name: `解除模块「${name}」的关联`, inDraft, inLive });
    await audit(trx, call, { action: 'detach-module', doc: draft.doc, title, detail: { module: id, name } });
  }
  return { documents: parts.length, drafts, live, docs: parts.map(({ draft }) => draft.doc) };
}
