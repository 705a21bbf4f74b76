// Hydrates stored widgets: permissions, defaults, modules, data, order.
import { newBlock } from '~/domain/new-block';
import { isRecord } from '~/domain/record';
import type { DiyComponent } from '~/schemas/api/index.gen';
import { coerce, listOf } from '~/schemas/shape';
import { upgraded, versionOf } from '~/domain/widget-version';
import { registry } from '~/widgets/registry.gen';
import { shapes } from '~/widgets/shapes.gen';
import { slots } from '~/widgets/slots.gen';
import { readAlts, withLibraryAlts, withPlacedAlts } from './alts';
import { isPermitted } from './hydrator';
import { MODULE, moduleIdsOf } from '~/domain/module-blocks';
import { mayNest } from '~/domain/nesting';
import { inPageOrder } from '~/domain/page-order';
import { filledSlots, type Slot, slotsOf, withSlots } from '~/domain/slots';
import { idOf } from '../../../settings/stored-values';
import type {
  BlockContext,
  HydrateContext,
  Hydrator,
  PersonalContext,
  PersonalHydrator,
  WidgetData,
  WidgetParts,
} from '../../../ports/hydrate';
import { isWidgetOn } from './links';

const modules = import.meta.glob<{ hydrator: Hydrator | PersonalHydrator }>(
  ['./widgets/*.ts', '!./widgets/*.test.ts'],
  {
    eager: true,
  },
);

/** Hydrators of the core by widget: every file of `widgets/` is named after one. */
const CORE = Object.entries(modules).map(
  ([file, { hydrator }]) => [/([^/]+)\.ts$/.exec(file)?.[1] ?? '', hydrator] as const,
);

interface HydratorTables {
  personal: ReadonlyMap<string, PersonalHydrator>;
  shared: ReadonlyMap<string, Hydrator>;
}

const tables = new WeakMap<readonly WidgetParts[], HydratorTables>();

/** Hydrators of the core and of plugins. @throws Error where two fill in one widget. */
function makeTables(plugins: readonly WidgetParts[]): HydratorTables {
  const all = [...CORE, ...plugins.flatMap(({ hydrators = {} }) => Object.entries(hydrators))];
  const personal = new Map(
    all.flatMap(([id, hydrator]) => ('isPersonal' in hydrator ? [[id, hydrator] as const] : [])),
  );
  const shared = new Map<string, Hydrator>(all.filter(([id]) => !personal.has(id)));
  if (personal.size + shared.size < all.length) throw new Error('Two hydrators fill in the same widget');
  return { personal, shared };
}

function tablesOf({ plugins }: Pick<HydrateContext, 'plugins'>): HydratorTables {
  const known = tables.get(plugins) ?? makeTables(plugins);
  tables.set(plugins, known);
  return known;
}

/** A block being hydrated. */
export interface Block {
  id: string;
  /** Version of the data; absent for the first. */
  v?: number;
  permission_key: string;
  data: unknown;
}

type Standing = Pick<BlockContext, 'templateId' | 'layoutId'>;

/** A block that is hydrated for each viewer. */
class PersonalBlock implements Block {
  readonly id: string;
  readonly v?: number;
  readonly permission_key: string;
  readonly data: WidgetData;
  readonly standing: Standing;

  constructor({ id, permission_key, v }: Block, data: WidgetData, standing: Standing) {
    this.id = id;
    if (v !== undefined) this.v = v;
    this.permission_key = permission_key;
    this.data = data;
    this.standing = standing;
  }
}

/** The widgets of a stored layout; null when the text is no layout. */
export function parseLayout(text: string): readonly unknown[] | null {
  try {
    return listOf(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Missing or unusable fields get the widget's defaults; an unknown widget is unchanged. */
function withDefaults(id: string, data: unknown): unknown {
  const shape = shapes[id]?.stored;
  return shape === undefined ? data : coerce(shape, data);
}

type Audience = Pick<HydrateContext, 'permissions' | 'platform' | 'plugins'>;

/** Data in the widget's version, with its defaults; those of another version, newer or not to be migrated, are as stored. */
function readData(id: string, element: WidgetData): Pick<Block, 'v' | 'data'> {
  const widget = Object.hasOwn(registry, id) ? registry[id] : undefined;
  const current = upgraded(element, widget);
  const data = isRecord(current) ? current['data'] : undefined;
  const v = versionOf(current);
  const isOther = widget !== undefined && v !== widget.version;
  return { ...(v === 1 ? {} : { v }), data: isOther ? data : withDefaults(id, data) };
}

/** The slots of a block that is rendered: data of another version are as stored, within as well. */
const slotsOfBlock = ({ id, v = 1 }: Pick<Block, 'id' | 'v'>): readonly Slot[] =>
  Object.hasOwn(registry, id) && registry[id]?.version === v ? slotsOf(slots, id) : [];

/** What stands in a slot may stand there, as on the page; what a copy is of, is read at delivery. */
function withNested(block: Block, audience: Audience, owners: readonly string[]): Block {
  const own = slotsOfBlock(block);
  if (own.length === 0) return block;
  const data = withSlots(block.data, own, ({ slot: { isCopy, allow = [] }, blocks }) =>
    isCopy === true
      ? []
      : readBlocks(blocks, audience, [...owners, block.id]).filter(({ id }) => allow.includes(id)),
  );
  return { ...block, data };
}

/** Widgets that are permitted and that the platform has, with their defaults; `owners` are the widgets around them. */
export const readBlocks = (
  layout: readonly unknown[],
  audience: Audience,
  owners: readonly string[] = [],
): Block[] =>
  layout.filter(isRecord).flatMap((element) => {
    const { id, permission_key: key = '' } = element;
    if (typeof id !== 'string' || !isPermitted(key, audience.permissions) || !isWidgetOn(id, audience))
      return [];
    if (owners.length > 0 && !mayNest(id, registry[id]?.single, owners)) return [];
    const block = { id, permission_key: typeof key === 'string' ? key : '', ...readData(id, element) };
    return [withNested(block, audience, owners)];
  });

/** Blocks and those in their slots, at any depth; all of them read by `readBlocks`. */
export const withinBlocks = <B extends Pick<Block, 'id' | 'v' | 'data'>>(blocks: readonly B[]): B[] =>
  blocks.flatMap((block) => [
    block,
    ...filledSlots(block.data, slotsOfBlock(block)).flatMap((inner) => withinBlocks(inner.blocks as B[])),
  ]);

/** The current contents of referenced modules; the copy stored in the page is ignored. One query. */
export async function readModules(
  blocks: readonly Block[],
  context: Audience & Pick<HydrateContext, 'db'>,
): Promise<ReadonlyMap<number, Block[]>> {
  const ids = withinBlocks(blocks).flatMap(moduleIdsOf);
  if (ids.length === 0) return new Map();
  const rows = await context.db
    .selectFrom('diy_templates')
    .select(['id', 'data', 'alts'])
    .where('id', 'in', ids)
    .where('type', '=', '')
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(
    rows.map(({ id, data, alts }) => {
      return [id, readBlocks(withPlacedAlts(parseLayout(data) ?? [], alts), context, [MODULE])];
    }),
  );
}

/** Data that hydrators load for their blocks among these, by widget. */
async function loadAll<C>(
  hydrators: ReadonlyMap<string, Hydrator<unknown, C>>,
  blocks: readonly Block[],
  context: C,
): Promise<ReadonlyMap<string, unknown>> {
  const dataOf = (id: string) =>
    blocks
      .filter((block) => block.id === id)
      .map(({ data }) => data)
      .filter(isRecord);
  const used = [...hydrators].filter(([id]) => blocks.some((block) => block.id === id));
  const loaded = await Promise.all(
    used.map(async ([id, hydrator]) => [id, await hydrator.load(context, dataOf(id))] as const),
  );
  return new Map(loaded);
}

/** A layout and its row; 0 where it has none of its own. */
export interface StoredLayout {
  templateId: number;
  widgets: readonly unknown[];
}

/**
 * Hydrates stored layouts with what all viewers of a kind share; `deliverPersonal` does the rest. Takes several layouts
 * (the tabs of a page), so that the number of queries depends on the kinds of widgets and not on how many there are.
 */
export async function deliverShared(
  layouts: readonly StoredLayout[],
  context: HydrateContext,
): Promise<DiyComponent[][]> {
  const pages = layouts.map(({ widgets }) => readBlocks(widgets, context));
  const contents = await readModules(pages.flat(), context);
  const { personal, shared } = tablesOf(context);
  const all = withinBlocks([...pages.flat(), ...[...contents.values()].flat()]);
  const [loaded, alts] = await Promise.all([loadAll(shared, all, context), readAlts(context.db, all)]);
  const deliver = (stored: Block, standing: Standing): DiyComponent => {
    if (!isRecord(stored.data)) return stored;
    const described = withLibraryAlts(stored.id, stored.data, alts);
    const data = withSlots(described, slotsOfBlock(stored), ({ slot, blocks, owner }) => {
      if (slot.isCopy !== true) return (blocks as Block[]).map((inner) => deliver(inner, standing));
      const templateId = idOf(owner['id']) ?? 0;
      return (contents.get(templateId) ?? []).map((inner) => deliver(inner, { ...standing, templateId }));
    });
    const block = { ...stored, data };
    if (personal.has(block.id)) return new PersonalBlock(block, block.data, standing);
    const hydrator = shared.get(block.id);
    if (hydrator === undefined) return block;
    return { ...block, data: hydrator.apply(block.data, loaded.get(block.id), { ...context, ...standing }) };
  };
  return pages.map((blocks, index) => {
    const { templateId = 0 } = layouts[index] ?? {};
    return blocks.map((block) => deliver(block, { templateId, layoutId: templateId }));
  });
}

/** What shared hydrators change for a signed-in viewer, by widget. */
async function changesOf(blocks: readonly DiyComponent[], context: PersonalContext) {
  const changes = new Map<string, (data: WidgetData) => WidgetData>();
  if (context.viewer === null) return changes;
  const load = async ([id, hydrator]: [string, Hydrator]) => {
    const filled = blocks.flatMap((block) => (block.id === id && isRecord(block.data) ? [block.data] : []));
    const change = filled.length === 0 ? null : await hydrator.personalise?.(context, filled);
    if (change) changes.set(id, change);
  };
  await Promise.all([...tablesOf(context).shared].map(load));
  return changes;
}

/** Adds personal data to pages of `deliverShared`; pages without any are returned unchanged. */
export async function deliverPersonal(
  pages: readonly DiyComponent[][],
  context: PersonalContext,
): Promise<readonly DiyComponent[][]> {
  const all = withinBlocks(pages.flat());
  const own = all.filter((block) => block instanceof PersonalBlock);
  const { personal } = tablesOf(context);
  const [changes, loaded] = await Promise.all([changesOf(all, context), loadAll(personal, own, context)]);
  if (own.length === 0 && changes.size === 0) return pages;
  const fill = (block: DiyComponent): DiyComponent => {
    const inner = withSlots(block.data, slotsOfBlock(block), ({ blocks }) =>
      (blocks as DiyComponent[]).map(fill),
    );
    if (!(block instanceof PersonalBlock)) {
      const change = changes.get(block.id);
      const data = change === undefined || !isRecord(inner) ? inner : change(inner);
      return data === block.data ? block : { ...block, data };
    }
    const { id, permission_key, v, standing } = block;
    const data = inner as WidgetData;
    const filled = personal.get(id)?.apply(data, loaded.get(id), { ...context, ...standing });
    return { id, permission_key, ...(v === undefined ? {} : { v }), data: filled };
  };
  return pages.map((blocks) => blocks.map(fill));
}

/** Stored layouts hydrated for a viewer. */
export const deliverLayouts = async (
  layouts: readonly StoredLayout[],
  context: PersonalContext,
): Promise<readonly DiyComponent[][]> => deliverPersonal(await deliverShared(layouts, context), context);

/** A widget with nothing but its defaults. */
export const defaultBlock = (id: string): Block =>
  newBlock(registry, { id, permission_key: '', data: withDefaults(id, {}) });

/** The blocks of a page in the order in which it shows them. */
export const asPage = (blocks: readonly DiyComponent[]): DiyComponent[] =>
  inPageOrder(blocks, () => defaultBlock('app-nav-bar'));
