// Issues of the check: what must, should or could be mended in a document, and the facts that rules look at.
import type { BlockNote, Uid } from '../document';
import type { Pointer } from '../pointer';

/** `must` blocks publishing; `should` can be dismissed with a reason; `hint` informs. */
export type IssueLevel = 'must' | 'should' | 'hint';

export const LEVEL_WORDS: Readonly<Record<IssueLevel, string>> = {
  must: '必须改',
  should: '建议改',
  hint: '提示',
};

/** Codes that all widgets share; widgets have codes of their own beside them. */
export type SharedCode =
  | 'schema'
  | 'unsafe'
  | 'permission'
  | 'platform'
  | 'picture'
  | 'heavy'
  | 'ratio'
  | 'alt'
  | 'rows'
  | 'link'
  | 'link-parameter'
  | 'link-dead'
  | 'link-permission'
  | 'link-platform'
  | 'goods-gone'
  | 'goods-off'
  | 'goods-sold'
  | 'ended'
  | 'contrast'
  | 'theme'
  | 'demo'
  | 'limit'
  | 'single'
  | 'hidden'
  | 'leftover'
  | 'heading'
  | 'target'
  | 'weight'
  | 'empty-guest'
  | 'cut'
  | 'review';

/** One value that mends the issue. */
export interface ValueFix {
  readonly words: string;
  readonly at: Pointer;
  readonly value: unknown;
  /** Where `value` is the list without one of its rows: which, so that several can be taken out at once. */
  readonly row?: number;
}

/** The alternative text of a picture, as the mall knows it. */
export interface AltFix {
  readonly words: string;
  /** Its address. */
  readonly picture: string;
  readonly alt: string;
}

/** The picture of a place, cropped to the place's ratio. */
export interface CropFix {
  readonly words: string;
  readonly picture: string;
  readonly at: Pointer;
  /** Width ÷ height. */
  readonly ratio: number;
}

/** What a machine can do about an issue. */
export type Fix = ValueFix | AltFix | CropFix;

export const isAltFix = (fix: Fix): fix is AltFix => 'alt' in fix;
export const isCropFix = (fix: Fix): fix is CropFix => 'ratio' in fix;

export interface Found {
  readonly code: SharedCode | (string & {});
  readonly level: IssueLevel;
  /** Within the block's data; '' where it is about the block as a whole. */
  readonly at: Pointer;
  readonly words: string;
  readonly fix?: Fix;
}

export interface Issue extends Found {
  /** Null: about the page. */
  readonly uid: Uid | null;
  /** Key of the tab. */
  readonly tab: string;
  /** The block in which something about the page is best mended. */
  readonly mendIn?: Uid;
  /** Name in a note's `dismissed`: code, place and digest of the value. */
  readonly key: string;
}

export interface PictureFact {
  /** In px. */
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  /** Null: nobody said; '': decoration. */
  readonly alt: string | null;
  /** Its mean colour as `#rrggbb`; null where it is not known. */
  readonly mean: string | null;
  /** Of the file. */
  readonly name?: string;
}

export interface PickedFact {
  /** Such as 「已下架」; null where it can be shown. */
  readonly problem: string | null;
  readonly isGone: boolean;
  readonly name?: string;
  /** Last change of a module, in ms. */
  readonly changedAt?: number;
}

/** What rules know beside the document. What is not known yields no issue. */
export interface Facts {
  /** Clock of the server, in ms. */
  readonly now: number;
  readonly permissions: ReadonlySet<string>;
  /** Blocks of a tab. */
  readonly maxBlocks: number;
  /** Platform keys whose home the page is. */
  readonly homeOf: readonly string[];
  /** When what shoppers see now went live, in ms; null where nothing is. */
  readonly publishedAt: number | null;
  /** Of the theme that shoppers see, as hex; null where it is not known. */
  readonly mainColour: string | null;
  /** By address. */
  readonly pictures: Readonly<Record<string, PictureFact>>;
  /** By `pickKey`. */
  readonly picked: Readonly<Record<string, PickedFact>>;
}

/** Nothing is known, and no number of blocks is too many. */
export const NO_FACTS: Facts = {
  now: 0,
  permissions: new Set(),
  maxBlocks: Infinity,
  homeOf: [],
  publishedAt: null,
  mainColour: null,
  pictures: {},
  picked: {},
};

/** What the preview saw of a block as it is now, looked at by a guest. */
export interface Rendering {
  /** Shows nothing. */
  readonly isEmpty: boolean;
  readonly cut: readonly CutText[];
  readonly targets: readonly SmallTarget[];
  readonly pictures: readonly LargePicture[];
  /** One is cut off at the side of the page. */
  readonly hasWideTable: boolean;
  /** Of a rich text, below `LEAST_LETTERS`. */
  readonly hasSmallLetters: boolean;
}

/** How most blocks look. */
export const NOTHING_SEEN: Rendering = {
  isEmpty: false,
  cut: [],
  targets: [],
  pictures: [],
  hasWideTable: false,
  hasSmallLetters: false,
};

/** Least size of letters, in rpx. */
export const LEAST_LETTERS = 24;
/** Least side of what is tapped, in rpx. */
export const LEAST_TARGET = 88;
/** Device px of a picture that its place wants for each px of the design's phone, 375 px wide. */
export const PICTURE_DENSITY = 2;

/** A text that ends in an ellipsis. */
export interface CutText {
  readonly at: Pointer;
  /** With letters of the usual size; else with larger ones only. */
  readonly isPlain: boolean;
}

/** A link or button with a side below `LEAST_TARGET`, and the property of the picture or rich text that it shows. */
export interface SmallTarget {
  readonly at: Pointer;
  /** In rpx. */
  readonly width: number;
  readonly height: number;
}

/** A picture that is more than twice as wide as its place needs, as a phone loads it. */
export interface LargePicture {
  readonly at: Pointer;
  /** In px of the file. */
  readonly width: number;
  /** What would do. */
  readonly enough: number;
}

/** An item of a picker, with an ISO time. */
type Listed = Omit<PickedFact, 'changedAt'> & { readonly changedAt?: string };

/** As a picker says it. */
export const pickedFact = ({ problem, isGone, name, changedAt }: Listed): PickedFact => ({
  problem,
  isGone,
  ...(name === undefined ? {} : { name }),
  ...(changedAt === undefined ? {} : { changedAt: Date.parse(changedAt) }),
});

export const pickKey = (kind: string, id: string | number): string => `${kind} ${id}`;

const FNV_OFFSET = 2_166_136_261;
const FNV_PRIME = 16_777_619;

/** Short digest (32-bit FNV-1a) of a JSON value, to tell whether a dismissed one is still the same. */
export function digestOf(value: unknown): string {
  let hash = FNV_OFFSET;
  for (const letter of JSON.stringify(value) ?? '')
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), FNV_PRIME);
  return (hash >>> 0).toString(36);
}

export const isDismissed = (note: BlockNote | undefined, { key }: Pick<Issue, 'key'>): boolean =>
  note?.dismissed !== undefined && Object.hasOwn(note.dismissed, key);
