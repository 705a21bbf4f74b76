// Pictures of clothes, shoes and bags.
import { shade, tint } from '../palette';
import type { Subject } from './subject';

const tee: Subject = (p) => `
  <path d="M290 210q85 60 170 0l104 56-46 108-50-22v244q0 14-14 14H296q-14 0-14-14V352l-50 22-46-108Z" fill="url(#s-main)"/><path d="M290 210q85 60 170 0l-16-6q-69 44-138 0Z" fill="${shade(p.main, 0.25)}"/>
  <path d="M282 352v-56m186 56v-56M290 400q-4 100 4 190m168-200q2 100-4 200" stroke="${shade(p.main, 0.3)}" stroke-opacity=".5" stroke-width="4" fill="none"/>
  <circle cx="375" cy="400" r="58" fill="none" stroke="#fff" stroke-width="5" opacity=".85"/><path d="M330 424q45-56 90 0m-66-40q21-30 42 0" stroke="${p.accent}" stroke-width="9" stroke-linecap="round" fill="none"/>`;

const shirt: Subject = (p) => `
  <path d="M300 200h150l110 66-40 330q-2 14-16 14H246q-14 0-16-14L190 266Z" fill="url(#s-main)"/><path d="M300 200l75 70 75-70-20-14H320Z" fill="${tint(p.main, 0.4)}"/><path d="M300 200l-18 66 62 20 31-16Zm150 0 18 66-62 20-31-16Z" fill="${tint(p.main, 0.25)}"/>
  <path d="M375 270v340" stroke="${shade(p.main, 0.25)}" stroke-width="4"/>${[320, 390, 460, 530].map((y) => `<circle cx="375" cy="${y}" r="8" fill="#fffaf0"/>`).join('')}<path d="M420 350h70v66q-35 20-70 0Z" fill="${shade(p.main, 0.1)}"/>
  <path d="M240 280l22 320m248-320-22 320" stroke="${shade(p.main, 0.25)}" stroke-opacity=".45" stroke-width="4"/><path d="M375 186q-4-40 26-46" stroke="#9aa2a8" stroke-width="8" fill="none" stroke-linecap="round"/>`;

const sweater: Subject = (p) => `
  <path d="M300 216q75 40 150 0l96 50 50 300-66 18-38-210v222q0 14-14 14H272q-14 0-14-14V374l-38 210-66-18 50-300Z" fill="url(#s-main)"/><path d="M296 200q79 50 158 0l6 22q-85 54-170 0Z" fill="${shade(p.main, 0.2)}"/>
  ${[330, 386].map((x) => `<path d="M${x} 268${Array.from({ length: 7 }, () => 'q34 22 0 44').join('')}M${x + 34} 268${Array.from({ length: 7 }, () => 'q-34 22 0 44').join('')}" stroke="${tint(p.main, 0.5)}" stroke-width="8" fill="none"/>`).join('')}
  <path d="M258 580h234v30H258Z" fill="${shade(p.main, 0.22)}"/><path d="M270 582v26m22-26v26m22-26v26m22-26v26m22-26v26m22-26v26m22-26v26m22-26v26m22-26v26m22-26v26" stroke="#fff" stroke-opacity=".25" stroke-width="4"/><path d="M156 550l66 16m376-18-66 18" stroke="${p.accent}" stroke-width="14"/>`;

const scarf: Subject = (p) => `
  <path d="M392 380l84 20-30 176-86-14Z" fill="${shade(p.main, 0.22)}"/><path d="M384 500l84 16m-90 20 84 16" stroke="${shade(p.accent, 0.15)}" stroke-width="11"/>
  ${[0, 1, 2, 3, 4].map((at) => `<path d="M${366 + at * 18} ${563 + at * 3}l-4 26" stroke="${shade(p.main, 0.3)}" stroke-width="7" stroke-linecap="round"/>`).join('')}
  <path d="M210 330q-20-120 165-120t165 120q-10 80-165 80t-165-80Z" fill="url(#s-main)"/><path d="M250 306q24-54 125-54t125 54q-50 46-125 46t-125-46Z" fill="${shade(p.main, 0.34)}"/>
  <path d="M214 348q46 74 161 74t161-74" stroke="${tint(p.main, 0.4)}" stroke-width="10" fill="none"/><path d="M300 400q40-24 90-8l8 190H296Z" fill="url(#s-main)"/><path d="M300 400q40-24 90-8l1 30q-46-20-92 4Z" fill="${tint(p.main, 0.3)}"/>
  <path d="M297 500h100m-100 34h100" stroke="${p.accent}" stroke-width="12"/>${[0, 1, 2, 3, 4, 5].map((at) => `<path d="M${302 + at * 18} 582v28" stroke="${p.main}" stroke-width="8" stroke-linecap="round"/>`).join('')}
  <path d="M236 290q20-44 80-58" stroke="#fff" stroke-opacity=".4" stroke-width="9" stroke-linecap="round" fill="none"/>`;

const shoes: Subject = (p) => {
  const one = (x: number, y: number, scale: number) =>
    `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-190-150q40 20 90 6l60-46q40 90 150 110 90 14 90 60v20h-400q-10-80 10-150Z" fill="url(#s-main)"/><path d="M-206-12h412q8 44-26 44h-360q-30 0-26-44Z" fill="#fffaf0"/><path d="M-206 4h412" stroke="${p.accent}" stroke-width="6"/><path d="M114-72q86 14 86 60h-100q-14-40 14-60Z" fill="#fffaf0"/><path d="M-44-118l46-30m-26 56 46-32m-20 54 44-32m-10 50 40-28" stroke="#fff" stroke-width="10" stroke-linecap="round"/><circle cx="-140" cy="-74" r="26" fill="#fffaf0"/><path d="M-152-74h24m-12-12v24" stroke="${p.main}" stroke-width="6"/></g>`;
  return one(440, 470, 0.84) + one(330, 578, 1);
};

const slippers: Subject = (p) => {
  const one = (x: number, turn: number) =>
    `<g transform="translate(${x} 480) rotate(${turn})"><path d="M-84-10q0-150 84-150t84 150v50q0 90-84 90t-84-90Z" fill="url(#s-cream)"/><path d="M-60-4q0-110 60-110t60 110v50q0 60-60 60t-60-60Z" fill="${tint(p.accent, 0.55)}"/><path d="M-92-30q-6-140 92-140t92 140q0 40-92 40t-92-40Z" fill="url(#s-main)"/><path d="M-92-30q0 40 92 40t92-40v26q0 40-92 40t-92-40Z" fill="#fffaf0"/><circle cx="-26" cy="-88" r="9" fill="${p.ink}"/><circle cx="26" cy="-88" r="9" fill="${p.ink}"/><path d="M-14-64q14 14 28 0" stroke="${p.ink}" stroke-width="6" stroke-linecap="round" fill="none"/><path d="M-66-144q-20-44 10-50 26 4 16 36Zm132 0q20-44-10-50-26 4-16 36Z" fill="${p.main}"/></g>`;
  return one(276, -10) + one(476, 10);
};

const tote: Subject = (p) => `
  <path d="M290 330V250q0-90 85-90t85 90v80" stroke="url(#accent)" stroke-width="22" fill="none"/><path d="M212 316h326l24 262q2 32-30 32H218q-32 0-30-32Z" fill="url(#s-cream)"/><path d="M212 316h326l4 40H208Z" fill="#e4d8c2"/>
  <circle cx="375" cy="470" r="84" fill="${p.main}"/><path d="M310 500q34-60 65-20t65-28v28q-10 60-65 60t-65-40Z" fill="${tint(p.main, 0.45)}"/><circle cx="410" cy="436" r="18" fill="${tint(p.accent, 0.3)}"/>
  <path d="M278 316v40m194-40v40" stroke="${p.accent}" stroke-width="22"/><path d="M214 380l-12 190" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".8"/>`;

const backpack: Subject = (p) => `
  <path d="M330 200q0-50 45-50t45 50" stroke="${p.ink}" stroke-width="16" fill="none"/><path d="M226 330q0-140 149-140t149 140v220q0 60-60 60H286q-60 0-60-60Z" fill="url(#main)"/>
  <path d="M188 400q38-20 40 30v130q-54 0-54-50 0-80 14-110Zm374 0q-38-20-40 30v130q54 0 54-50 0-80-14-110Z" fill="${shade(p.main, 0.25)}"/><path d="M262 330q0-100 113-100t113 100" stroke="${tint(p.main, 0.4)}" stroke-width="6" stroke-dasharray="10 8" fill="none"/>
  <rect x="264" y="420" width="222" height="156" rx="34" fill="${shade(p.main, 0.16)}"/><path d="M264 462h222" stroke="${tint(p.main, 0.45)}" stroke-width="6"/><path d="M456 462v36" stroke="${p.accent}" stroke-width="10" stroke-linecap="round"/><rect x="340" y="300" width="70" height="70" rx="12" fill="${p.accent}"/><path d="M356 346q19-34 38 0" stroke="#fff" stroke-width="7" fill="none" stroke-linecap="round"/>`;

const hat: Subject = (p) => `
  <ellipse cx="375" cy="520" rx="250" ry="90" fill="url(#main)"/><ellipse cx="375" cy="508" rx="236" ry="74" fill="${tint(p.main, 0.16)}"/><path d="M236 500l30-180q6-40 50-46 60-12 118 0 44 6 50 46l30 180q-139 60-278 0Z" fill="url(#main)"/>
  <path d="M240 470l-4 30q139 60 278 0l-4-30q-134 56-270 0Z" fill="${p.accent}"/><path d="M200 540q170 60 350 0m-386-20q200 84 422 0" stroke="${shade(p.main, 0.3)}" stroke-opacity=".5" stroke-width="4" stroke-dasharray="10 8" fill="none"/><path d="M290 320l-20 130" stroke="#fff" stroke-opacity=".4" stroke-width="11" stroke-linecap="round"/>`;

const socks: Subject = (p) => {
  const one = (x: number, fill: string, band: string) =>
    `<g transform="translate(${x} 0)"><path d="M0 220h104v210q0 30 40 60l52 40q30 24 10 56-20 30-60 24L60 584Q-6 560 0 480Z" fill="${fill}"/><path d="M0 220h104v50H0Z" fill="${band}"/><path d="M10 232v26m18-26v26m18-26v26m18-26v26m18-26v26" stroke="#fff" stroke-opacity=".4" stroke-width="4"/><path d="M0 330h104m-104 34h104" stroke="${band}" stroke-width="12"/><path d="M150 496q-20 60 20 110" stroke="${band}" stroke-width="8" fill="none" opacity=".8"/></g>`;
  return (
    one(180, 'url(#s-cream)', p.accent) +
    one(290, 'url(#s-accent)', tint(p.accent, 0.5)) +
    one(400, 'url(#s-main)', tint(p.main, 0.5))
  );
};

export const WEAR_SUBJECTS = { tee, shirt, sweater, scarf, shoes, slippers, tote, backpack, hat, socks };
