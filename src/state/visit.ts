// The current visit: its first address, and the launch scene of its link, if any (SHOW-07, SHOW-09).
export const visit = { initPath: window.location.href, scene: 0 };
