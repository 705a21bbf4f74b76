// The first words of a block, which tell it from others of its kind.
const MOST = 30;

/** Without tags; '' where its data have none. */
export function firstWords(data: Readonly<Record<string, unknown>>): string {
  const words = ['title', 'content', 'text', 'placeholder'].map((name) => data[name]);
  const text = words.find((one) => typeof one === 'string' && one.trim() !== '');
  if (typeof text !== 'string') return '';
  return text
    .replaceAll(/<[^>]*>/g, '')
    .trim()
    .slice(0, MOST);
}
