// Pictures of food and its packings.
import { lettering } from '../canvas';
import { type Palette, shade, tint } from '../palette';
import type { Subject } from './subject';

const nut = (x: number, y: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><ellipse rx="34" ry="27" fill="#c08a52"/><path d="M-34 0Q0-12 34 0M-22-16q8 16 0 32M0-26q7 26 0 52M20-18q7 18 0 36" stroke="#8a5a2c" stroke-width="3.5" fill="none"/><ellipse cx="-10" cy="-12" rx="10" ry="5" fill="#fff" opacity=".4"/></g>`;

const walnuts: Subject = () =>
  `<path d="M190 520q185 66 370 0-22 90-92 90H282q-70 0-92-90Z" fill="url(#wood)"/><ellipse cx="375" cy="520" rx="186" ry="46" fill="#8f6137"/>` +
  [
    [270, 500, 10],
    [344, 516, -20],
    [420, 510, 30],
    [490, 500, -8],
    [306, 460, 40],
    [380, 464, -6],
    [452, 458, 16],
    [348, 416, 22],
    [418, 414, -26],
    [384, 374, 4],
  ]
    .map(
      ([x = 0, y = 0, turn = 0]) => `<g transform="translate(${x} ${y}) scale(1.25)">${nut(0, 0, turn)}</g>`,
    )
    .join('') +
  nut(600, 590, 20) +
  nut(160, 592, -12);

/** A pillow pouch whose window shows pieces of the two colours. */
const bagOf = (p: Palette, label: string, pieces: readonly [string, string]) => `
  <path d="M232 226q143-18 286 0l16 366q-159 22-318 0Z" fill="url(#main)"/>
  <path d="M232 226q143-18 286 0l-2-28q-141-16-282 0Z" fill="${shade(p.main, 0.22)}"/>
  <path d="M216 592q159 22 318 0l2 22q-161 20-322 0Z" fill="${shade(p.main, 0.22)}"/>
  ${Array.from({ length: 14 }, (_, index) => `<path d="M${244 + index * 20} 200v26M${230 + index * 22} 596v18" stroke="#fff" stroke-opacity=".28" stroke-width="3"/>`).join('')}
  ${lettering(label, { x: 375, y: 312, size: label.length > 3 ? 54 : 64, fill: '#fff', face: 'sans-bold', spacing: 4 })}
  <path d="M300 334h150" stroke="${tint(p.accent, 0.4)}" stroke-width="5" stroke-linecap="round"/>
  <path d="M262 470q0-92 113-92t113 92-113 92-113-92Z" fill="${shade(p.main, 0.42)}"/>
  ${[
    [312, 486],
    [356, 510],
    [404, 506],
    [446, 482],
    [332, 440],
    [382, 456],
    [428, 434],
    [376, 414],
  ]
    .map(
      ([x = 0, y = 0], index) =>
        `<g transform="rotate(${index * 47} ${x} ${y})"><path d="M${x - 30} ${y + 8}q6-36 40-30 32 4 18 22-8 8-20 2-12-2-14 10-10 14-24-4Z" fill="${pieces[index % 2]}"/><path d="M${x - 20} ${y + 2}q8-18 28-16" stroke="#fff" stroke-opacity=".6" stroke-width="4" fill="none"/></g>`,
    )
    .join('')}
  <path d="M262 470q0-92 113-92t113 92-113 92-113-92Z" fill="none" stroke="${tint(p.accent, 0.4)}" stroke-width="5"/>
  <path d="M254 244q-10 150-16 320" stroke="#fff" stroke-opacity=".4" stroke-width="12" stroke-linecap="round" fill="none"/>`;

const snackBag: Subject = (p, label) => bagOf(p, label, ['#eec98d', '#dcae6a']);

const driedFruit: Subject = (p, label) => `
  ${bagOf(p, label, [p.main, tint(p.main, 0.34)])}
  ${[
    [190, 590, -20],
    [246, 612, 16],
    [540, 606, -10],
    [590, 590, 24],
  ]
    .map(
      ([x, y, turn]) =>
        `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-40 6Q-34-22 0-20T42 4q-6 20-40 18T-40 6Z" fill="url(#s-main)"/><path d="M-24 2q24-14 48 0" stroke="#fff" stroke-opacity=".55" stroke-width="4" fill="none"/></g>`,
    )
    .join('')}`;

/** A gift box with a ribbon and its name on a band. */
const giftBox: Subject = (p, label) => `
  <path d="M176 350h398v232q0 28-28 28H204q-28 0-28-28Z" fill="url(#s-main)"/>
  <path d="M158 290h434q14 0 14 14v52q0 14-14 14H158q-14 0-14-14v-52q0-14 14-14Z" fill="${tint(p.main, 0.14)}"/>
  <path d="M144 350h462v6q0 14-14 14H158q-14 0-14-14Z" fill="${shade(p.main, 0.25)}" opacity=".6"/>
  <rect x="346" y="290" width="58" height="320" fill="url(#s-accent)"/>
  <path d="M375 290C330 214 250 200 246 244c-4 40 80 46 129 46Zm0 0c45-76 125-90 129-46 4 40-80 46-129 46Z" fill="url(#s-accent)"/><path d="M375 290C340 246 290 230 284 250c-4 22 50 36 91 40Zm0 0c35-44 85-60 91-40 4 22-50 36-91 40Z" fill="${shade(p.accent, 0.28)}"/><circle cx="375" cy="288" r="22" fill="url(#s-accent)"/>
  <rect x="240" y="440" width="270" height="92" rx="46" fill="#fff8ea"/>
  ${lettering(label, { x: 375, y: 502, size: label.length > 4 ? 40 : 48, fill: p.ink, face: 'serif', spacing: 4 })}
  ${[
    [210, 420],
    [208, 560],
    [540, 420],
    [542, 560],
  ]
    .map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="10" fill="${tint(p.accent, 0.2)}"/><circle cx="${x}" cy="${y}" r="20" fill="none" stroke="${tint(p.accent, 0.2)}" stroke-opacity=".6" stroke-width="3"/>`,
    )
    .join('')}`;

const petal = (x: number, y: number, size: number) =>
  `<g fill="#f3b93a">${[0, 90, 180, 270].map((turn) => `<ellipse cx="${x}" cy="${y - size}" rx="${size * 0.7}" ry="${size}" transform="rotate(${turn} ${x} ${y})"/>`).join('')}<circle cx="${x}" cy="${y}" r="${size * 0.4}" fill="#d98b1f"/></g>`;

/** Square cakes on a plate. */
const pastry: Subject = (p) => `
  <ellipse cx="375" cy="584" rx="236" ry="40" fill="url(#s-cream)"/><ellipse cx="375" cy="574" rx="196" ry="26" fill="${tint(p.mist, 0.5)}"/>
  ${[
    [258, 566, 1],
    [432, 566, 1],
    [345, 468, 1],
  ]
    .map(
      ([x = 0, y = 0]) =>
        `<path d="M${x - 76} ${y - 84}h152v76q0 14-14 14H${x - 62}q-14 0-14-14Z" fill="${tint(p.main, 0.5)}"/><path d="M${x - 76} ${y - 84}l24-30h152l-24 30Z" fill="${tint(p.main, 0.78)}"/><path d="M${x + 76} ${y - 84}l24-30v74q0 14-24 40Z" fill="${tint(p.main, 0.28)}"/><path d="M${x - 76} ${y - 46}h152" stroke="${tint(p.main, 0.15)}" stroke-width="10"/>${petal(x - 8, y - 98, 9)}${petal(x + 48, y - 100, 7)}`,
    )
    .join('')}
  ${petal(196, 560, 12)}${petal(560, 568, 14)}`;

const ROUND_FRUIT = {
  orange: { skin: ['#ffb648', '#ee7d16'], mark: '' },
  apple: { skin: ['#f0705c', '#b9251f'], mark: '' },
} as const;

const fruitBall = (kind: keyof typeof ROUND_FRUIT, [x, y]: readonly [number, number], r: number) => {
  const [light, dark] = ROUND_FRUIT[kind].skin;
  return `<radialGradient id="${kind}${x}" cx=".35" cy=".3" r=".8"><stop stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></radialGradient><circle cx="${x}" cy="${y}" r="${r}" fill="url(#${kind}${x})"/><ellipse cx="${x - r * 0.36}" cy="${y - r * 0.42}" rx="${r * 0.24}" ry="${r * 0.14}" fill="#fff" opacity=".6" transform="rotate(-34 ${x - r * 0.36} ${y - r * 0.42})"/><path d="M${x} ${y - r * 0.9}q4-${r * 0.2} ${r * 0.16}-${r * 0.28}" stroke="#6a4a22" stroke-width="8" stroke-linecap="round" fill="none"/><path d="M${x + 6} ${y - r * 0.94}q${r * 0.4}-${r * 0.4} ${r * 0.74}-${r * 0.12}-${r * 0.3} ${r * 0.3}-${r * 0.74} ${r * 0.12}Z" fill="url(#leaf)"/>`;
};

const oranges: Subject = () => `
  ${fruitBall('orange', [270, 500], 110)}${fruitBall('orange', [392, 384], 104)}
  <circle cx="494" cy="504" r="106" fill="#f08a1d"/><circle cx="494" cy="504" r="92" fill="#fff1d6"/>
  ${Array.from({ length: 9 }, (_, index) => `<path d="M494 498L470 424q24-16 48 0Z" fill="#ffab3a" transform="rotate(${index * 40} 494 504)"/>`).join('')}<circle cx="494" cy="504" r="9" fill="#fff1d6"/>`;

const apples: Subject = () =>
  `${fruitBall('apple', [468, 500], 108)}${fruitBall('apple', [376, 372], 96)}${fruitBall('apple', [270, 492], 118)}`;

const strawberry = ([x, y]: readonly [number, number], size: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><path d="M0 70C-66 34-74-20-52-44q24-22 52-8 28-14 52 8C74-20 66 34 0 70Z" fill="#e0352f"/><path d="M-46-30q-6 40 20 70" stroke="#fff" stroke-opacity=".5" stroke-width="8" stroke-linecap="round" fill="none"/><g fill="#ffd98a">${[
    [-26, -8],
    [2, -18],
    [28, -8],
    [-12, 16],
    [16, 16],
    [2, 40],
  ]
    .map(([a, b]) => `<ellipse cx="${a}" cy="${b}" rx="3.5" ry="6"/>`)
    .join(
      '',
    )}</g><path d="M0-48q-34-22-52 4 30 12 52-4 22 16 52 4-18-26-52-4Zm0 0q-6-26 8-36" fill="#5d9a4f" stroke="#4a8040" stroke-width="3"/></g>`;

const strawberries: Subject = (p) => `
  ${[
    [268, 440, 1.1, -16],
    [360, 400, 1.2, 6],
    [456, 436, 1.1, 14],
    [410, 340, 0.95, -8],
    [312, 352, 0.9, 12],
  ]
    .map(([x = 0, y = 0, size = 1, turn = 0]) => strawberry([x, y], size, turn))
    .join('')}
  <path d="M168 452h414l-38 140q-6 18-26 18H232q-20 0-26-18Z" fill="url(#s-cream)"/><path d="M160 440h430v26H160Z" fill="#fffdf6"/>
  ${Array.from({ length: 9 }, (_, index) => `<path d="M${206 + index * 42} 470l${(4 - index) * 5} 136" stroke="${tint(p.main, 0.5)}" stroke-width="7" opacity=".7"/>`).join('')}
  ${strawberry([604, 570], 0.72, 24)}`;

/** A honey or sauce jar with a cloth lid; the accent is what is inside. */
const jar: Subject = (p, label) => `
  <path d="M256 300q-26 24-26 60v204q0 46 46 46h198q46 0 46-46V360q0-36-26-60Z" fill="${tint(p.main, 0.1)}"/>
  <path d="M256 300q-26 24-26 60v204q0 46 46 46h198q46 0 46-46V360q0-36-26-60Z" fill="url(#main)" opacity=".8"/>
  <path d="M240 372q135 26 270 0" stroke="#fff" stroke-opacity=".5" stroke-width="5" fill="none"/>
  <rect x="262" y="262" width="226" height="46" rx="10" fill="url(#glass)" stroke="#fff" stroke-opacity=".7"/>
  <path d="M240 226q135-40 270 0l24 62q-24-10-34 6-16-16-32 0-16-16-32 0-14-16-31 0-17-16-31 0-16-16-32 0-16-16-32 0-10-16-24-6Z" fill="url(#accent)"/><path d="M248 250h254" stroke="${tint(p.accent, 0.6)}" stroke-width="7"/><path d="M240 226q135-40 270 0-135 26-270 0Z" fill="${tint(p.accent, 0.35)}"/>
  <rect x="276" y="404" width="198" height="138" rx="14" fill="#fffaf0"/><rect x="286" y="414" width="178" height="118" rx="9" fill="none" stroke="${p.main}" stroke-width="2.5"/>
  ${lettering(label, { x: 375, y: 492, size: label.length > 3 ? 40 : 50, fill: p.ink, face: 'serif' })}
  <path d="M252 396v150" stroke="#fff" stroke-opacity=".6" stroke-width="14" stroke-linecap="round"/>`;

/** A tall oil or sauce bottle. */
const bottle: Subject = (p, label) => `
  <path d="M330 240h90v60q0 26 32 50 22 18 22 52v176q0 32-32 32H308q-32 0-32-32V402q0-34 22-52 32-24 32-50Z" fill="url(#main)"/>
  <rect x="328" y="176" width="94" height="70" rx="10" fill="url(#ink)"/><path d="M328 226h94" stroke="${p.accent}" stroke-width="6"/>
  <path d="M290 418h170v136H290Z" fill="#fcf7ea"/>${lettering(label, { x: 375, y: 496, size: label.length > 3 ? 38 : 46, fill: p.ink, face: 'serif' })}
  <path d="M310 520h130" stroke="${p.accent}" stroke-width="4"/><path d="M300 366q-8 12-8 40" stroke="#fff" stroke-opacity=".6" stroke-width="10" stroke-linecap="round" fill="none"/>
  <circle cx="530" cy="584" r="26" fill="#6f7f3e"/><circle cx="572" cy="594" r="18" fill="#8a9a50"/><path d="M530 560q16-30 46-34-6 30-46 34Z" fill="url(#leaf)"/>`;

const riceBag: Subject = (p, label) => `
  <path d="M222 268q-20 180-6 310 4 32 36 32h246q32 0 36-32 14-130-6-310-153 24-306 0Z" fill="url(#cream)"/>
  <path d="M240 210q135-20 270 0l18 58q-153 24-306 0Z" fill="#e4d8c0"/><path d="M228 252q147 26 294 0" stroke="${p.accent}" stroke-width="12" fill="none"/><path d="M380 262l30 44m-34-44-12 50" stroke="${p.accent}" stroke-width="8" stroke-linecap="round"/>
  <circle cx="375" cy="430" r="104" fill="url(#s-main)"/>${lettering(label, { x: 375, y: 452, size: label.length > 2 ? 54 : 64, fill: '#fff', face: 'serif' })}
  <g stroke="${p.accent}" stroke-width="5" fill="none"><path d="M262 590q10-60 60-84"/></g>${[0, 1, 2, 3].map((at) => `<ellipse cx="${272 + at * 15}" cy="${566 - at * 19}" rx="15" ry="7" fill="${p.accent}" transform="rotate(${-64 + at * 12} ${272 + at * 15} ${566 - at * 19})"/>`).join('')}
  <g fill="#fffdf4" stroke="#d9cdb2" stroke-width="1.5">${Array.from({ length: 16 }, (_, at) => `<ellipse cx="${522 + ((at * 37) % 96)}" cy="${596 + ((at * 13) % 18)}" rx="9" ry="4.5" transform="rotate(${at * 41} ${522 + ((at * 37) % 96)} ${596 + ((at * 13) % 18)})"/>`).join('')}</g>`;

const noodles: Subject = (p, label) => `
  ${Array.from({ length: 22 }, (_, at) => `<path d="M${248 + at * 12} ${214 + ((at * 7) % 16)}v390" stroke="${at % 2 === 0 ? '#f0e2c0' : '#e2cf9f'}" stroke-width="11" stroke-linecap="round"/>`).join('')}
  <rect x="226" y="316" width="298" height="196" rx="10" fill="url(#main)"/><rect x="240" y="330" width="270" height="168" rx="6" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="3"/>
  ${lettering(label, { x: 375, y: 436, size: 62, fill: '#fff', face: 'serif', spacing: 8 })}
  <path d="M556 606q-2-150 40-220" stroke="#c29a4a" stroke-width="6" fill="none"/>${[0, 1, 2, 3, 4].map((at) => `<g fill="#dcb25a"><ellipse cx="${566 + at * 7}" cy="${480 - at * 24}" rx="17" ry="8" transform="rotate(-60 ${566 + at * 7} ${480 - at * 24})"/><ellipse cx="${592 + at * 6}" cy="${486 - at * 24}" rx="17" ry="8" transform="rotate(-110 ${592 + at * 6} ${486 - at * 24})"/></g>`).join('')}`;

export const FOOD_SUBJECTS = {
  walnuts,
  snackBag,
  driedFruit,
  giftBox,
  pastry,
  oranges,
  apples,
  strawberries,
  jar,
  bottle,
  riceBag,
  noodles,
};
