// Pictures of other hosts in stored texts: a text that is the address of one, and those within a rich text.

const PICTURE = /^https?:\/\/\S+\.(?:jpe?g|png|gif|webp|avif|svg)(?:\?\S*)?$/i;
/** Longer than any address: no text is searched twice from each of its places. */
const MAX_LENGTH = 2_000;
/** What stands before an address, the quotation mark, the address as HTML. */
const IMAGE = /(<img\b[^<>]*?\ssrc\s*=\s*)(["'])([^<>]*?)\2/gi;

const plain = (html: string): string => html.trim().replace(/&amp;/gi, '&');
const escaped = (address: string): string =>
  address.replace(/[&"'<>]/g, (sign) => `&#${sign.codePointAt(0) ?? 0};`);
const isOutside = (address: string): boolean => /^https?:\/\/\S+$/i.test(address);

export function pictureAddresses(text: string): string[] {
  if (text.length < MAX_LENGTH && PICTURE.test(text)) return [text];
  return [...text.matchAll(IMAGE)].map(([, , , html = '']) => plain(html)).filter(isOutside);
}

/** The text with other addresses in place of those that the map names; the rest stays byte for byte. */
export function withPictureAddresses(text: string, to: ReadonlyMap<string, string>): string {
  const whole = to.get(text);
  if (whole !== undefined) return whole;
  return text.replace(IMAGE, (image: string, ...groups: string[]) => {
    const [before = '', quote = '', html = ''] = groups;
    const address = to.get(plain(html));
    return address === undefined ? image : `${before}${quote}${escaped(address)}${quote}`;
  });
}
