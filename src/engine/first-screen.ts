// When the first screen of a visit is there: what is not part of it waits, as an update would make React hydrate it anew.

export let markScreenMounted: () => void;

/** Settles once a screen is mounted, or hydrated. */
export const screenMounted = new Promise<void>((resolve) => {
  markScreenMounted = resolve;
});
