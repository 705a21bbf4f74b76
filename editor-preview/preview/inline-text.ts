// Texts edited where they stand: a textarea laid over the element, within the frame; React's tree is not touched.
import { textOf } from '~/domain/coercion';
import { letterCount } from '~/domain/text';
import { valueAt } from '~/domain/studio/pointer';
import type { FromFrame, InlineText, TextPlace } from '../frame/messages';
import { cutComposed } from '../ui/composed-text';
import { type FrameNodes, nodeWithin, storedData } from './frame-document';
import { inlineArea, lay } from './inline-area';
import { blockElement } from './places';
import { elementOfField } from './text-fields';
import { isInputMethodKey } from '../ui/input-method';

export interface InlineEnds {
  root: HTMLElement;
  nodes: () => FrameNodes;
  send: (message: FromFrame) => void;
}

interface Shown extends InlineText {
  element: HTMLElement;
  words: string;
}

const isAt = ({ uid, field }: TextPlace, other: TextPlace): boolean =>
  uid === other.uid && field === other.field;

/** The texts that can be seen, from the top. */
function shownTexts(texts: readonly InlineText[], { root, nodes }: InlineEnds): Shown[] {
  const shown = texts.flatMap((text): Shown[] => {
    const node = nodeWithin(nodes(), text.uid);
    const block = blockElement(root, text.uid);
    if (node === undefined || block === null) return [];
    const data = storedData(node);
    const element = elementOfField(block, text.field, data);
    return element === null ? [] : [{ ...text, element, words: textOf(valueAt(data, text.field)) }];
  });
  return shown.sort(({ element: one }, { element: other }) =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) === 0 ? 1 : -1,
  );
}

interface Session {
  end: (state: 'done' | 'cancel') => void;
  step: (by: -1 | 1) => void;
  isMultiline: boolean;
}

const keysOf =
  ({ end, step, isMultiline }: Session) =>
  (event: KeyboardEvent): void => {
    event.stopPropagation();
    if (isInputMethodKey(event)) return;
    const acts: Readonly<Record<string, () => void>> = {
      Escape: () => end('cancel'),
      Tab: () => step(event.shiftKey ? -1 : 1),
      ...(isMultiline && event.shiftKey ? {} : { Enter: () => end('done') }),
    };
    const act = acts[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };

interface Typing {
  /** Most letters, and how many were stored, which may be more. */
  limit: { most: number; stored: number } | null;
  take: () => void;
  signal: AbortSignal;
}

function listenToTyping(area: HTMLTextAreaElement, { limit, take, signal }: Typing): void {
  // While composing, more letters may stand there than the text will have.
  let before = area.value;
  const written = () => {
    if (limit !== null) cutComposed(area, before, Math.max(limit.most, limit.stored));
    before = area.value;
    take();
  };
  area.addEventListener('compositionend', written, { signal });
  area.addEventListener('input', (event) => isComposing(event) || written(), { signal });
}

const isComposing = (event: Event): boolean => event instanceof InputEvent && event.isComposing;

/** Lays the textarea over the text that it edits. */
function openArea(area: HTMLTextAreaElement, element: HTMLElement): void {
  document.body.append(area);
  element.scrollIntoView({ block: 'nearest' });
  element.style.visibility = 'hidden';
  lay(area, element);
  area.focus();
  area.select();
}

/**
 * Opens the text at a place. Enter and leaving it end, Esc takes the session back, Tab goes to the next of `texts`.
 * Nothing is sent while an input method composes.
 */
export function editInline(at: TextPlace, texts: readonly InlineText[], ends: InlineEnds): void {
  const all = shownTexts(texts, ends);
  const shown = all.find((text) => isAt(text, at));
  if (shown === undefined) return;
  const { send } = ends;
  const { uid, field, maxLength, isMultiline, element, words } = shown;
  const area = inlineArea(shown, words);
  const gone = new AbortController();
  const { signal } = gone;
  const say = (state: Extract<FromFrame, { t: 'text' }>['state']) =>
    send({ t: 'text', uid, field, value: area.value, state });
  const end = (state: 'done' | 'cancel') => {
    if (signal.aborted) return;
    gone.abort();
    say(state);
    area.remove();
    element.style.removeProperty('visibility');
  };
  const take = () => {
    if (!isMultiline && area.value.includes('\n')) area.value = area.value.replaceAll('\n', '');
    lay(area, element);
    say('typing');
  };
  const step = (by: -1 | 1) => {
    const place = all.indexOf(shown);
    const others = by === 1 ? all.slice(place + 1) : all.slice(0, place).reverse();
    end('done');
    const next = others.find((text) => shownTexts([text], ends).length > 0);
    if (next !== undefined) editInline(next, texts, ends);
  };
  const limit = maxLength === null ? null : { most: maxLength, stored: letterCount(words) };
  listenToTyping(area, { limit, take, signal });
  area.addEventListener('keydown', keysOf({ end, step, isMultiline }), { signal });
  area.addEventListener('blur', () => end('done'), { signal });
  window.addEventListener('scroll', () => lay(area, element), { capture: true, signal });
  openArea(area, element);
  say('open');
}
