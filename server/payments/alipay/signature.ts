// Alipay's RSA2: signs the sorted parameters of a request, verifies notices and the raw text of answers.
import { type KeyObject, sign, verify } from 'node:crypto';

type Params = Readonly<Record<string, string>>;

const contentOf = (params: Params, left: readonly string[]): string =>
  Object.keys(params)
    .filter((name) => !left.includes(name) && params[name] !== '')
    .sort()
    .map((name) => `${name}=${params[name]}`)
    .join('&');

/** The parameters with their `sign`. */
export const signParams = (params: Params, key: KeyObject): Record<string, string> => ({
  ...params,
  sign: sign('RSA-SHA256', Buffer.from(contentOf(params, ['sign'])), key).toString('base64'),
});

const isSignedText = (text: string, signature: string, key: KeyObject): boolean =>
  verify('RSA-SHA256', Buffer.from(text), key, Buffer.from(signature, 'base64'));

/** Whether a notice is Alipay's: unlike in requests, sign_type is not signed. */
export const isSignedNotice = (params: Params, key: KeyObject): boolean =>
  params['sign_type'] === 'RSA2' &&
  isSignedText(contentOf(params, ['sign', 'sign_type']), params['sign'] ?? '', key);

/** End of the JSON object that begins at `start`, after its last brace; -1 where it never ends. */
function endOfObject(text: string, start: number): number {
  let depth = 0;
  let isInText = false;
  for (let at = start; at < text.length; at += 1) {
    const letter = text[at];
    if (isInText && letter === '\\') at += 1;
    else if (letter === '"') isInText = !isInText;
    else if (!isInText && letter === '{') depth += 1;
    else if (!isInText && letter === '}') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return -1;
}

/** The text of an answer's node exactly as Alipay signed it; null without one, or with a wrong signature. */
export function signedNode(body: string, node: string, key: KeyObject): string | null {
  const [head = ''] = new RegExp(`^\\s*\\{\\s*"${node}"\\s*:\\s*(?=\\{)`).exec(body) ?? [];
  const end = head === '' ? -1 : endOfObject(body, head.length);
  if (end < 0) return null;
  const text = body.slice(head.length, end);
  const [, signature = ''] = /"sign"\s*:\s*"([^"]+)"/.exec(body.slice(end)) ?? [];
  return isSignedText(text, signature, key) ? text : null;
}
