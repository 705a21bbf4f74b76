// Generated pictures for stories and tests, so that they need no network.

const drawn = (colour: string, mark: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300"><path fill="${colour}" d="M0 0h300v300H0z"/>${mark}</svg>`,
  )}`;

/** Raster data, as the allow-list for block backgrounds requires: hills below a low sun. */
const HILLS =
  'data:image/webp;base64,UklGRvgAAABXRUJQVlA4IOwAAADQCQCdASpkADAAPu1irU2ppaSiLzTcWTAdiWMAzNKv8VtcnOaameG1Xskbdv/FkTfvmRVOFPCfRDqBv66qZNnSyNfYnzoqdjf1k9KJ1e2tqc7+nJL1fkAA/uqwrvROyKJ6S6FeSj/gFemITvHls+HeBrz2bNJTzD1Ua8C8hnz/fbkDUlRcIndK9jPkaA3AjLz6FQw0jqsxky4+Rrse0HOmzVuO0XZSl9w55NQDpyIdCcHDGTuTJzSdT9EBm6oJGgwZxDp5OIHUrab2Cwh1FG95qzAwlp8E+42z9tgBwwA6+gNqEz1SuQGgDFAAAA==';

/** Goods, banner, face and landscape of the stories. */
export const SAMPLE_PICTURES = {
  goods: drawn('#f3d9c4', '<circle cx="150" cy="150" r="80" fill="#c98b5e"/>'),
  banner: drawn('#c9dcec', '<path fill="#6d94b4" d="m0 300 120-160 80 90 40-40 60 110z"/>'),
  face: drawn(
    '#dfe6d5',
    '<circle cx="150" cy="120" r="50" fill="#8aa06f"/><circle cx="150" cy="290" r="110" fill="#8aa06f"/>',
  ),
  landscape: HILLS,
} as const;
