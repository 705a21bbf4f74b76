// Pictures of kitchen things.
import { lettering } from '../canvas';
import { shade, tint } from '../palette';
import type { Subject } from './subject';

const wok: Subject = (p) => `<g transform="translate(40 73) scale(.88)">
  <path d="M556 400l150-96q22-10 30 8t-10 26L560 448Z" fill="url(#wood)"/><path d="M546 392l52-28 14 40-54 34Z" fill="url(#metal)"/>
  <path d="M120 410h470q-14 150-122 190H242Q134 560 120 410Z" fill="url(#ink)"/>
  <ellipse cx="355" cy="410" rx="236" ry="52" fill="${shade(p.ink, 0.2)}"/><ellipse cx="355" cy="418" rx="214" ry="42" fill="${tint(p.ink, 0.16)}"/>
  <path d="M190 420q60 30 150 32" stroke="#fff" stroke-opacity=".24" stroke-width="9" stroke-linecap="round" fill="none"/>
  <path d="M124 396q-50-4-50 28t60 34" stroke="url(#metal)" stroke-width="16" fill="none"/>
  <path d="M170 480q24 60 76 86" stroke="#fff" stroke-opacity=".3" stroke-width="10" stroke-linecap="round" fill="none"/>
  ${[
    [290, 402],
    [344, 388],
    [400, 400],
    [368, 424],
    [318, 428],
  ]
    .map(
      ([x, y], at) =>
        `<path d="M${x} ${y}q14-20 40-12 6 18-14 24t-26-12Z" fill="${at % 2 === 0 ? '#7da65a' : '#d9643a'}"/>`,
    )
    .join('')}</g>`;

const casserole: Subject = (p) => `
  <path d="M134 438h52v50h-32q-32 0-32-28 0-22 12-22Zm482 0h-52v50h32q32 0 32-28 0-22-12-22Z" fill="${shade(p.main, 0.25)}"/>
  <path d="M170 420h410v120q0 70-80 70H250q-80 0-80-70Z" fill="url(#main)"/>
  <path d="M156 420q0-18 20-18h398q20 0 20 18t-20 18H176q-20 0-20-18Z" fill="${tint(p.main, 0.3)}"/>
  <path d="M176 402q20-110 150-120h98q130 10 150 120Z" fill="url(#main)"/><rect x="332" y="240" width="86" height="44" rx="20" fill="url(#metal)"/>
  <path d="M226 380q22-56 90-70" stroke="#fff" stroke-opacity=".55" stroke-width="11" stroke-linecap="round" fill="none"/><path d="M206 462q0 70 30 106" stroke="#fff" stroke-opacity=".4" stroke-width="11" stroke-linecap="round" fill="none"/>
  <path d="M330 214q-16-24 0-48t0-44M412 214q-16-24 0-48t0-44" stroke="${tint(p.ink, 0.6)}" stroke-opacity=".4" stroke-width="7" stroke-linecap="round" fill="none"/>`;

const bowlAt = (p: { main: string; ink: string }, y: number, width: number) =>
  `<g transform="translate(375 ${y})"><path d="M${-width} 0h${width * 2}q-8 104-92 132H${-width + 116 - 24}Q${-width + 8} 104 ${-width} 0Z" fill="url(#cream)"/><path d="M-60 132h120l-8 18H-52Z" fill="#e3d9c6"/><ellipse rx="${width}" ry="${width * 0.17}" fill="#fffdf7"/><ellipse cy="4" rx="${width * 0.9}" ry="${width * 0.13}" fill="#ece3d2"/><path d="M${-width + 8} 26Q0 66 ${width - 8} 26" stroke="${p.main}" stroke-width="7" fill="none"/><path d="M${-width + 30} 60q30 24 54 2t54 14 54-6 54 6 54-18" stroke="${p.main}" stroke-width="6" stroke-linecap="round" fill="none"/></g>`;

const bowls: Subject = (p) => `${bowlAt(p, 460, 180)}${bowlAt(p, 392, 172)}${bowlAt(p, 324, 164)}`;

const noodleBowl: Subject = (p) => `
  <path d="M150 400h450q-12 150-130 190H280Q162 550 150 400Z" fill="url(#main)"/><path d="M300 588h150l-10 22H310Z" fill="${shade(p.main, 0.3)}"/>
  <path d="M158 440q217 60 434 0l-4 22q-213 56-426 0Z" fill="${tint(p.main, 0.45)}" opacity=".7"/>
  <ellipse cx="375" cy="400" rx="226" ry="56" fill="${tint(p.main, 0.35)}"/><ellipse cx="375" cy="404" rx="204" ry="45" fill="#e6b566"/>
  <path d="M230 404q40-24 80 0t80 0 80 0 60-4M250 420q50-22 90 0t90 0 80-6M270 388q40-18 80 0t80-2 70 4" stroke="#fbe8b8" stroke-width="11" fill="none"/>
  <ellipse cx="306" cy="386" rx="46" ry="28" fill="#fffdf6"/><circle cx="306" cy="384" r="17" fill="#f0a32c"/><path d="M420 372q44-26 92 2-30 34-92-2Z" fill="url(#leaf)"/>
  <path d="M470 380L660 208M490 392l192-160" stroke="url(#wood)" stroke-width="13" stroke-linecap="round"/>`;

const plate: Subject = (p) => `
  <path d="M150 600h450l-30 10H180Z" fill="url(#wood)"/><circle cx="375" cy="380" r="218" fill="url(#s-cream)"/>
  <circle cx="375" cy="380" r="218" fill="none" stroke="${shade(p.main, 0.05)}" stroke-width="14"/><circle cx="375" cy="380" r="160" fill="${tint(p.main, 0.55)}"/><circle cx="375" cy="380" r="160" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="5"/>
  ${Array.from({ length: 12 }, (_, at) => `<path d="M375 380Q352 300 375 232q23 68 0 148Z" fill="${tint(p.main, 0.2)}" opacity=".75" transform="rotate(${at * 30} 375 380)"/>`).join('')}<circle cx="375" cy="380" r="30" fill="${p.accent}"/>
  <path d="M206 300q34-84 110-108" stroke="#fff" stroke-width="12" stroke-linecap="round" fill="none"/>`;

const chopsticks: Subject = (p) => `
  ${[0, 1, 2, 3, 4, 5].map((at) => `<g transform="rotate(${-15 + at * 6} 375 640)"><path d="M${334 + at * 14} 170h20l-4 330h-12Z" fill="url(#${at % 2 === 0 ? 'ink' : 'wood'})"/><rect x="${332 + at * 14}" y="164" width="24" height="46" rx="6" fill="url(#accent)"/></g>`).join('')}
  <path d="M272 400h206l-14 190q-2 20-22 20H308q-20 0-22-20Z" fill="url(#main)"/><ellipse cx="375" cy="400" rx="103" ry="18" fill="none" stroke="${tint(p.main, 0.5)}" stroke-width="8"/>
  <path d="M284 470h182l-4 54H288Z" fill="#fff" opacity=".85"/><path d="M300 514q18-34 36 0t36 0 36 0 36 0" stroke="${p.main}" stroke-width="6" fill="none"/>
  <path d="M296 424l12 150" stroke="#fff" stroke-opacity=".45" stroke-width="11" stroke-linecap="round"/>`;

const knife: Subject = (p) => `
  <g transform="rotate(-16 375 420)"><path d="M96 380h380v96H250q-120 0-154-96Z" fill="url(#metal)"/><path d="M110 404q48 62 140 62h226v10H250q-118 0-152-92Z" fill="#fff" opacity=".75"/>
  ${[0, 1, 2, 3, 4].map((at) => `<path d="M${170 + at * 60} 396q20 10 40 0" stroke="#8b939a" stroke-opacity=".4" stroke-width="4" fill="none"/>`).join('')}
  <path d="M470 376h40v70q-20 24-40 24Z" fill="#7d858c"/><path d="M508 378h172q26 0 26 30t-26 32H508Z" fill="url(#s-wood)"/>${[550, 600, 650].map((x) => `<circle cx="${x}" cy="409" r="8" fill="#e9d3b4"/>`).join('')}</g>
  <ellipse cx="240" cy="584" rx="62" ry="30" fill="#e2573f"/><path d="M190 572q50-26 100 0" stroke="#fff" stroke-opacity=".5" stroke-width="5" fill="none"/><path d="M330 606q8-52 66-52t66 52Z" fill="${tint(p.main, 0.2)}"/><path d="M352 600q6-30 44-32m-20 34q6-18 24-20" stroke="#fff" stroke-opacity=".7" stroke-width="4" fill="none"/>`;

const board: Subject = (p) => `
  <g transform="rotate(-4 375 400)"><rect x="214" y="170" width="322" height="430" rx="34" fill="url(#s-wood)"/>
  ${[0, 1, 2, 3, 4].map((at) => `<path d="M${258 + at * 58} 180q${at % 2 === 0 ? 18 : -14} 200 0 410" stroke="#8d6136" stroke-opacity=".35" stroke-width="4" fill="none"/>`).join('')}
  <rect x="332" y="196" width="86" height="34" rx="17" fill="${p.mist}"/><rect x="228" y="184" width="294" height="402" rx="26" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="4"/></g>
  <circle cx="300" cy="546" r="62" fill="#e2452f"/><ellipse cx="282" cy="520" rx="16" ry="9" fill="#fff" opacity=".6"/><path d="M300 486l-22-16m22 16 4-28m-4 28 24-12" stroke="#4f8a45" stroke-width="8" stroke-linecap="round"/>
  <path d="M404 600q10-90 100-96 26 60-20 96Z" fill="#7fae55"/><path d="M420 590q24-50 74-68" stroke="#e6f2cf" stroke-width="5" fill="none"/>`;

const kettle: Subject = (p) => `
  <path d="M276 380q-60 6-84-50-20-46-64-52l-4 18q34 8 46 48 26 84 106 90Z" fill="url(#metal)"/>
  <path d="M478 340q110-30 110 66t-86 96" stroke="url(#ink)" stroke-width="26" fill="none" stroke-linecap="round"/>
  <path d="M282 318h190l40 258q4 34-30 34H270q-34 0-30-34Z" fill="url(#main)"/><path d="M240 560h272l2 20q0 30-30 30H270q-32 0-32-30Z" fill="${shade(p.main, 0.3)}" opacity=".6"/>
  <path d="M282 318q95-54 190 0-95 30-190 0Z" fill="url(#metal)"/><circle cx="377" cy="270" r="22" fill="url(#wood)"/>
  <path d="M304 360l-26 190" stroke="#fff" stroke-opacity=".6" stroke-width="12" stroke-linecap="round"/><circle cx="377" cy="458" r="44" fill="#fffaf0"/><path d="M377 458l18-24" stroke="${p.ink}" stroke-width="5" stroke-linecap="round"/><circle cx="377" cy="458" r="5" fill="${p.ink}"/>`;

const thermos: Subject = (p, label) => `
  <rect x="278" y="250" width="194" height="360" rx="34" fill="url(#main)"/><rect x="290" y="222" width="170" height="44" rx="10" fill="url(#metal)"/>
  <path d="M296 150q0-16 16-16h126q16 0 16 16v80H296Z" fill="url(#ink)"/><path d="M296 204h158" stroke="${p.accent}" stroke-width="8"/>
  <path d="M304 300v256" stroke="#fff" stroke-opacity=".5" stroke-width="13" stroke-linecap="round"/><path d="M278 560h194" stroke="${shade(p.main, 0.3)}" stroke-width="4" opacity=".5"/>
  <g opacity=".85">${lettering(label, { x: 386, y: 446, size: 34, fill: '#fff', spacing: 6 })}</g>`;

const mug: Subject = (p) => `
  <path d="M500 360q112-10 112 86t-122 92l6-34q80-2 80-58t-76-52Z" fill="${shade(p.main, 0.12)}"/>
  <path d="M230 300h280v240q0 70-70 70H300q-70 0-70-70Z" fill="url(#main)"/><ellipse cx="370" cy="300" rx="140" ry="32" fill="${tint(p.main, 0.4)}"/><ellipse cx="370" cy="303" rx="124" ry="24" fill="#6b432b"/>
  <path d="M300 302q30-20 70 0t72-4-72 20-70-16Z" fill="#e9d3b4"/><path d="M230 470h280v70q0 70-70 70H300q-70 0-70-70Z" fill="#f4ead8" opacity=".92"/><path d="M230 470q35-14 70 0t70 0 70 0 70 0v16q-35 14-70 0t-70 0-70 0-70 0Z" fill="${p.accent}" opacity=".8"/>
  <path d="M258 350v200" stroke="#fff" stroke-opacity=".5" stroke-width="13" stroke-linecap="round"/><path d="M336 246q-16-24 0-48t0-44M410 246q-16-24 0-48t0-44" stroke="${tint(p.ink, 0.6)}" stroke-opacity=".4" stroke-width="7" stroke-linecap="round" fill="none"/>`;

const lunchBox: Subject = (p) => `
  <rect x="190" y="440" width="370" height="170" rx="38" fill="url(#main)"/><rect x="198" y="300" width="354" height="150" rx="34" fill="url(#accent)"/><rect x="184" y="262" width="382" height="56" rx="22" fill="url(#wood)"/>
  <path d="M184 432h382v22H184Z" fill="${shade(p.main, 0.3)}" opacity=".55"/><path d="M346 250h60v360h-60Z" fill="${p.ink}" opacity=".85"/><rect x="336" y="386" width="80" height="44" rx="10" fill="url(#metal)"/>
  <path d="M226 330v90m-8 60v90" stroke="#fff" stroke-opacity=".55" stroke-width="12" stroke-linecap="round"/><path d="M588 604V360m28 244V360" stroke="url(#wood)" stroke-width="12" stroke-linecap="round"/>`;

export const KITCHEN_SUBJECTS = {
  wok,
  casserole,
  bowls,
  noodleBowl,
  plate,
  chopsticks,
  knife,
  board,
  kettle,
  thermos,
  mug,
  lunchBox,
};
