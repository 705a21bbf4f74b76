// Pictures of furnishings.
import { lettering } from '../canvas';
import { shade, tint } from '../palette';
import type { Subject } from './subject';

/** Folded towels, the top one rolled. */
const towels: Subject = (p) => `
  ${[0, 1, 2].map((at) => `<g transform="translate(0 ${-at * 78})"><rect x="${170 + at * 14}" y="536" width="${410 - at * 28}" height="74" rx="34" fill="url(#${['main', 'cream', 'accent'][at]})"/><path d="M${206 + at * 14} 560h${330 - at * 28}m-${330 - at * 28} 26h${330 - at * 28}" stroke="#fff" stroke-opacity=".4" stroke-width="4" stroke-dasharray="3 9"/><path d="M${560 - at * 14} 540q-26 33 0 66" stroke="#000" stroke-opacity=".12" stroke-width="6" fill="none"/></g>`).join('')}
  <rect x="230" y="266" width="270" height="112" rx="54" fill="url(#main)"/><ellipse cx="488" cy="322" rx="42" ry="56" fill="${tint(p.main, 0.3)}"/><path d="M488 322q-14-22 6-26 26 0 22 30-6 34-36 30-34-10-26-48 10-34 42-32" stroke="${shade(p.main, 0.2)}" stroke-width="7" fill="none"/>
  <path d="M266 300h170" stroke="#fff" stroke-opacity=".5" stroke-width="5" stroke-dasharray="3 9"/><rect x="300" y="266" width="40" height="112" fill="${p.accent}" opacity=".85"/>`;

const bedding: Subject = (p) => `
  <path d="M140 300q0-34 34-34h402q34 0 34 34v180H140Z" fill="url(#wood)"/>
  <path d="M120 470h510v100q0 30-30 30H150q-30 0-30-30Z" fill="url(#s-cream)"/>
  <path d="M190 440q-30-90 60-96t114 10 8 92q-90 24-182-6Zm370 0q30-90-60-96t-114 10-8 92q90 24 182-6Z" fill="url(#s-cream)"/><path d="M206 430q-18-60 48-66m290 66q18-60-48-66" stroke="${p.main}" stroke-opacity=".35" stroke-width="5" fill="none"/>
  <path d="M120 480q120-46 255-30t255 10v104q0 40-40 40H160q-40 0-40-40Z" fill="url(#s-main)"/><path d="M120 480q120-46 255-30t255 10v34q-140 6-255-10t-255 30Z" fill="${tint(p.main, 0.5)}"/>
  <path d="M220 540q60-30 130-16m60 40q70-36 150-24m-360 44q80-24 160-10" stroke="${shade(p.main, 0.25)}" stroke-opacity=".35" stroke-width="6" stroke-linecap="round" fill="none"/>
  ${[180, 290, 400, 510, 580].map((x, at) => `<circle cx="${x}" cy="${556 + (at % 2) * 22}" r="7" fill="#fff" opacity=".6"/>`).join('')}<path d="M150 604v20m450-20v20" stroke="#8d6136" stroke-width="18" stroke-linecap="round"/>`;

const quilt: Subject = (p) => `
  <rect x="150" y="440" width="450" height="170" rx="70" fill="url(#s-main)"/><rect x="170" y="330" width="410" height="150" rx="66" fill="${tint(p.main, 0.3)}"/><rect x="194" y="236" width="362" height="130" rx="60" fill="${tint(p.main, 0.55)}"/>
  ${[260, 340, 420, 500].map((x) => `<path d="M${x} 252q16 50 0 100m-10 4q16 50 0 110m0 10q16 60 0 120" stroke="${shade(p.main, 0.1)}" stroke-opacity=".35" stroke-width="5" fill="none"/>`).join('')}
  <path d="M330 236h90v374h-90Z" fill="${p.accent}" opacity=".92"/><path d="M345 236v374m60-374v374" stroke="#fff" stroke-opacity=".5" stroke-width="3"/><path d="M375 420c-46-50-96-30-86 4 8 24 56 14 86-4Zm0 0c46-50 96-30 86 4-8 24-56 14-86-4Z" fill="${tint(p.accent, 0.25)}"/><circle cx="375" cy="420" r="16" fill="${shade(p.accent, 0.2)}"/>`;

const pillow: Subject = (p) => `
  <path d="M176 610q-60-4-40-60 10-44-4-90-14-60 46-66 190-30 398 0 60 6 44 66-14 46-2 90 18 56-42 60-200 20-400 0Z" fill="url(#s-cream)"/><path d="M180 606q190 18 390 0" stroke="${p.accent}" stroke-width="8" fill="none"/>
  <path d="M210 470q130-60 330 0m-320 60q150-40 310 0" stroke="${tint(p.ink, 0.7)}" stroke-opacity=".45" stroke-width="5" fill="none"/>
  <path d="M216 400q-46-2-36-48 8-34-2-66-8-48 34-52 160-24 330 0 44 4 32 52-10 34-2 66 12 46-36 48-160 18-320 0Z" fill="url(#s-main)"/>
  ${Array.from({ length: 12 }, (_, at) => `<circle cx="${240 + (at % 6) * 54}" cy="${290 + Math.floor(at / 6) * 56}" r="6" fill="#fff" opacity=".55"/>`).join('')}<path d="M210 260q40-14 100-16" stroke="#fff" stroke-opacity=".6" stroke-width="8" stroke-linecap="round" fill="none"/>`;

const cushion: Subject = (p) => `
  <path d="M190 250q186-30 370 0 26 6 24 32-18 150 0 300 0 24-24 28-184 26-370 0-24-4-22-28 16-150 0-300-4-26 22-32Z" fill="url(#s-main)"/>
  <path d="M214 274q160-22 322 0M214 586q160 20 322 0" stroke="#fff" stroke-opacity=".4" stroke-width="4" stroke-dasharray="8 10" fill="none"/>
  <path d="M375 300v250M250 425h250M286 338l178 176m0-176L286 514" stroke="${tint(p.main, 0.5)}" stroke-width="6" stroke-linecap="round"/>${Array.from({ length: 8 }, (_, at) => `<ellipse cx="375" cy="350" rx="24" ry="52" fill="${at % 2 === 0 ? p.accent : tint(p.main, 0.6)}" opacity=".9" transform="rotate(${at * 45} 375 425)"/>`).join('')}<circle cx="375" cy="425" r="26" fill="${p.ink}"/>
  ${[
    [180, 248],
    [570, 248],
    [180, 612],
    [570, 612],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="17" fill="${p.accent}"/>`)
    .join('')}`;

const candle: Subject = (p, label) => `
  <circle cx="375" cy="230" r="130" fill="url(#glow)" opacity=".8"/><path d="M375 168q42 56 0 92-42-36 0-92Z" fill="#f7b23b"/><path d="M375 206q20 30 0 48-20-18 0-48Z" fill="#fff2c4"/><path d="M375 252v54" stroke="${p.ink}" stroke-width="7" stroke-linecap="round"/>
  <path d="M252 330h246v236q0 44-44 44H296q-44 0-44-44Z" fill="url(#main)"/><ellipse cx="375" cy="330" rx="123" ry="30" fill="${tint(p.main, 0.45)}"/><ellipse cx="375" cy="332" rx="106" ry="22" fill="#fff6e4"/><path d="M375 300v32" stroke="${p.ink}" stroke-width="7" stroke-linecap="round"/>
  <rect x="290" y="416" width="170" height="124" rx="8" fill="#fffaf0"/><rect x="300" y="426" width="150" height="104" rx="4" fill="none" stroke="${p.accent}" stroke-width="2.5"/>${lettering(label, { x: 375, y: 494, size: 44, fill: p.ink, face: 'serif', spacing: 4 })}
  <path d="M274 372v190" stroke="#fff" stroke-opacity=".45" stroke-width="11" stroke-linecap="round"/>`;

const diffuser: Subject = (p, label) => `
  ${[-26, -12, 2, 14, 28].map((turn) => `<path d="M375 420V150" stroke="url(#wood)" stroke-width="8" stroke-linecap="round" transform="rotate(${turn} 375 440)"/><path d="M375 420V150" stroke="#a97c4c" stroke-width="7" stroke-linecap="round" transform="rotate(${turn} 375 440)"/>`).join('')}
  <rect x="330" y="336" width="90" height="56" rx="8" fill="url(#metal)"/><path d="M262 420q0-36 36-36h154q36 0 36 36v150q0 40-40 40H302q-40 0-40-40Z" fill="url(#glass)" stroke="#fff" stroke-width="4"/><path d="M270 470h210v98q0 34-34 34H304q-34 0-34-34Z" fill="${p.accent}" opacity=".55"/>
  <rect x="306" y="452" width="138" height="106" rx="6" fill="#fffaf0"/>${lettering(label, { x: 375, y: 520, size: 42, fill: p.ink, face: 'serif', spacing: 4 })}
  <path d="M284 420v150" stroke="#fff" stroke-opacity=".8" stroke-width="9" stroke-linecap="round"/>`;

const incense: Subject = (p, label) => `
  <path d="M420 430q-34-60 6-110t-6-110 20-90" stroke="${tint(p.ink, 0.5)}" stroke-opacity=".45" stroke-width="9" stroke-linecap="round" fill="none"/>
  <path d="M420 540V430" stroke="#7a4a2a" stroke-width="6"/><circle cx="420" cy="428" r="7" fill="#f08a3c"/>
  <path d="M330 540h200l-22 56q-4 14-20 14H372q-16 0-20-14Z" fill="url(#metal)"/><ellipse cx="430" cy="540" rx="100" ry="18" fill="#d9d2c4"/>
  <rect x="170" y="250" width="120" height="360" rx="20" fill="url(#main)"/><rect x="170" y="250" width="120" height="70" rx="20" fill="url(#accent)"/><rect x="196" y="360" width="68" height="190" rx="4" fill="#fbf4e2"/>
  ${Array.from(label)
    .slice(0, 3)
    .map((letter, at) =>
      lettering(letter, { x: 230, y: 410 + at * 52, size: 40, fill: p.ink, face: 'serif' }),
    )
    .join('')}
  <path d="M560 606l70-10m-90 20 110-16" stroke="#8a5a34" stroke-width="6" stroke-linecap="round"/>`;

const deskLamp: Subject = (p) => `
  <path d="M300 390L190 610h330Z" fill="#ffe9ae" opacity=".55"/><ellipse cx="470" cy="596" rx="120" ry="20" fill="url(#ink)"/>
  <path d="M470 590L500 380L340 250" stroke="url(#metal)" stroke-width="20" stroke-linecap="round" stroke-linejoin="round" fill="none"/><circle cx="500" cy="380" r="20" fill="${p.accent}"/><circle cx="340" cy="250" r="17" fill="${p.accent}"/>
  <g transform="rotate(-28 310 290)"><path d="M240 250q70-60 140 0l40 92H200Z" fill="url(#main)"/><ellipse cx="310" cy="342" rx="110" ry="20" fill="#fff3cf"/><path d="M262 262l-30 66" stroke="#fff" stroke-opacity=".5" stroke-width="10" stroke-linecap="round"/></g>
  <rect x="190" y="566" width="150" height="22" rx="4" fill="${p.main}"/><rect x="200" y="588" width="150" height="22" rx="4" fill="${tint(p.accent, 0.2)}"/>`;

const paperLamp: Subject = (p) => `
  <circle cx="375" cy="360" r="260" fill="url(#glow)" opacity=".8"/><path d="M310 600l30-90m100 90-30-90m-35 100v-90" stroke="url(#wood)" stroke-width="13" stroke-linecap="round"/>
  <ellipse cx="375" cy="356" rx="176" ry="186" fill="#fff4d8"/><ellipse cx="375" cy="356" rx="176" ry="186" fill="${tint(p.accent, 0.55)}" opacity=".55"/>
  ${Array.from({ length: 9 }, (_, at) => `<path d="M${375 - Math.sqrt(1 - ((at - 4) / 4.8) ** 2) * 176} ${356 + (at - 4) * 38}q${Math.sqrt(1 - ((at - 4) / 4.8) ** 2) * 176} 24 ${Math.sqrt(1 - ((at - 4) / 4.8) ** 2) * 352} 0" stroke="${shade(p.accent, 0.1)}" stroke-opacity=".45" stroke-width="4" fill="none"/>`).join('')}
  <rect x="320" y="164" width="110" height="22" rx="8" fill="${p.ink}"/><rect x="320" y="526" width="110" height="22" rx="8" fill="${p.ink}"/><path d="M250 300q20-70 70-96" stroke="#fff" stroke-width="14" stroke-linecap="round" fill="none" opacity=".8"/>`;

const basket: Subject = (p) => `
  <path d="M230 400q0-190 145-190t145 190" stroke="#a67747" stroke-width="22" fill="none"/><path d="M250 400q10-110 70-120 60 10 60 120Z" fill="url(#s-main)"/><path d="M360 400q0-150 80-150t64 150Z" fill="url(#s-cream)"/>
  <path d="M176 400h398l-34 186q-4 24-30 24H240q-26 0-30-24Z" fill="url(#wood)"/>
  ${Array.from({ length: 5 }, (_, row) => Array.from({ length: 9 }, (_, at) => `<path d="M${204 + row * 5 + at * (41 - row * 1.2)} ${430 + row * 36}q18-22 36 0" stroke="#7d5530" stroke-opacity=".6" stroke-width="8" fill="none"/>`).join('')).join('')}
  <rect x="164" y="384" width="422" height="34" rx="17" fill="#c2925f"/><path d="M180 401h390" stroke="#8d6136" stroke-width="5" stroke-dasharray="16 12"/><rect x="340" y="470" width="70" height="44" rx="6" fill="${p.accent}"/>`;

const vase: Subject = (p) => `
  <g stroke="#7a5a44" stroke-width="7" fill="none" stroke-linecap="round"><path d="M372 260Q350 180 270 120M374 250Q400 150 480 110M364 220Q330 190 250 210M400 180q30-10 70 20"/></g>
  ${[
    [270, 120],
    [306, 150],
    [480, 110],
    [440, 136],
    [250, 210],
    [300, 198],
    [470, 200],
    [410, 160],
    [344, 180],
  ]
    .map(
      ([x, y], at) =>
        `<g fill="${at % 3 === 0 ? tint(p.accent, 0.35) : p.accent}">${[0, 72, 144, 216, 288].map((turn) => `<ellipse cx="${x}" cy="${(y ?? 0) - 13}" rx="10" ry="13" transform="rotate(${turn} ${x} ${y})"/>`).join('')}<circle cx="${x}" cy="${y}" r="6" fill="#fff6d8"/></g>`,
    )
    .join('')}
  <path d="M340 262h70q-4 46 18 74 62 44 62 130 0 80-56 144H316q-56-64-56-144 0-86 62-130 22-28 18-74Z" fill="url(#main)"/><ellipse cx="375" cy="262" rx="38" ry="10" fill="${shade(p.main, 0.35)}"/><path d="M288 400q87 30 174 0" stroke="#fff" stroke-opacity=".45" stroke-width="4" fill="none"/><path d="M286 470q0-60 34-90" stroke="#fff" stroke-opacity=".6" stroke-width="13" stroke-linecap="round" fill="none"/>`;

export const HOME_SUBJECTS = {
  towels,
  bedding,
  quilt,
  pillow,
  cushion,
  candle,
  diffuser,
  incense,
  deskLamp,
  paperLamp,
  basket,
  vase,
};
