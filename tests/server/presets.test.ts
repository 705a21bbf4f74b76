// Every preset of the palette in the seeded mall: filled as the palette does, it passes the check, and a guest sees it.
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Me } from '~/domain/studio/api';
import { DEFAULT_AUDIENCE, type Hydrated, type HydratedBlock } from '~/domain/studio/api-library';
import { checkDocument, wantedFacts } from '~/domain/studio/check/check-document';
import type { Facts, Issue } from '~/domain/studio/check/issue';
import { newBlock } from '~/domain/new-block';
import { openDraft, tabOf } from '~/domain/studio/document';
import type { Pick, Preset } from '~/domain/studio/presets';
import { isRecord } from '~/domain/record';
import { loadFacts } from '~/editor-preview/check/facts';
import { newData } from '~/editor-preview/session/new-data';
import { mallPick } from '~/editor-preview/services/pick';
import { rulesOf } from '~/widgets/check-rules';
import { presets } from '~/widgets/forms.gen';
import { palette } from '~/widgets/palette.gen';
import { heightOf } from '~/renderer/nesting';
import { registry } from '~/widgets/registry.gen';
import { describeOnBothDatabases } from './database-helpers';
import { openStudio, type StudioMall } from './studio-helpers';

const byId = Object.fromEntries(palette.map((entry) => [entry.id, entry]));

interface Shipped {
  id: string;
  preset: Preset;
  isOfUserCenter: boolean;
}

const shipped = (
  await Promise.all(
    palette
      .filter(({ isInPalette }) => isInPalette)
      .map(async ({ id, group }) => {
        const own = (await presets[id]?.())?.default.presets ?? [];
        return own.map((preset): Shipped => ({ id, preset, isOfUserCenter: group === 'user-center' }));
      }),
  )
).flat();

const nameOf = ({ id, preset }: Shipped): string => `${id} · ${preset.name}`;

/** Blocks that it needs around it: rules of neighbours and of whole pages are not its own. */
function surrounded({ id, isOfUserCenter }: Shipped, element: object): { uid: string; value: object }[] {
  const own = { uid: 'own', value: element };
  const after = { uid: 'after', value: { id: isOfUserCenter ? 'order' : 'banner', data: {} } };
  const first = { uid: 'first', value: { id: 'user', data: {} } };
  return [...(isOfUserCenter && id !== 'user' ? [first] : []), own, ...(id === 'copyright' ? [] : [after])];
}

function docOf(blocks: readonly { uid: string; value: object }[]) {
  const uids = blocks.map(({ uid }) => uid);
  const text = JSON.stringify(blocks.map(({ value }) => value));
  const tab = tabOf(text, { key: 'a', name: '', templateId: 1, newUid: () => uids.shift() ?? '' });
  return openDraft({ tabs: [tab], notes: {}, meta: {} });
}

/** Over the page, or of the height of what it holds. */
const WITHOUT_HEIGHT: ReadonlySet<string> = new Set(['quick-nav', 'modal', 'module']);
/** In mini programs alone. */
const ELSEWHERE: ReadonlySet<string> = new Set(
  shipped.map(({ id }) => id).filter((id) => ['ad', 'live', 'mp-link', 'step', 'video-channel'].includes(id)),
);
const LEAST_HEIGHT = 20;

interface Inserted {
  issues: Issue[];
  block: HydratedBlock | undefined;
}

async function insert(mall: StudioMall, me: Me, one: Shipped): Promise<Inserted> {
  const { id, preset, isOfUserCenter } = one;
  const permissions = new Set(me.permissions);
  const now = Date.parse(me.now);
  const { signal } = new AbortController();
  const pick: Pick = mallPick({ permissions, mallName: '南湖生活馆', now: () => now, signal });
  const data = await newData(id, { ...preset.data, ...(await preset.fill?.(pick)) });
  const value = newBlock(registry, { id, permission_key: byId[id]?.permission ?? '', data });
  const doc = docOf(surrounded(one, value));
  const widgets = await rulesOf(Object.values(doc.blocks).map((block) => block.id));
  const known = await loadFacts(wantedFacts({ doc, widgets }));
  const { mainColour } = me;
  const facts: Facts = {
    now,
    permissions,
    maxBlocks: 100,
    homeOf: [],
    publishedAt: null,
    mainColour,
    ...known,
  };
  const kind = isOfUserCenter ? 'user-center' : 'page';
  const issues = checkDocument({ doc, kind, widgets, palette: byId, facts });
  const { body } = await mall.operate('POST', '/hydrate', {
    body: { blocks: [{ uid: 'own', value }], audience: DEFAULT_AUDIENCE },
  });
  const [block] = (body as unknown as Hydrated).blocks;
  return { issues: issues.filter(({ uid }) => uid === 'own'), block };
}

/** With what its slots show. */
function reservedFor(id: string, delivered: unknown): number {
  const widget = registry[id];
  return widget === undefined || !isRecord(delivered) ? 0 : heightOf(widget, delivered, registry);
}

describeOnBothDatabases('a preset in the seeded mall', (open) => {
  const inserted = new Map<string, Inserted>();

  beforeAll(async () => {
    const mall = await openStudio(await open());
    vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
      const headers = new Headers(init.headers);
      headers.set('Cookie', `studio=${mall.tokens.owner}`);
      return mall.app.request(new URL(address, 'http://mall.test/studio/').href, { ...init, headers });
    });
    const me = (await mall.operate('GET', '/session')).body as unknown as Me;
    for (const one of shipped) inserted.set(nameOf(one), await insert(mall, me, one));
  });
  afterAll(() => vi.unstubAllGlobals());

  it.each(shipped.map(nameOf))('passes the check: %s', (name) => {
    const { issues } = inserted.get(name) ?? { issues: [] };
    // What the view mends by itself is no more than a hint.
    const isMended = ({ code, level }: Issue) => code === 'contrast' && level === 'hint';
    const left = issues.filter((issue) => issue.code !== 'platform' && !isMended(issue));
    expect(left.map(({ level, code, words }) => `${level} ${code} ${words}`)).toEqual([]);
  });

  it.each(shipped.filter(({ id }) => !ELSEWHERE.has(id)).map((one) => [nameOf(one), one.id] as const))(
    'is seen by a guest: %s',
    (name, id) => {
      const { block } = inserted.get(name) ?? {};
      expect(block?.state).toBe('shown');
      if (WITHOUT_HEIGHT.has(id)) return;
      expect(reservedFor(id, block?.delivered)).toBeGreaterThanOrEqual(LEAST_HEIGHT);
    },
  );
});
