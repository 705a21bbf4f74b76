// Pictures of plants and their pots.
import { shade, tint } from '../palette';
import type { Subject } from './subject';

const pot = (p: { main: string }, top = 450) =>
  `<path d="M256 ${top}h238l-26 ${596 - top}q-2 14-18 14H300q-16 0-18-14Z" fill="url(#main)"/><rect x="242" y="${top - 30}" width="266" height="52" rx="14" fill="url(#main)"/><path d="M256 ${top + 22}h238l-2 14H258Z" fill="${shade(p.main, 0.35)}" opacity=".4"/><path d="M286 ${top + 40}l12 100" stroke="#fff" stroke-opacity=".45" stroke-width="11" stroke-linecap="round"/>`;

const monsteraLeaf = ([x, y]: readonly [number, number], turn: number, scale: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"><path d="M0 20C-90-10-110-110-60-170-30-200 30-200 60-170 110-110 90-10 0 20Z" fill="url(#leaf)"/><path d="M0 20V-150M0-20L-60-60M0-60L-70-110M0-20l60-40M0-60l70-50" stroke="#dff0d2" stroke-width="5" stroke-linecap="round"/><path d="M-86-90l40 16-44 10Zm172 0-40 16 44 10ZM-76-34l36 6-30 16Zm152 0-36 6 30 16Z" fill="#eef3e6" opacity=".85"/></g>`;

const monstera: Subject = (p) => `
  <path d="M375 450Q330 360 270 330M375 450Q380 330 390 260M375 450Q430 370 500 350M375 450Q350 400 320 250" stroke="#5d8a4f" stroke-width="10" fill="none"/>
  ${monsteraLeaf([262, 352], -58, 0.82)}${monsteraLeaf([500, 366], 56, 0.86)}${monsteraLeaf([318, 270], -22, 0.8)}${monsteraLeaf([412, 290], 20, 0.9)}${pot(p)}`;

const rosette = ([x, y]: readonly [number, number], size: number, colours: [string, string]) =>
  `<g transform="translate(${x} ${y})">${[1, 0.72, 0.45].map((ring, layer) => Array.from({ length: 9 }, (_, at) => `<path d="M0 0Q${-size * 0.34 * ring} ${-size * 0.6 * ring} 0 ${-size * ring}Q${size * 0.34 * ring} ${-size * 0.6 * ring} 0 0Z" fill="${layer % 2 === 0 ? colours[0] : colours[1]}" transform="rotate(${at * 40 + layer * 20})"/>`).join('')).join('')}</g>`;

const succulent: Subject = (p) => `
  ${rosette([290, 400], 92, ['#7fae8a', '#a6cbaa'])}${rosette([452, 404], 96, [tint(p.accent, 0.1), tint(p.accent, 0.45)])}${rosette([374, 344], 84, ['#6c9d93', '#98c0b6'])}${rosette([374, 436], 62, ['#b78fae', '#d9bcd2'])}
  <path d="M188 450h374l-18 140q-4 20-26 20H232q-22 0-26-20Z" fill="url(#main)"/><rect x="176" y="430" width="398" height="46" rx="16" fill="url(#main)"/><path d="M210 530h330" stroke="#fff" stroke-opacity=".4" stroke-width="6" stroke-dasharray="20 14"/>`;

const bonsai: Subject = (p) => `
  <path d="M366 470q-40-70 10-120t-6-120" stroke="#7a5238" stroke-width="24" stroke-linecap="round" fill="none"/><path d="M378 350q50-10 80-50M362 290q-50-10-84-50" stroke="#7a5238" stroke-width="14" stroke-linecap="round" fill="none"/>
  ${[
    [366, 210, 120, 56],
    [470, 284, 96, 46],
    [268, 232, 92, 44],
  ]
    .map(
      ([x = 0, y = 0, rx = 0, ry = 0]) =>
        `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#5b8a56"/><ellipse cx="${x - rx * 0.2}" cy="${y - ry * 0.3}" rx="${rx * 0.7}" ry="${ry * 0.55}" fill="#7fae70"/><ellipse cx="${x - rx * 0.34}" cy="${y - ry * 0.5}" rx="${rx * 0.3}" ry="${ry * 0.22}" fill="#a8cd94"/>`,
    )
    .join('')}
  <ellipse cx="375" cy="474" rx="150" ry="30" fill="#6f8f52"/><path d="M206 474h338l-20 104q-4 20-26 20H252q-22 0-26-20Z" fill="url(#main)"/><rect x="194" y="462" width="362" height="34" rx="12" fill="url(#main)"/><path d="M250 596v14m250-14v14" stroke="${shade(p.main, 0.3)}" stroke-width="24" stroke-linecap="round"/>`;

const flowerPots: Subject = (p) => `
  <g transform="translate(-92 0) translate(375 610) scale(1.06) translate(-375 -610)">${pot(p, 390)}</g><g transform="translate(140 0) translate(375 610) scale(.7) translate(-375 -610)">${pot(p, 430)}</g>
  <g transform="translate(540 452)"><path d="M0 0q-60-70-20-130M0 0q10-80 60-110M0 0q-20-50-70-60" stroke="#5d8a4f" stroke-width="8" fill="none"/>${[
    [-22, -132],
    [62, -112],
    [-72, -62],
  ]
    .map(
      ([x, y]) =>
        `<ellipse cx="${x}" cy="${y}" rx="34" ry="20" fill="url(#leaf)" transform="rotate(-40 ${x} ${y})"/>`,
    )
    .join('')}</g>
  <path d="M560 600l60-14" stroke="url(#metal)" stroke-width="14" stroke-linecap="round"/>`;

export const GREEN_SUBJECTS = { monstera, succulent, bonsai, flowerPots };
