// State of the preview frame: what the studio has sent. One object, replaced at each message.
import type { Uid } from '~/domain/studio/document';
import type { Pointer } from '~/domain/studio/pointer';
import {
  type PageHead,
  type PhoneLook,
  PLAIN,
  type PresentAt,
  type ShownLength,
  type ToFrame,
} from '../frame/messages';
import { applyFrameOp, deliver, type FrameNodes } from './frame-document';

export interface FrameState extends PhoneLook {
  page: PageHead | null;
  nodes: FrameNodes;
  selected: readonly Uid[];
  /** The row or property whose control is open. */
  field: Pointer | null;
  group: string | null;
  hovered: Uid | null;
  /** What is on the phone of them is their last content. */
  hydrating: readonly Uid[];
  /** Where other operators work. */
  present: readonly PresentAt[];
  length: ShownLength | null;
  /** Of the last state-changing message. */
  seq: number;
  /** When that message came, by `performance.now()`. */
  since: number;
  /** What the mall's clock is ahead of this device's, in ms. */
  clockOffset: number;
}

const START: FrameState = {
  page: null,
  nodes: [],
  selected: [],
  field: null,
  group: null,
  hovered: null,
  hydrating: [],
  present: [],
  length: null,
  mode: 'edit',
  simulation: PLAIN,
  zoom: 1,
  safeBottom: null,
  seq: 0,
  since: 0,
  clockOffset: 0,
};

/** The state after a message; the very same where the message changes nothing that it holds. */
export function reduce(state: FrameState, message: ToFrame): FrameState {
  switch (message.t) {
    case 'open': {
      const { page, nodes, now, seq } = message;
      return { ...state, page, nodes, seq, since: performance.now(), clockOffset: now - Date.now() };
    }
    case 'page':
      return { ...state, page: message.page };
    case 'patch': {
      const nodes = message.ops.reduce(applyFrameOp, state.nodes);
      return { ...state, nodes, seq: message.seq, since: performance.now() };
    }
    case 'deliver':
      return { ...state, nodes: deliver(state.nodes, message.blocks) };
    case 'hydrating':
      return { ...state, hydrating: message.uids };
    case 'select':
      return { ...state, selected: message.uids, field: message.field, group: message.group };
    case 'hover':
      return { ...state, hovered: message.uid };
    case 'present':
      return { ...state, present: message.people };
    case 'length':
      return { ...state, length: message.length };
    case 'mode': {
      const { t: _, ...look } = message;
      return { ...state, ...look };
    }
    default:
      return state;
  }
}

export interface FrameStore {
  get: () => FrameState;
  subscribe: (listener: () => void) => () => void;
  take: (message: ToFrame) => void;
}

export function frameStore(): FrameStore {
  let state = START;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    take: (message) => {
      const next = reduce(state, message);
      if (next === state) return;
      state = next;
      for (const listener of listeners) listener();
    },
  };
}
