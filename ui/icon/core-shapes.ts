// The icons that home and the shell need: path data on a 24 grid, with a stroke of 1.75 and round joins.

export const CORE_SHAPES = {
  cart: 'M2.5 4h2.6l2.5 11.2h10.2L20.5 7.5H6M9 19.6a.9.9 0 1 0 0-.1M16.5 19.6a.9.9 0 1 0 0-.1',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13M15.3 15.3 20.5 20.5',
  back: 'M15 4.5 7.5 12l7.5 7.5',
  close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  'chevron-right': 'M9 4.5 16.5 12 9 19.5',
  'chevron-down': 'M4.5 8.5 12 16l7.5-7.5',
  plus: 'M12 5v14M5 12h14',
  check: 'm4.5 12.5 5 5L19.5 7',
  store:
    'M4 10v10h16V10M3 9.5 5 4h14l2 5.5a2.5 2.5 0 0 1-4.5 1.2 2.7 2.7 0 0 1-4.5 0 2.7 2.7 0 0 1-4.5 0A2.5 2.5 0 0 1 3 9.5M9.5 20v-5h5v5',
  crown: 'M4 18.5 2.8 8l5 3.5L12 5l4.2 6.5 5-3.5L20 18.5z',
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15zM10 20.5c.8.7 3.2.7 4 0M12 5V3.5',
} as const;
