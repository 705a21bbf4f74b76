// Mistakes in source files: shown as file, pointer and rule, without a stack; all that one run can find.

/** One line each. `scripts/run.mjs` prints them. */
export class SourceMistake extends Error {
  override readonly name = 'SourceMistake';
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Does all of the work before it fails. @throws SourceMistake of all that were found. */
export async function gather<T, R>(
  items: readonly T[],
  work: (item: T) => R | Promise<R>,
): Promise<Awaited<R>[]> {
  const mistakes: string[] = [];
  const done: Awaited<R>[] = [];
  for (const item of items) {
    try {
      done.push(await work(item));
    } catch (error) {
      if (!(error instanceof SourceMistake)) throw error;
      mistakes.push(error.message);
    }
  }
  if (mistakes.length > 0) throw new SourceMistake([...new Set(mistakes)].join('\n'));
  return done;
}
