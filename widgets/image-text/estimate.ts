// Estimates the height of a rich text, so that the content below hardly shifts when it renders.

/** Font size in rpx; line height relative to it. */
interface Letters {
  size: number;
  line: number;
}

/** The defaults of ui/rich-text. */
const BODY: Letters = { size: 28, line: 1.5 };
const HEADINGS: Readonly<Record<string, number>> = { h1: 36, h2: 36, h3: 32, h4: 32 };
const WIDTH = 702;
/** A picture as wide as the text at 3:2. */
const PICTURE_HEIGHT = 468;
const MAX_HEIGHT = 5000;
/** Lengths in px do not scale with the screen: computed for a width of 390 px, typical for phones. */
const RPX_PER_PX = 750 / 390;

/** A tag, or text; no part contains another `<`, so that the scan is linear. */
const TOKEN = /<(\/?)([a-z][a-z0-9]*)([^<>]*)>|[^<>]+/gi;
const BREAKING = /^(?:p|div|section|li|ul|ol|h[1-6]|tr|table|blockquote|br|hr)$/;
const SPACED = /^(?:p|ul|ol|blockquote|table)$/;
const VOID = /^(?:br|hr|img|input|wbr)$/;

/** Relative to the font size: all but Chinese characters are half as wide. */
function widthOf(words: string): number {
  const plain = words.replace(/&\w+;/g, ' ');
  return plain.length - (plain.match(/[\0-\u1fff]/g)?.length ?? 0) / 2;
}

const FONT_SIZE = /font-size:\s*([\d.]+)([a-z%]*)/i;
const LINE_HEIGHT = /line-height:\s*([\d.]+)([a-z%]*)/i;

/** A style's number and its unit; both are missing where it is not set. */
function figureOf(property: RegExp, attributes: string): [number | undefined, string] {
  const [, figure, unit = ''] = property.exec(attributes) ?? [];
  return [figure === undefined ? undefined : Number.parseFloat(figure), unit];
}

function lettersOf(tag: string, attributes: string, around: Letters): Letters {
  const [font, fontUnit] = figureOf(FONT_SIZE, attributes);
  const [line, lineUnit] = figureOf(LINE_HEIGHT, attributes);
  const size = font !== undefined && fontUnit === 'px' ? font * RPX_PER_PX : (HEADINGS[tag] ?? around.size);
  if (line === undefined) return { size, line: around.line };
  if (lineUnit === 'px') return { size, line: (line * RPX_PER_PX) / size };
  return { size, line: lineUnit === '%' ? line / 100 : line };
}

/** Heights in document order. */
class Column {
  private height = 0;
  /** The current line, and its height by its largest font. */
  private width = 0;
  private line = 0;
  private margin = 0;

  add(words: string, { size, line }: Letters): void {
    const text = words.trim();
    if (text === '') return;
    this.width += widthOf(text) * size;
    this.line = Math.max(this.line, size * line);
  }

  /** Ends the line; adjoining margins collapse. */
  end(margin = 0): void {
    if (this.width > 0) {
      this.height += this.margin + Math.ceil(this.width / WIDTH) * this.line;
      this.margin = 0;
    }
    this.width = 0;
    this.line = 0;
    this.margin = Math.max(this.margin, margin);
  }

  picture(): void {
    this.end();
    this.height += this.margin + PICTURE_HEIGHT;
    this.margin = 0;
  }

  /** The last margin stays within the text. */
  whole(): number {
    this.end();
    return Math.min(Math.round(this.height + this.margin), MAX_HEIGHT);
  }
}

/** Height in rpx, at most 5000; 0 for an empty text and for anything but a text. */
export function estimatedHeight(content: unknown): number {
  if (typeof content !== 'string') return 0;
  const column = new Column();
  const open = [BODY];
  for (const [words, slash = '', name = '', attributes = ''] of content.slice(0, 200_000).matchAll(TOKEN)) {
    const around = open.at(-1) ?? BODY;
    const tag = name.toLowerCase();
    const isOpening = tag !== '' && slash === '';
    const letters = isOpening ? lettersOf(tag, attributes, around) : around;
    if (tag === '') column.add(words, letters);
    if (tag === 'img') column.picture();
    if (BREAKING.test(tag)) column.end(SPACED.test(tag) ? letters.size / 2 : 0);
    if (isOpening && !VOID.test(tag)) open.push(letters);
    if (slash === '/' && open.length > 1) open.pop();
  }
  return column.whole();
}
