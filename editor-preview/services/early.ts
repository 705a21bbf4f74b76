// Requests that the window begins before the studio's code is there: each is taken once, by the caller that would send it.

/** Older answers are asked for anew. */
const FRESH_MS = 10_000;

interface Early {
  at: number;
  response: Promise<Response | null>;
}

const begun = new Map<string, Early>();

/** Begins a request under its name; a failed one is sent again by its caller, who says why it fails. */
export function askEarly(name: string, address: string, init?: RequestInit): void {
  const response = fetch(address, init).then(
    (answer) => (answer.ok ? answer : null),
    () => null,
  );
  begun.set(name, { at: performance.now(), response });
}

/** The response of a request that was begun and has succeeded; else null. */
export async function takeEarly(name: string): Promise<Response | null> {
  const early = begun.get(name);
  begun.delete(name);
  return early === undefined || performance.now() - early.at > FRESH_MS ? null : early.response;
}

/** A request that changes something: what was asked for before it is outdated. */
export const dropEarly = (): void => begun.clear();
