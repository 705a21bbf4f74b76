// Windows with room for wider panels and a larger phone, and those without room for a left panel beside the stage.

export const WIDE_PX = 1600;
/** A phone of 667 px at 125 %, with the bars above it and air. */
const TALL_PX = 960;

/** As in left-panel.module.css: below, the left panel lies over the stage. */
const DRAWER_PX = 1280;

export const isNarrowWindow = (): boolean => window.innerWidth < DRAWER_PX;

export const isWideWindow = (): boolean => window.innerWidth >= WIDE_PX;

/** How large the phone is where nobody has chosen it. */
export const firstZoom = (): number => (isWideWindow() && window.innerHeight >= TALL_PX ? 1.25 : 1);
