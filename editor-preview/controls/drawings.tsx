// Drawings of choices: one for every icon that the forms' descriptions name. 64 × 40, in greys of the studio.

/** `f` filled, `l` lined; each a path. Several shapes are one path. */
interface Drawing {
  readonly f?: string;
  readonly l?: string;
}

type Rect = [x: number, y: number, width: number, height: number];

const box = (...[x, y, width, height]: Rect): string => `M${x} ${y}h${width}v${height}h${-width}z`;

const pill = (...[x, y, width, height]: Rect): string => {
  const r = height / 2;
  return `M${x + r} ${y}h${width - height}a${r} ${r} 0 010 ${height}h${height - width}a${r} ${r} 0 010 ${-height}z`;
};

const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 10${2 * r} 0a${r} ${r} 0 10${-2 * r} 0z`;

const lines = (x: number, ys: readonly number[], width: number): string =>
  ys.map((y) => `M${x} ${y}h${width}`).join('');

const times = (count: number, one: (index: number) => string): string =>
  Array.from({ length: count }, (_none, index) => one(index)).join('');

const FRAME = box(4, 4, 56, 32);

export const DRAWINGS: Readonly<Record<string, Drawing>> = {
  // Lists of goods and videos: picture and words.
  'list-one': { f: box(8, 4, 48, 22), l: lines(8, [31, 36], 36) },
  'list-rows': { f: box(8, 4, 14, 14) + box(8, 22, 14, 14), l: lines(27, [8, 13, 26, 31], 28) },
  'list-two': { f: box(8, 4, 22, 20) + box(34, 4, 22, 20), l: lines(8, [30], 22) + lines(34, [30], 22) },
  'list-three': {
    f: times(3, (index) => box(6 + index * 18, 8, 15, 15)),
    l: times(3, (index) => lines(6 + index * 18, [29], 15)),
  },
  'list-strip': {
    f: times(4, (index) => box(4 + index * 17, 8, 14, 14)),
    l: times(4, (index) => lines(4 + index * 17, [28], 14)) + 'M52 36h8l-3-3M60 36l-3 3',
  },
  'topic-lines': { f: box(40, 8, 16, 24), l: lines(8, [10, 17, 24, 31], 26) },
  'topic-list': { f: box(8, 4, 48, 14), l: lines(8, [23], 40) + lines(8, [29, 35], 48) },
  'live-big': { f: box(8, 4, 48, 24), l: `${lines(8, [34], 30)}M29 11l8 5-8 5z` },
  'live-row': { f: box(8, 8, 24, 24), l: `${lines(37, [12, 20, 28], 19)}M17 15l7 5-7 5z` },
  'live-two': { f: box(8, 4, 22, 26) + box(34, 4, 22, 26), l: lines(8, [35], 22) + lines(34, [35], 22) },
  // Cards of goods.
  'card-white': { f: box(16, 6, 32, 18), l: `${box(14, 4, 36, 32)}${lines(18, [29], 20)}` },
  'card-none': { f: box(16, 6, 32, 18), l: lines(16, [29, 34], 24) },
  'card-outline': { l: `${box(14, 4, 36, 32)}${box(18, 8, 28, 14)}${lines(18, [28], 20)}` },
  // Buttons.
  'button-filled': { f: box(12, 12, 40, 16) },
  'button-outline': { l: box(12, 12, 40, 16) },
  'button-pill': { f: pill(12, 12, 40, 16) },
  'button-pill-outline': { l: pill(12, 12, 40, 16) },
  'login-filled': { f: pill(14, 12, 36, 16) },
  'login-outline': { l: pill(14, 12, 36, 16) },
  'login-text': { l: `${lines(16, [18], 28)}M40 25h-24` },
  // Repeats of a ground picture.
  'tile-none': { f: box(22, 12, 20, 16), l: FRAME },
  'tile-x': { f: times(3, (index) => box(8 + index * 17, 14, 14, 12)), l: FRAME },
  'tile-y': { f: times(3, (index) => box(25, 6 + index * 10, 14, 8)), l: FRAME },
  'tile-both': {
    f: times(9, (index) => box(8 + (index % 3) * 17, 6 + Math.floor(index / 3) * 10, 14, 8)),
    l: FRAME,
  },
  // Lower edges of a banner, and how its neighbours stand.
  'edge-flat': { f: box(4, 6, 56, 28) },
  'edge-round': { f: 'M10 6h44a6 6 0 016 6v16a6 6 0 01-6 6H10a6 6 0 01-6-6V12a6 6 0 016-6z' },
  'edge-arc': { f: 'M4 6h56v20q-28 14-56 0z' },
  'banner-flat': { f: box(4, 8, 56, 24) },
  'banner-card': { f: box(12, 8, 40, 24) + box(0, 12, 8, 16) + box(56, 12, 8, 16) },
  // Title bars.
  'bar-title': { l: `${FRAME}${lines(22, [20], 20)}` },
  'bar-title-search': { f: pill(28, 15, 28, 10), l: `${FRAME}${lines(9, [20], 14)}` },
  'bar-icon-title': { f: box(9, 14, 12, 12), l: `${FRAME}${lines(26, [20], 22)}` },
  'bar-icon-search': { f: box(9, 14, 12, 12) + pill(26, 15, 30, 10), l: FRAME },
  // Titles.
  'title-plain': { l: lines(16, [20], 32) },
  'title-lines': { l: `${lines(24, [20], 16)}${lines(6, [20], 12)}${lines(46, [20], 12)}` },
  'title-bar': { f: box(10, 12, 4, 16), l: lines(20, [20], 32) },
  'title-bars': { f: box(10, 12, 4, 16) + box(50, 12, 4, 16), l: lines(20, [20], 24) },
  'title-ring': { l: `${pill(12, 10, 40, 20)}${lines(22, [20], 20)}` },
  // Entries of the user centre.
  'account-row': {
    f: times(4, (index) => dot(10 + index * 15, 15, 4)),
    l: times(4, (index) => lines(6 + index * 15, [27], 8)),
  },
  'account-card': {
    f: times(3, (index) => dot(16 + index * 16, 16, 4)),
    l: `${FRAME}${times(3, (index) => lines(12 + index * 16, [28], 8))}`,
  },
  'account-tiles': {
    l: times(4, (index) => box(6 + (index % 2) * 28, 4 + Math.floor(index / 2) * 18, 24, 14)),
  },
  'menu-rows': { f: times(3, (index) => dot(10, 9 + index * 11, 3)), l: lines(18, [9, 20, 31], 34) },
  'menu-four': {
    f: times(8, (index) => box(8 + (index % 4) * 13, 5 + Math.floor(index / 4) * 18, 9, 8)),
    l: times(8, (index) => lines(8 + (index % 4) * 13, [17 + Math.floor(index / 4) * 18], 9)),
  },
  'order-plain': { l: times(4, (index) => lines(6 + index * 14, [20], 10)) },
  'order-icons': {
    f: times(4, (index) => box(7 + index * 14, 9, 8, 10)),
    l: times(4, (index) => lines(6 + index * 14, [27], 10)),
  },
  'order-card': {
    f: times(4, (index) => box(10 + index * 12, 12, 7, 8)),
    l: `${FRAME}${times(4, (index) => lines(10 + index * 12, [28], 7))}`,
  },
  'user-left': { f: dot(14, 20, 8), l: lines(27, [16, 24], 26) },
  'user-centre': { f: dot(32, 13, 8), l: lines(18, [27, 34], 28) },
  'user-card': { f: dot(16, 20, 6), l: `${FRAME}${lines(27, [16, 24], 24)}` },
  // Navigation in pages, at the top and behind a button.
  'nav-pages': {
    f: times(8, (index) => dot(12 + (index % 4) * 13, 10 + Math.floor(index / 4) * 13, 4)),
    l: 'M26 35h6M36 35h2',
  },
  'nav-strip': { f: times(5, (index) => dot(8 + index * 14, 16, 5)), l: lines(20, [32], 24) },
  'nav-all': { f: times(12, (index) => dot(12 + (index % 4) * 13, 7 + Math.floor(index / 4) * 13, 4)) },
  // Customer service.
  'customer-row': { f: dot(14, 20, 7) + pill(42, 14, 16, 12), l: lines(25, [17, 23], 13) },
  'customer-code': {
    l: `${box(20, 6, 24, 24)}${box(24, 10, 6, 6)}${box(34, 10, 6, 6)}${box(24, 20, 6, 6)}${lines(22, [35], 20)}`,
  },
  // Forms: where labels stand, and kinds of fields.
  'form-left': { l: `${lines(6, [12, 28], 14)}${box(26, 6, 32, 12)}${box(26, 22, 32, 12)}` },
  'form-above': { l: `${lines(8, [8], 18)}${box(8, 14, 48, 18)}` },
  'form-inside': { l: `${box(8, 10, 48, 20)}${lines(14, [20], 18)}` },
  'field-text': { l: `${box(6, 12, 52, 16)}M12 16v8` },
  'field-textarea': { l: `${box(6, 4, 52, 32)}${lines(12, [12, 19, 26], 34)}` },
  'field-date': { f: box(18, 8, 28, 6), l: `${box(18, 8, 28, 26)}${lines(23, [21, 28], 18)}` },
  'field-time': { l: `${dot(32, 20, 14)}M32 12v8l6 4` },
  'field-radio': { f: dot(14, 12, 3), l: `${dot(14, 12, 6)}${dot(14, 29, 6)}${lines(26, [12, 29], 28)}` },
  'field-checkbox': {
    l: `${box(8, 6, 12, 12)}M11 12l2 3 5-6${box(8, 23, 12, 12)}${lines(26, [12, 29], 28)}`,
  },
  'field-picture': { f: 'M12 30l12-12 8 8 6-6 12 10z', l: `${FRAME}${dot(44, 13, 3)}` },
};

/** Nothing for a name without a drawing: its words are there. */
export function ChoiceDrawing({ name }: { name: string }) {
  const drawing = DRAWINGS[name];
  if (drawing === undefined) return null;
  return (
    <svg width="64" height="40" viewBox="0 0 64 40" aria-hidden="true" focusable="false">
      {drawing.f === undefined ? null : <path d={drawing.f} fill="currentColor" opacity="0.35" />}
      {drawing.l === undefined ? null : (
        <path d={drawing.l} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
      )}
    </svg>
  );
}
