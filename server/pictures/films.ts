// The two films of the demonstration mall, made for it: 640×360, six seconds, H.264 without sound.
import firstTea from './films/first-tea.mp4?inline';
import onePotRice from './films/one-pot-rice.mp4?inline';

const FILMS: ReadonlyMap<string, string> = new Map([
  ['first-tea.mp4', firstTea],
  ['one-pot-rice.mp4', onePotRice],
]);

/** A film by the name of its file, or null for an unknown one. */
export function filmOf(name: string): Uint8Array<ArrayBuffer> | null {
  const [, text] = FILMS.get(name)?.split(';base64,') ?? [];
  return text === undefined ? null : new Uint8Array(Buffer.from(text, 'base64'));
}
