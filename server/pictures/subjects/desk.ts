// Pictures of things on a desk: stationery and devices.
import { lettering } from '../canvas';
import { shade, tint } from '../palette';
import type { Subject } from './subject';

const notebook: Subject = (p, label) => `
  <g transform="rotate(-6 375 420)"><rect x="236" y="216" width="300" height="394" rx="18" fill="#fffaf0"/><path d="M532 236v360" stroke="#d9cfbc" stroke-width="6"/><rect x="222" y="210" width="300" height="394" rx="18" fill="url(#s-main)"/><rect x="222" y="210" width="46" height="394" rx="18" fill="${shade(p.main, 0.28)}"/>
  <path d="M486 210v394" stroke="${p.accent}" stroke-width="12"/><rect x="304" y="286" width="146" height="96" rx="8" fill="#fffaf0"/>${lettering(label, { x: 377, y: 348, size: 40, fill: p.ink, face: 'serif', spacing: 4 })}
  ${Array.from({ length: 20 }, (_, at) => `<circle cx="${310 + (at % 5) * 34}" cy="${440 + Math.floor(at / 5) * 34}" r="4.5" fill="#fff" opacity=".55"/>`).join('')}<path d="M420 604v40l14-12 14 12v-40Z" fill="${p.accent}"/></g>
  <g transform="rotate(24 580 420)"><rect x="568" y="240" width="24" height="300" rx="8" fill="url(#accent)"/><path d="M568 540h24l-12 44Z" fill="#f3e3c4"/><path d="M577 572h6l-3 12Z" fill="${p.ink}"/><rect x="568" y="240" width="24" height="34" rx="8" fill="url(#metal)"/></g>`;

const pen: Subject = (p) => `
  <rect x="150" y="520" width="450" height="90" rx="18" fill="url(#ink)"/><rect x="166" y="534" width="418" height="60" rx="10" fill="${tint(p.ink, 0.12)}"/>
  <g transform="rotate(-34 375 400)"><rect x="150" y="372" width="330" height="52" rx="26" fill="url(#s-accent)"/><path d="M480 374h54l74 18q12 6 0 12l-74 18h-54Z" fill="url(#metal)"/><path d="M480 372v52" stroke="${shade(p.accent, 0.35)}" stroke-width="9"/><rect x="150" y="372" width="150" height="52" rx="24" fill="url(#s-main)"/><path d="M296 370v56" stroke="#f4dca0" stroke-width="12"/><rect x="180" y="352" width="120" height="16" rx="8" fill="url(#metal)"/><path d="M190 386h90m40 0h130" stroke="#fff" stroke-opacity=".55" stroke-width="8" stroke-linecap="round"/></g>
  <path d="M180 470q40-40 70 0t70-6" stroke="${p.ink}" stroke-width="6" stroke-linecap="round" fill="none" opacity=".7"/>`;

const inks: Subject = (p) =>
  [
    ['#2f5f8f', 196, 500],
    ['#3d7d5f', 316, 470],
    ['#c2503c', 436, 500],
    ['#7a5596', 548, 476],
  ]
    .map(
      ([fill, x, y]) =>
        `<g transform="translate(${Number(x)} ${Number(y) + 110}) scale(.92)"><path d="M-62-130h124q16 0 16 16V-14q0 14-14 14H-64q-14 0-14-14v-100q0-16 16-16Z" fill="url(#glass)" stroke="#fff" stroke-width="3"/><path d="M-70-96h140v84q0 8-8 8H-62q-8 0-8-8Z" fill="${fill}"/><rect x="-42" y="-168" width="84" height="44" rx="8" fill="url(#ink)"/><rect x="-50" y="-78" width="100" height="48" rx="4" fill="#fffaf0"/><path d="M-24-54q24-20 48 0" stroke="${fill}" stroke-width="7" stroke-linecap="round" fill="none"/></g>`,
    )
    .join('') +
  `<path d="M230 350q90-70 170-20t150-40" stroke="${p.main}" stroke-width="12" stroke-linecap="round" fill="none"/>`;

const calendar: Subject = (p, label) => `
  <path d="M190 590L236 250h300l46 340Z" fill="${shade(p.main, 0.3)}"/><rect x="206" y="236" width="338" height="352" rx="14" fill="#fffaf0"/><rect x="206" y="236" width="338" height="170" rx="14" fill="url(#s-main)"/><circle cx="460" cy="296" r="26" fill="#fff3d0"/><path d="M206 380q70-60 130-10t100-20 108 30v26H206Z" fill="${tint(p.main, 0.45)}"/>
  ${lettering(label, { x: 290, y: 340, size: 60, fill: '#fff', face: 'sans-bold' })}
  ${Array.from({ length: 28 }, (_, at) => `<rect x="${232 + (at % 7) * 42}" y="${426 + Math.floor(at / 7) * 38}" width="26" height="22" rx="5" fill="${at === 9 ? p.accent : at % 7 > 4 ? tint(p.main, 0.55) : '#e7dfd0'}"/>`).join('')}
  ${Array.from({ length: 10 }, (_, at) => `<path d="M${226 + at * 33} 216v40" stroke="url(#ink)" stroke-width="9" stroke-linecap="round"/><path d="M${226 + at * 33} 218v36" stroke="${p.ink}" stroke-width="6" stroke-linecap="round"/>`).join('')}<path d="M180 592h390" stroke="${p.ink}" stroke-width="14" stroke-linecap="round"/>`;

const headphone: Subject = (p) => `
  <path d="M196 460q-10-250 179-250t179 250" stroke="url(#ink)" stroke-width="34" fill="none"/><path d="M232 440q0-194 143-194t143 194" stroke="${tint(p.main, 0.3)}" stroke-width="14" fill="none"/>
  <g><rect x="152" y="430" width="104" height="180" rx="50" fill="url(#main)"/><rect x="228" y="446" width="48" height="148" rx="24" fill="url(#ink)"/><circle cx="192" cy="520" r="26" fill="${p.accent}"/></g>
  <g><rect x="494" y="430" width="104" height="180" rx="50" fill="url(#main)"/><rect x="474" y="446" width="48" height="148" rx="24" fill="url(#ink)"/><circle cx="558" cy="520" r="26" fill="${p.accent}"/></g>
  <path d="M316 526v-60m40 96V430m40 120V450m40 70v-44" stroke="${p.accent}" stroke-opacity=".75" stroke-width="14" stroke-linecap="round"/>`;

const earbuds: Subject = (p) => `
  <rect x="206" y="440" width="338" height="170" rx="80" fill="url(#cream)"/><path d="M206 520q0-80 80-80h178q80 0 80 80Z" fill="#fffdf8"/><path d="M206 516h338" stroke="#d8cfc0" stroke-width="5"/><circle cx="375" cy="556" r="8" fill="${p.main}"/>
  ${[
    [296, -1],
    [454, 1],
  ]
    .map(
      ([x = 0, side = 1]) =>
        `<g transform="translate(${x} 330) scale(${side} 1) rotate(10)"><path d="M-24-20q0-70 62-70t62 62q0 54-56 54l-12 120q-4 24-30 24t-26-26Z" fill="url(#cream)"/><ellipse cx="68" cy="-26" rx="26" ry="34" fill="url(#main)"/><circle cx="10" cy="-34" r="9" fill="${p.ink}"/><path d="M2 120q14 10 28 2" stroke="${p.accent}" stroke-width="8" stroke-linecap="round"/></g>`,
    )
    .join('')}`;

const speaker: Subject = (p) => `
  <rect x="160" y="300" width="430" height="296" rx="40" fill="url(#s-wood)"/><rect x="182" y="322" width="386" height="252" rx="26" fill="${shade(p.ink, 0.05)}"/>
  ${[274, 476].map((x) => `<circle cx="${x}" cy="462" r="84" fill="url(#ink)"/><circle cx="${x}" cy="462" r="84" fill="none" stroke="${p.accent}" stroke-width="6"/><circle cx="${x}" cy="462" r="50" fill="${tint(p.ink, 0.25)}"/><circle cx="${x}" cy="462" r="20" fill="url(#metal)"/>`).join('')}
  <path d="M330 352h90" stroke="${p.accent}" stroke-width="8" stroke-linecap="round"/><circle cx="520" cy="352" r="11" fill="url(#metal)"/><path d="M200 600v10m350-10v10" stroke="${p.ink}" stroke-width="22" stroke-linecap="round"/><path d="M280 300q0-70 95-70t95 70" stroke="url(#accent)" stroke-width="18" fill="none"/>`;

const powerBank: Subject = (p) => `
  <g transform="rotate(-8 330 420)"><rect x="206" y="230" width="220" height="380" rx="44" fill="${p.ink}"/><rect x="220" y="246" width="192" height="348" rx="32" fill="${tint(p.ink, 0.16)}"/><circle cx="262" cy="292" r="20" fill="${shade(p.ink, 0.3)}"/><circle cx="262" cy="292" r="9" fill="#6f8fb3"/><circle cx="316" cy="292" r="14" fill="${shade(p.ink, 0.3)}"/></g>
  <g transform="rotate(6 460 440)"><rect x="360" y="280" width="208" height="324" rx="40" fill="url(#main)"/><circle cx="464" cy="420" r="66" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="9"/><path d="M474 376l-34 52h28l-12 38 40-56h-30Z" fill="#fff"/>${[0, 1, 2, 3].map((at) => `<circle cx="${428 + at * 24}" cy="548" r="7" fill="${at < 3 ? '#fff' : tint(p.main, 0.4)}"/>`).join('')}</g>`;

const keyboard: Subject = (p) => `
  <path d="M110 420h530l40 160q6 30-26 30H96q-32 0-26-30Z" fill="url(#s-ink)"/><path d="M126 408h498l34 150H92Z" fill="${tint(p.ink, 0.22)}"/>
  ${Array.from({ length: 4 }, (_, row) => Array.from({ length: 11 }, (_, at) => `<path d="M${136 + at * 44 - row * 8 + at * row * 1.5} ${420 + row * 33}h${36 + row * 1.4}l3 24h-${42 + row * 1.4}Z" fill="${(at + row * 3) % 7 === 0 ? p.accent : row === 3 && at > 2 && at < 8 ? tint(p.main, 0.35) : at === 0 ? p.main : '#fbf6ec'}"/>`).join('')).join('')}
  <path d="M560 404q10-60 60-90" stroke="${p.main}" stroke-width="10" stroke-linecap="round" fill="none"/>`;

const giftCard: Subject = (p, label) => `
  <g transform="rotate(-9 375 440)"><rect x="150" y="330" width="420" height="264" rx="28" fill="${shade(p.main, 0.28)}"/></g>
  <g transform="rotate(4 375 430)"><rect x="164" y="318" width="430" height="272" rx="28" fill="url(#s-main)"/><circle cx="540" cy="360" r="150" fill="#fff" opacity=".12"/><circle cx="600" cy="470" r="120" fill="#fff" opacity=".1"/><path d="M164 460h430" stroke="${tint(p.accent, 0.2)}" stroke-width="26"/><path d="M470 318v272" stroke="${tint(p.accent, 0.2)}" stroke-width="26"/><path d="M470 460c-60-60-126-44-112-6 10 30 72 22 112 6Zm0 0c60-60 126-44 112-6-10 30-72 22-112 6Z" fill="${p.accent}"/><circle cx="470" cy="460" r="20" fill="${shade(p.accent, 0.2)}"/>
  ${lettering(label, { x: 204, y: 394, size: 44, fill: '#fff', anchor: 'start', face: 'serif', spacing: 4 })}<g opacity=".8">${lettering('NANHU LIVING', { x: 204, y: 550, size: 24, fill: '#fff', anchor: 'start', spacing: 6 })}</g></g>`;

export const DESK_SUBJECTS = {
  notebook,
  pen,
  inks,
  calendar,
  headphone,
  earbuds,
  speaker,
  powerBank,
  keyboard,
  giftCard,
};
