// When a provider is asked again about what it has not ended: soon at first, then rarely.

const DELAYS_MS: readonly number[] = [15_000, 60_000, 120_000, 300_000, 600_000, 1_800_000];
const LONGEST_MS = 3_600_000;

/** The time of the next question, after so many. */
export const nextCheck = (now: Date, count: number): Date =>
  new Date(now.getTime() + (DELAYS_MS[count] ?? LONGEST_MS));
