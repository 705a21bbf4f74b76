// Owns how this visit began: its first address, and the launch scene of a link that had one (SHOW-07, SHOW-09).
export const visit = { initPath: window.location.href, scene: 0 };
