// Windows with room for wider panels and a larger phone.

export const WIDE_PX = 1600;
/** A phone of 667 px at 125 %, with the bars above it and air. */
const TALL_PX = 960;

export const isWideWindow = (): boolean => window.innerWidth >= WIDE_PX;

/** How large the phone is where nobody has chosen it. */
export const firstZoom = (): number => (isWideWindow() && window.innerHeight >= TALL_PX ? 1.25 : 1);
