// Owns the scripts that stand in the page itself and run while it arrives. The content policy names them by digest.
import { createHash } from 'node:crypto';

/**
 * At the head: a plain browser's first visit marks itself and loads anew at once (LAUNCH-01 … LAUNCH-03), as
 * src/app/launch-shell.ts would after its code came. The rest of this page is written into a template, where nothing
 * runs or loads. Without storage it is left to that code.
 */
export const FIRST_VISIT_SCRIPT = [
  "(()=>{const key='pagoda.isSign',[page]=location.href.split('#')",
  'try{if(/MicroMessenger/i.test(navigator.userAgent)||localStorage.getItem(key))return;localStorage.setItem(key,1)}catch{return}',
  "page.includes('?')?location.reload():location.replace(page+'?'+(location.hash||'#/'))",
  "document.write('<template>')})()",
].join(';');

/** The names of the rules of the first paint (critical-css.ts) and of all, which take the place of the first ones. */
export const CRITICAL_CSS_ID = 'critical-css';
export const FULL_CSS_ID = 'full-css';

/** Home itself is asked for. */
const AT_HOME = '/^(#?|#\\/|#\\/pages\\/index\\/index)$/.test(location.hash)';

/** Home is asked for with what the query shares, or with no word of it: the server has drawn that. */
const AT_SHARED = [
  "((params,[page,query])=>['','#','#/','#/pages/index/index'].includes(page)&&[null,params(location.search)].includes(params(query)))",
  "(query=>new URLSearchParams(query).get('params'),location.hash.split('?'))",
].join('');

/**
 * Before the markup of home, or of what a link shares. No server sees what stands behind the hash: where the screen of
 * the markup is asked for, the links for it are turned on, behind the first paint, else those for other screens, and
 * the markup goes into a template, so that a screen finds an empty root. It is laid out in three frames (decision 18):
 * to its main picture, the first screen, what is below. All rules go where the first ones stood: those that a screen
 * loads later come behind them, and win. `firstScreen` tells src/main.tsx when the second begins; a tab that nobody
 * sees has no frames.
 */
const beforeMarkup = (isHere: string): string =>
  [
    `(()=>{const isHere=${isHere}`,
    "const load=()=>document.querySelectorAll(`link[data-for=${isHere?'home':'screen'}]`).forEach(link=>link.rel=link.dataset.rel)",
    'const {dataset}=document.documentElement,painted=then=>document.hidden?setTimeout(then):requestAnimationFrame(()=>setTimeout(then))',
    `const [first,all]=['${CRITICAL_CSS_ID}','${FULL_CSS_ID}'].map(id=>()=>document.getElementById(id))`,
    'const rule=()=>all()&&first().replaceWith(all())',
    "const parsed=then=>document.addEventListener('readystatechange',then,{once:true})",
    "const show=done=>{dataset.unpainted='below';rule();done();painted(()=>delete dataset.unpainted)}",
    "isHere&&(dataset.unpainted='screen',painted(load),window.firstScreen=new Promise(done=>parsed(()=>painted(()=>show(done)))))",
    'isHere||(load(),parsed(rule))',
    `isHere||document.write('<div id="root" class="mall-root"></div><template id="home">')})()`,
  ].join(';');

export const BEFORE_HOME_SCRIPT = beforeMarkup(AT_HOME);
export const BEFORE_SHARED_SCRIPT = beforeMarkup(AT_SHARED);

/** A link that waits for BEFORE_HOME_SCRIPT to turn it on. */
export const linkFor = (place: 'home' | 'screen', link: string): string =>
  link.replace(' rel=', ` data-for="${place}" data-rel=`);

/** Behind it: drops that template, and notes the last tap on a block that is not alive yet (renderer/tap-replay.ts). */
export const BEHIND_HOME_SCRIPT = [
  "document.getElementById('home')?.remove()",
  "addEventListener('click',e=>{e.target.closest('[data-widget]:not([data-hydrated])')&&!e.target.closest('a[href]')&&(window.pendingTap=e.target)},true)",
].join(';');

/** How the content policy allows them. */
export const SCRIPT_SOURCES = [
  FIRST_VISIT_SCRIPT,
  BEFORE_HOME_SCRIPT,
  BEFORE_SHARED_SCRIPT,
  BEHIND_HOME_SCRIPT,
]
  .map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  .join(' ');
