// Pictures of tea and tea ware. Subjects are placed on (375, 610), about 400 units wide and high.
import { columnLettering, lettering } from '../canvas';
import { shade, tint } from '../palette';
import type { Subject } from './subject';

const leaf = (x: number, y: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0 0C14-26 44-34 74-24 60 4 30 14 0 0Z" fill="url(#leaf)"/><path d="M4-2C26-12 46-20 68-22" stroke="#fff" stroke-opacity=".45" stroke-width="2.5" fill="none"/></g>`;

/** A caddy with a paper label. */
const tin: Subject = (p, label) => `
  <rect x="262" y="262" width="226" height="348" rx="16" fill="url(#main)"/>
  <rect x="262" y="262" width="226" height="26" fill="${shade(p.main, 0.28)}" opacity=".5"/>
  <path d="M256 214q0-18 18-18h202q18 0 18 18v56q-119 16-238 0Z" fill="url(#main)"/>
  <path d="M256 262q119 16 238 0v10q-119 16-238 0Z" fill="${shade(p.main, 0.36)}" opacity=".55"/>
  <ellipse cx="375" cy="200" rx="116" ry="14" fill="${tint(p.main, 0.45)}"/>
  <ellipse cx="375" cy="199" rx="84" ry="8" fill="${tint(p.main, 0.28)}"/>
  <rect x="318" y="318" width="114" height="236" rx="6" fill="#fbf6ea"/>
  <rect x="326" y="326" width="98" height="220" rx="3" fill="none" stroke="${p.accent}" stroke-width="2"/>
  ${columnLettering(label, { x: 375, y: 386, size: 44, fill: p.ink, face: 'serif' })}
  <rect x="360" y="506" width="30" height="30" rx="5" fill="#b8402c"/><path d="M368 514h14v14h-14Z" stroke="#fff" stroke-width="2.5" fill="none"/>
  ${leaf(196, 604, -14)}${leaf(236, 612, 12)}`;

/** A stand-up paper pouch with a window of leaves. */
const pouch: Subject = (p, label) => `
  <path d="M252 228h246l22 352q2 30-28 30H258q-30 0-28-30Z" fill="url(#main)"/>
  <path d="M252 228h246l4 52H248Z" fill="${shade(p.main, 0.2)}"/>
  <path d="M252 214q0-12 12-12h222q12 0 12 12v16H252Z" fill="url(#s-accent)"/>
  <path d="M262 252h226" stroke="#fff" stroke-opacity=".5" stroke-width="3" stroke-dasharray="10 8"/>
  <rect x="306" y="304" width="138" height="196" rx="12" fill="#fcf8ee"/>
  ${columnLettering(label, { x: 375, y: 358, size: label.length > 3 ? 36 : 42, fill: p.ink, face: 'serif' })}
  <path d="M276 560q99 26 198 0" stroke="#fff" stroke-opacity=".35" stroke-width="4" fill="none"/>
  <path d="M262 290l-12 250" stroke="#fff" stroke-opacity=".35" stroke-width="10" stroke-linecap="round"/>
  <circle cx="375" cy="530" r="17" fill="${p.accent}"/><path d="M367 532c4-10 10-12 16-10 0 8-8 14-16 10Z" fill="#fff"/>`;

/** A pressed cake, half out of its cotton paper. */
const teaCake: Subject = (p, label) => `
  <ellipse cx="375" cy="560" rx="196" ry="50" fill="${shade(p.ink, 0.1)}"/>
  <circle cx="375" cy="404" r="196" fill="#6b4a33"/><circle cx="375" cy="404" r="196" fill="url(#s-ink)" opacity=".35"/>
  ${Array.from({ length: 46 }, (_, index) => {
    const angle = index * 2.399;
    const far = 26 + 158 * Math.sqrt(index / 46);
    const [x, y] = [375 + far * Math.cos(angle), 404 + far * Math.sin(angle)];
    return `<path d="M${x.toFixed(0)} ${y.toFixed(0)}q13-9 25 2" transform="rotate(${(index * 67) % 180} ${x.toFixed(0)} ${y.toFixed(0)})" stroke="${index % 3 === 0 ? '#a97c55' : '#543724'}" stroke-width="7" stroke-linecap="round" fill="none"/>`;
  }).join('')}
  <path d="M375 208A196 196 0 0 0 290 580L446 586A196 196 0 0 0 520 272Q440 300 375 208Z" fill="url(#s-cream)"/>
  <path d="M375 208Q440 300 520 272" stroke="${tint(p.ink, 0.6)}" stroke-width="3" fill="none"/>
  <circle cx="352" cy="424" r="82" fill="none" stroke="${p.main}" stroke-width="4"/>
  <circle cx="352" cy="424" r="72" fill="url(#s-main)"/>
  ${lettering(label, { x: 352, y: 440, size: label.length > 2 ? 40 : 50, fill: '#fff', face: 'serif' })}
  <path d="M250 526q98 30 190 0" stroke="${tint(p.ink, 0.7)}" stroke-width="3" fill="none"/>`;

/** Lidded bowl on its saucer. */
const gaiwan: Subject = (p) => `
  <ellipse cx="375" cy="588" rx="206" ry="26" fill="url(#cream)"/><ellipse cx="375" cy="580" rx="190" ry="20" fill="#fffdf6"/>
  <path d="M318 560h114l-14 26h-86Z" fill="url(#cream)"/>
  <path d="M212 358q163 40 326 0-10 152-104 206H316Q222 510 212 358Z" fill="url(#cream)"/>
  <path d="M226 432q40 70 100 108" stroke="${p.main}" stroke-width="6" stroke-linecap="round" fill="none" opacity=".8"/>
  <path d="M300 480c-8-40 20-70 58-76 4 40-20 70-58 76Z" fill="${p.main}"/><path d="M368 508c20-40 60-46 92-28-18 34-56 46-92 28Z" fill="${tint(p.main, 0.25)}"/>
  <path d="M284 500q60-10 140 20" stroke="${p.ink}" stroke-opacity=".5" stroke-width="4" fill="none"/><circle cx="438" cy="448" r="13" fill="${p.accent}"/><circle cx="462" cy="434" r="9" fill="${p.accent}"/>
  <ellipse cx="375" cy="358" rx="164" ry="26" fill="#fffdf6"/>
  <path d="M232 348q18-82 108-100h70q90 18 108 100-143 34-286 0Z" fill="url(#cream)"/>
  <path d="M236 342q143 34 278 0" stroke="${p.main}" stroke-width="5" fill="none"/>
  <rect x="334" y="222" width="82" height="28" rx="14" fill="url(#cream)"/><ellipse cx="375" cy="224" rx="40" ry="9" fill="#fffdf6"/>
  <path d="M270 318q12-34 48-48" stroke="#fff" stroke-width="10" stroke-linecap="round" fill="none"/>`;

const teapot: Subject = (p) => `
  <path d="M496 400q86-24 92 44 4 62-104 66l6-34q56-4 52-34-4-24-48-10Z" fill="${shade(p.main, 0.14)}"/>
  <path d="M262 470q-70-10-96-112-4-14 12-16 20-2 28 12 24 44 78 50Z" fill="url(#main)"/><ellipse cx="184" cy="348" rx="24" ry="9" fill="${shade(p.main, 0.4)}"/>
  <path d="M238 460q0-118 140-118t140 118q0 96-60 146H298q-60-50-60-146Z" fill="url(#main)"/>
  <path d="M278 356q100-44 198 0-98 30-198 0Z" fill="${tint(p.main, 0.25)}"/>
  <path d="M292 346q20-46 84-46t86 46q-86 26-170 0Z" fill="url(#main)"/>
  <circle cx="377" cy="284" r="23" fill="url(#main)"/>
  <path d="M272 446q6-52 50-70" stroke="#fff" stroke-opacity=".55" stroke-width="12" stroke-linecap="round" fill="none"/>
  <path d="M250 500q128 34 256 0" stroke="${shade(p.main, 0.35)}" stroke-width="4" stroke-opacity=".5" fill="none"/>
  <rect x="352" y="520" width="48" height="48" rx="6" fill="${shade(p.main, 0.3)}"/><path d="M364 532h24v24h-24Zm12 0v24m-12-12h24" stroke="${tint(p.main, 0.5)}" stroke-width="3" fill="none"/>`;

/** `[fill, edge, tea]`: the outside, the rim and what is in it. */
const oneCup = (x: number, scale: number, [fill, edge, tea]: readonly [string, string, string]) =>
  `<g transform="translate(${x} 610) scale(${scale})"><path d="M-104-150q104 26 208 0-6 100-66 138h-76q-60-38-66-138Z" fill="${fill}"/><path d="M-38-14h76l-6 14h-64Z" fill="${edge}"/><ellipse cy="-150" rx="104" ry="24" fill="${edge}"/><ellipse cy="-148" rx="92" ry="18" fill="${tea}"/><path d="M-82-118q8 56 40 86" stroke="#fff" stroke-opacity=".7" stroke-width="9" stroke-linecap="round" fill="none"/></g>`;

const steam = (x: number, y: number, p: { ink: string }) =>
  `<path d="M${x} ${y}q-18-26 0-52t0-52M${x + 38} ${y - 8}q-16-22 0-46t0-46" stroke="${tint(p.ink, 0.55)}" stroke-opacity=".45" stroke-width="7" stroke-linecap="round" fill="none"/>`;

const teacups: Subject = (p) => `
  ${oneCup(282, 1.18, ['url(#main)', tint(p.main, 0.55), '#d9a95a'])}
  ${oneCup(490, 0.98, ['url(#cream)', '#fffdf6', '#c98a3c'])}
  ${steam(266, 400, p)}`;

const teaTray: Subject = (p) => `
  <path d="M150 520h450l34 60q6 30-26 30H142q-32 0-26-30Z" fill="url(#s-wood)"/>
  <path d="M150 520h450l30 54H120Z" fill="#c79867"/>
  ${[0, 1, 2, 3, 4, 5, 6].map((index) => `<path d="M${190 + index * 58} 528l${(index - 3) * 5} 38" stroke="#7c5431" stroke-width="9" stroke-linecap="round"/>`).join('')}
  <g transform="translate(-52 -44) translate(375 610) scale(.62) translate(-375 -610)">${teapot(p, '')}</g>
  <g transform="translate(164 -52) translate(375 610) scale(.36) translate(-375 -610)">${oneCup(375, 1.2, ['url(#cream)', '#fffdf6', '#c98a3c'])}</g>
  <g transform="translate(86 -36) translate(375 610) scale(.36) translate(-375 -610)">${oneCup(375, 1.2, ['url(#cream)', '#fffdf6', '#c98a3c'])}</g>`;

const glassPot: Subject = (p) => `
  <path d="M500 330q96 6 96 102t-104 104l2-30q70-6 70-74t-66-72Z" fill="url(#glass)" stroke="#fff" stroke-width="4"/>
  <path d="M252 240h248v330q0 40-40 40H292q-40 0-40-40Z" fill="url(#glass)" stroke="#fff" stroke-opacity=".9" stroke-width="5"/>
  <path d="M262 360q57 18 114 0t114 0v206q0 34-32 34H294q-32 0-32-34Z" fill="${tint(p.accent, 0.3)}" opacity=".85"/>
  <path d="M262 360q57 18 114 0t114 0" stroke="${p.accent}" stroke-width="4" fill="none"/>
  <g fill="#f3c63e" stroke="#d29a16" stroke-width="2"><circle cx="320" cy="430" r="34"/><circle cx="430" cy="500" r="30"/></g><g stroke="#fff6d0" stroke-width="3"><path d="M320 400v60m-30-30h60m-51-21 42 42m0-42-42 42"/><path d="M430 474v52m-26-26h52"/></g>
  ${leaf(352, 560, -20)}${leaf(300, 520, 30)}
  <path d="M230 240q0-20 20-22h254q18 4 18 22Z" fill="url(#wood)"/><circle cx="376" cy="202" r="22" fill="url(#wood)"/>
  <path d="M276 270v270" stroke="#fff" stroke-opacity=".75" stroke-width="10" stroke-linecap="round"/>`;

/** A pot nested with its cups beside a zipped case. */
const travelSet: Subject = (p) => `
  <g transform="translate(150 0) translate(375 610) scale(.5) translate(-375 -610)">${teacups(p, '')}</g>
  <rect x="176" y="330" width="220" height="280" rx="60" fill="url(#ink)"/><path d="M182 430h208" stroke="${p.accent}" stroke-width="6"/><path d="M392 430h22v26" stroke="${p.accent}" stroke-width="6" fill="none"/>
  <path d="M236 330q0-60 50-60t50 60" stroke="${p.ink}" stroke-width="14" fill="none"/>
  <g transform="translate(80 -4) translate(375 610) scale(.52) translate(-375 -610)">${teapot(p, '')}</g>`;

export const TEA_SUBJECTS = { tin, pouch, teaCake, gaiwan, teapot, teacups, teaTray, glassPot, travelSet };
