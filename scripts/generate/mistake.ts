// Mistakes in source files: shown as file, pointer and rule, without a stack; all that one run can find.

/** One line each. `scripts/run.mjs` prints them. */
export class SourceMistake extends Error {
  override readonly name = 'SourceMistake';
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** @throws SourceMistake of all problems of a file: those of places in it, and `others`, which name theirs. */
export function assertNone(
  file: string,
  problems: readonly { pointer: string; message: string }[],
  others: readonly string[] = [],
): void {
  const lines = [...problems.map(({ pointer, message }) => `${file}: ${pointer}: ${message}`), ...others];
  if (lines.length > 0) throw new SourceMistake([...new Set(lines)].join('\n'));
}

/** The mistakes found so far; anything else that fails is thrown at once. */
class Found {
  readonly #messages = new Set<string>();

  note(error: unknown): void {
    if (!(error instanceof SourceMistake)) throw error;
    this.#messages.add(error.message);
  }

  tell(): void {
    if (this.#messages.size > 0) throw new SourceMistake([...this.#messages].join('\n'));
  }
}

/** Does all of the work before it fails. @throws SourceMistake of all that were found. */
export async function gather<T, R>(
  items: readonly T[],
  work: (item: T) => R | Promise<R>,
): Promise<Awaited<R>[]> {
  const found = new Found();
  const done: Awaited<R>[] = [];
  for (const item of items) {
    try {
      done.push(await work(item));
    } catch (error) {
      found.note(error);
    }
  }
  found.tell();
  return done;
}

/** As `gather`, of work that waits for nothing. */
export function gatherNow<T, R>(items: readonly T[], work: (item: T) => R): R[] {
  const found = new Found();
  const done: R[] = [];
  for (const item of items) {
    try {
      done.push(work(item));
    } catch (error) {
      found.note(error);
    }
  }
  found.tell();
  return done;
}
