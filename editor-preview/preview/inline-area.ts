// The field laid over a text: it looks as the text does, and has room for what is typed.
import type { InlineText } from '../frame/messages';

const COPIED = ['font', 'color', 'textAlign', 'letterSpacing', 'lineHeight'] as const;
/** Least size in px, and the air at the edges of the phone. */
const LEAST = { width: 48, height: 24 };
const AIR = 4;
const WHITE = 'rgb(255, 255, 255)';

export function inlineArea({ maxLength }: InlineText, words: string): HTMLTextAreaElement {
  const area = document.createElement('textarea');
  Object.assign(area.style, {
    position: 'fixed',
    margin: '0',
    padding: '0',
    border: '0',
    outline: '2px solid #3558d6',
    background: '#fff',
    resize: 'none',
    overflow: 'hidden',
    zIndex: '10000',
  });
  area.value = words;
  area.dataset['inline'] = '';
  area.rows = 1;
  area.setAttribute('aria-label', '文字');
  if (maxLength !== null) area.setAttribute('aria-description', `最多 ${maxLength} 个字`);
  return area;
}

const between = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(value, most));

/** Places the field over its element, wide enough for its letters and within the phone. */
export function lay(area: HTMLTextAreaElement, element: HTMLElement): void {
  const look = getComputedStyle(element);
  for (const name of COPIED) area.style[name] = look[name];
  // White letters would not be seen on the white ground of the field.
  if (look.color === WHITE) area.style.color = '#1b1f27';
  const at = element.getBoundingClientRect();
  const letter = Number.parseFloat(look.fontSize) || 16;
  const wanted = Math.max(at.width, LEAST.width, (area.value.length + 1) * letter);
  const width = Math.min(wanted, window.innerWidth - 2 * AIR);
  const left = look.textAlign === 'center' ? at.left + (at.width - width) / 2 : at.left;
  area.style.width = `${width}px`;
  area.style.left = `${between(AIR, left, window.innerWidth - width - AIR)}px`;
  area.style.top = `${at.top}px`;
  area.style.height = '0';
  area.style.height = `${Math.max(at.height, area.scrollHeight, LEAST.height)}px`;
}
