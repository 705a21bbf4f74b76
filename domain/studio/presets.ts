// Types of presets: the data a widget is inserted with, filled with the mall's own goods, coupons and pictures.

/** A picture for a block. */
export interface PickedPicture {
  /** Address as the layout stores it. */
  readonly url: string;
  /** A picture of the demonstration, to be replaced before publishing. */
  readonly isDemo?: true;
}

/** A picked record of the mall, with the properties that a block stores. */
export type Picked = { readonly id: number | string } & Readonly<Record<string, unknown>>;

/** What a preset may request; each returns at most `count`, none where the mall has none. */
export interface Pick {
  /** Newest goods on sale, as `GoodsSnapshot`. */
  goods(count: number): Promise<readonly Picked[]>;
  /** Goods (or sets) of a plugin's running activities, as its block stores them in `list`. */
  activity(plugin: string, count: number): Promise<readonly Picked[]>;
  /** Coupons that can be received. */
  coupons(count: number): Promise<readonly Picked[]>;
  /** The mall's stores. */
  stores(count: number): Promise<readonly Picked[]>;
  /** The mall's pictures of a kind (`banner`, `advert`, `icon` …), else generated ones of the demonstration. */
  pictures(kind: PictureKind, count: number): Promise<readonly PickedPicture[]>;
  /** Categories of goods. */
  cats(count: number): Promise<readonly Picked[]>;
  /** Merchants in the mall. */
  mchs(count: number): Promise<readonly Picked[]>;
  /** Topics: articles with goods. */
  topics(count: number): Promise<readonly Picked[]>;
  /** The operator's modules. */
  modules(count: number): Promise<readonly Picked[]>;
  /** Videos of the mall. */
  videos(count: number): Promise<readonly Picked[]>;
  /** The mall's name, for lines such as the copyright. */
  mallName(): Promise<string>;
  /** Whether the mall has a permission key; entries of missing keys are left out. */
  has(permission: string): boolean;
  /** Time of the mall's clock, in ms. */
  now(): number;
}

/** Which of the mall's pictures a preset asks for. */
export type PictureKind = 'banner' | 'advert' | 'icon' | 'cover' | 'ground' | 'popup';

export type PresetData = Readonly<Record<string, unknown>>;

/** A block as it is inserted. */
export interface Preset {
  /** Chinese name for operators: 两列. */
  readonly name: string;
  /** Description in one sentence. */
  readonly words: string;
  /** Laid over the schema's defaults and initials: inserted where `fill` fails or needs more than 300 ms. */
  readonly data: PresetData;
  /** The mall's own content, laid over `data`. */
  readonly fill?: (pick: Pick) => Promise<PresetData>;
}

/** What operators find and insert of a widget. */
export interface WidgetPresets {
  /** Synonyms for the search. */
  readonly words: readonly string[];
  /** Path of its icon: 16 × 16, drawn in strokes of 1.5; that of its group where absent. */
  readonly icon?: string;
  /** Enter inserts the first. */
  readonly presets: readonly Preset[];
}

/** Checks a widget's presets by their type; the default export of `widgets/<id>/presets.ts`. */
export const definePresets = (presets: WidgetPresets): WidgetPresets => presets;
