// Hydration: what a widget's hydrator is given and does, and what a plugin does to widgets.
import type { Kysely } from 'kysely';
import type { Place } from '~/domain/distance';
import type { PluginLink } from '~/domain/link-catalogue';
import type { GoodsCard } from '~/schemas/api/goods.gen';
import type { Tables } from '../db/tables';
import type { GoodsRules } from './goods-rules';
import type { MallOptions } from './mall-options';
import type { SessionUser, Viewer } from './viewer';

export type WidgetData = Readonly<Record<string, unknown>>;

/** Context of hydration that all viewers of a kind share. */
export interface HydrateContext {
  /** For reading only. */
  db: Kysely<Tables>;
  /** Null for a guest. */
  viewer: Viewer | null;
  /** The mall's clock. */
  now: Date;
  /** `mobile`, `wechat`, or a mini program's key. */
  platform: string;
  /** Permission keys that the mall has. */
  permissions: ReadonlySet<string>;
  /** What the plugins that are built in do to widgets. */
  plugins: readonly WidgetParts[];
  /** Position of the viewer, where the call has one. */
  place: Place | null;
  /** The mall's options, as far as they were read for the page. */
  options: MallOptions;
  /** Rules of goods: read on first use, once a page. */
  goodsRules: () => Promise<GoodsRules>;
  /** Goods with what a member card would do for them, as a viewer without one sees it. */
  withOffers: (goods: readonly GoodsCard[]) => Promise<GoodsCard[]>;
}

/** Context of hydrators of personal data. */
export interface PersonalContext extends HydrateContext {
  /** The signed-in shopper; null for a guest. */
  viewer: SessionUser | null;
  /** Goods with what the viewer's own member card does for them; null where he holds none. */
  withHeld: (goods: readonly GoodsCard[]) => Promise<GoodsCard[] | null>;
  /** The viewer of a preview, who is shown sample orders and received coupons. */
  hasSamples: boolean;
}

/** Location of a block. */
export interface BlockContext extends HydrateContext {
  /** Row of the layout or the module that holds it; 0 for a layout without a row. */
  templateId: number;
  /** Row of the page's layout, which calls of shoppers name; for a block in a module not the module's. */
  layoutId: number;
}

/**
 * A widget's hydrator. `load` gets the data of all its blocks on the page, so that the number of queries is fixed;
 * `apply` returns the delivered data of one block, `[]` when its source is gone.
 */
export interface Hydrator<L = unknown, C = HydrateContext> {
  /** Reads what all these blocks need, in a number of queries that does not depend on theirs. */
  load(context: C, blocks: readonly WidgetData[]): Promise<L>;
  /** The delivered data of one block; must not query. */
  apply(data: WidgetData, loaded: L, context: BlockContext): WidgetData | [];
  /** What a signed-in viewer sees otherwise of the filled-in data of its blocks; null for nothing. */
  personalise?(
    context: PersonalContext,
    blocks: readonly WidgetData[],
  ): Promise<((data: WidgetData) => WidgetData) | null>;
}

/** Hydrated for each viewer; all other hydrators run once for all viewers of a kind. */
export interface PersonalHydrator extends Hydrator<unknown, PersonalContext> {
  isPersonal: true;
}

/** What a plugin does to widgets. */
export interface WidgetParts {
  /** Permission key, and the name of its calls (`plugin/<key>/api/…`): that of the folder with underscores. */
  key: string;
  /** Fill in widgets, by widget. */
  hydrators?: Readonly<Record<string, Hydrator | PersonalHydrator>>;
  /** Places that operators can link to; paths below `/plugins/`. */
  links?: readonly PluginLink[];
  /** False for what only mini programs have: its widgets and places are not delivered to the web. */
  isOnWeb?: boolean;
}
