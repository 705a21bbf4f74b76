// A text edited where it stands: a textarea laid over its element, within the frame; React's tree is not touched.
import type { Uid } from '~/domain/studio/document';
import { textOf } from '~/domain/coercion';
import { type Pointer, valueAt } from '~/domain/studio/pointer';
import type { FromFrame } from '../frame/messages';
import { blockElement } from './places';
import { elementOfField } from './text-fields';

const COPIED = ['font', 'color', 'textAlign', 'letterSpacing', 'lineHeight'] as const;

export interface InlineText {
  uid: Uid;
  field: Pointer;
  maxLength: number | null;
  isMultiline: boolean;
  /** Stored data of the block. */
  data: unknown;
}

type Ends = { send: (message: FromFrame) => void; root: HTMLElement };

function laidOver(element: HTMLElement, { data, field, maxLength }: InlineText): HTMLTextAreaElement {
  const area = document.createElement('textarea');
  const look = getComputedStyle(element);
  const { left, top, width, height } = element.getBoundingClientRect();
  for (const name of COPIED) area.style[name] = look[name];
  Object.assign(area.style, {
    position: 'fixed',
    left: `${left}px`,
    top: `${top}px`,
    width: `${Math.max(width, 48)}px`,
    height: `${Math.max(height, 24)}px`,
    margin: '0',
    padding: '0',
    border: '0',
    outline: '2px solid #3558d6',
    background: '#fff',
    resize: 'none',
    overflow: 'hidden',
    zIndex: '10000',
  });
  // White letters would not be seen on the white ground of the field.
  if (look.color === 'rgb(255, 255, 255)') area.style.color = '#1b1f27';
  area.value = textOf(valueAt(data, field));
  area.dataset['inline'] = '';
  area.rows = 1;
  if (maxLength !== null) area.setAttribute('aria-description', `最多 ${maxLength} 个字`);
  return area;
}

/** Opens the text; Enter and leaving it end, Esc takes the session back. Nothing is sent while an input method composes. */
export function editInline(text: InlineText, { root, send }: Ends): void {
  const { uid, field, maxLength, isMultiline } = text;
  const block = blockElement(root, uid);
  const element = block === null ? null : elementOfField(block, field, text.data);
  if (element === null) return;
  const area = laidOver(element, text);
  const say = (state: 'typing' | 'done' | 'cancel') => {
    const letters = isMultiline ? area.value : area.value.replaceAll('\n', '');
    send({ t: 'text', uid, field, value: letters.slice(0, maxLength ?? undefined), state });
  };
  let isComposing = false;
  let isOver = false;
  const end = (state: 'done' | 'cancel') => {
    if (isOver) return;
    isOver = true;
    say(state);
    area.remove();
  };
  area.addEventListener('compositionstart', () => {
    isComposing = true;
  });
  area.addEventListener('compositionend', () => {
    isComposing = false;
    say('typing');
  });
  area.addEventListener('input', () => isComposing || say('typing'));
  area.addEventListener('blur', () => end('done'));
  area.addEventListener('keydown', (event) => {
    event.stopPropagation();
    if (event.isComposing) return;
    if (event.key === 'Escape') end('cancel');
    if (event.key === 'Enter' && !(isMultiline && event.shiftKey)) {
      event.preventDefault();
      end('done');
    }
  });
  document.body.append(area);
  area.focus();
  area.select();
}
