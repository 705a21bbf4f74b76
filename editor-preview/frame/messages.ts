// Messages between the studio and its preview frame. All pass a guard (guard.ts); the frame is not trusted.
import type { Rendering } from '~/domain/studio/check/issue';
import type { Uid } from '~/domain/studio/document';
import type { Pointer } from '~/domain/studio/pointer';
import type { SlotPlace } from '~/domain/studio/within';

/** Raised with every change that the other side could misread. */
export const PROTOCOL = 5;

/** First message, by `postMessage`; all others go through the port that comes with it. */
export interface Hello {
  hello: 'pagoda-preview';
  protocol: number;
}

/** In px of the frame, unzoomed, from the upper left of what is in view. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Modifiers {
  shift: boolean;
  ctrl: boolean;
  alt: boolean;
}

/** A block as the frame needs it. */
export interface FrameNode {
  uid: Uid;
  id: string;
  /** The element as stored. */
  stored: unknown;
  /** Delivered data of the server; absent until it has answered. */
  delivered?: unknown;
  /** Why the server leaves the block out for this audience; words for operators. */
  dropped?: string;
  isHidden?: boolean;
  isShared?: boolean;
  /** The operator's own name of the block. */
  name?: string | undefined;
  /** Of the blocks in its slots, where there is something to say of them. */
  inner?: Readonly<Record<Uid, Pick<FrameNode, 'isHidden' | 'name'>>>;
}

/** Where something that is dragged would stand. */
export interface DropPlace {
  /** Behind this block; null: in the first place. */
  after: Uid | null;
  /** Within a block; on the page when absent. */
  slot?: SlotPlace | undefined;
}

export const SHOWN = ['title-bar', 'login-card', 'goods', 'order'] as const;

export interface PageHead {
  title: string;
  /** Names of the page's tabs where a strip shows; the open one by its position. */
  tabs: string[];
  tab: number;
  /** Answer of api/index/config for the audience's platform. */
  config: unknown;
  /** Answer of api/user/user-info of a shopper of the audience; null for a guest. */
  shopper: unknown;
  /** Path of the screen, without the tab bar where it is none of its entries. */
  path: string;
  /**
   * What the screen shows beside its blocks: the mall's title bar with `title`, alone or over a screen where shoppers buy,
   * or the card that asks to sign in.
   */
  shows?: (typeof SHOWN)[number];
  /** Rows of api/default/goods-list that those screens show. */
  goods?: unknown[];
}

export type FrameOp =
  | ({ op: 'set'; uid: Uid } & Pick<FrameNode, 'stored' | 'inner'>)
  | { op: 'insert'; after: Uid | null; nodes: FrameNode[] }
  | { op: 'remove'; uids: Uid[] }
  | { op: 'move'; uids: Uid[]; after: Uid | null }
  | { op: 'note'; uid: Uid; isHidden: boolean; name?: string | undefined };

export type PreviewMode = 'edit' | 'try';

export interface Simulation {
  /** Of letters, 1 to 1.3. */
  textScale: number;
  hasPictures: boolean;
  /** Every text doubled. */
  hasLongTexts: boolean;
  /** Without it the server delivers no goods, coupons and so on. */
  hasData: boolean;
  /** Slow: pictures and code arrive late; offline: not at all. */
  network: 'normal' | 'slow' | 'offline';
}

/** Nothing is simulated. */
export const PLAIN: Simulation = {
  textScale: 1,
  hasPictures: true,
  hasLongTexts: false,
  hasData: true,
  network: 'normal',
};

/** How the phone is looked at. */
export interface PhoneLook {
  mode: PreviewMode;
  simulation: Simulation;
  zoom: number;
  /** Height in px of the strip under the home indicator; null: the device's own. */
  safeBottom: number | null;
}

export interface TextPlace {
  uid: Uid;
  field: Pointer;
}

/** A text that may be edited on the phone. */
export interface InlineText extends TextPlace {
  maxLength: number | null;
  isMultiline: boolean;
}

export const LENGTH_KINDS = ['height', 'radius', 'space'] as const;

/** A length of a block whose control has the focus. */
export interface ShownLength {
  uid: Uid;
  /** Its property. */
  name: string;
  kind: (typeof LENGTH_KINDS)[number];
  rpx: number;
}

/** Another operator who works in a block: the first letter of the name, in that operator's colour. */
export interface PresentAt {
  uid: Uid;
  letter: string;
  colour: string;
}

export type ToFrame =
  | { t: 'open'; page: PageHead; nodes: FrameNode[]; now: number; seq: number }
  | { t: 'page'; page: PageHead }
  | { t: 'patch'; ops: FrameOp[]; seq: number }
  | { t: 'deliver'; blocks: { uid: Uid; delivered?: unknown; dropped?: string }[] }
  /** Blocks that show their last content while the server is asked for the new one. */
  | { t: 'hydrating'; uids: Uid[] }
  | { t: 'select'; uids: Uid[]; field: Pointer | null; group: string | null; reveal: boolean }
  | { t: 'hover'; uid: Uid | null }
  | { t: 'present'; people: PresentAt[] }
  | { t: 'length'; length: ShownLength | null }
  | ({ t: 'mode' } & PhoneLook)
  /** From the top of the page, in px. */
  | { t: 'scroll'; top: number }
  /** A new block, or blocks of the page, are dragged over the frame from the studio; without a place that ends. */
  | { t: 'probe'; at: { x: number; y: number } | null; uids: Uid[] }
  /** What is dragged within the frame stays where it was. */
  | { t: 'cancel' }
  /** Opens the text at a place; Tab goes to the others. */
  | { t: 'inline'; at: TextPlace; texts: InlineText[] };

/** How a block looks to the audience. */
export interface SeenBlock extends Rendering {
  uid: Uid;
}

export type FromFrame =
  | { t: 'ready'; protocol: number }
  /** The state of `seq` is in the document and painted. `ms` from the message's arrival. */
  | { t: 'rendered'; seq: number; ms: number }
  | {
      t: 'press';
      uid: Uid | null;
      field: Pointer | null;
      isText: boolean;
      isDouble: boolean;
      mods: Modifiers;
    }
  | { t: 'menu'; uid: Uid; at: { x: number; y: number } }
  | { t: 'over'; uid: Uid | null }
  /** Of the first selected block, once layout rests. */
  | { t: 'box'; uid: Uid; box: Box | null }
  | { t: 'scrolled'; top: number }
  /** The last block of the flow that is in view, once the page rests; null: none is. */
  | { t: 'in-view'; last: Uid | null }
  | ({ t: 'place' } & DropPlace)
  /** Blocks are dragged within the frame. */
  | { t: 'dragging'; isDragging: boolean }
  | ({ t: 'moved'; uids: Uid[] } & DropPlace)
  | { t: 'text'; uid: Uid; field: Pointer; value: string; state: 'open' | 'typing' | 'done' | 'cancel' }
  | { t: 'key'; code: string; key: string; mods: Modifiers }
  | { t: 'opened'; link: unknown }
  | { t: 'problem'; uid: Uid; words: string }
  /** All blocks of the page that are rendered, once layout is stable. */
  | { t: 'seen'; blocks: SeenBlock[] }
  | { t: 'alive' };
