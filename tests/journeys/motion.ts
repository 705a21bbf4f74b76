// Whether what moves by itself does so in a journey: carousels, running lines, transitions.
export const WITHOUT_MOTION = { reducedMotion: 'reduce' } as const;

/** Of the journeys that prove what shoppers see while it moves: home, a purchase, the way back. */
export const WITH_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const;
