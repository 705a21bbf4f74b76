// Inline scripts of the page, which run while it loads. The content security policy allows them by digest.
import { createHash } from 'node:crypto';

/**
 * In the head: a plain browser's first visit marks itself and reloads at once (LAUNCH-01 … LAUNCH-03), as
 * src/app/launch-shell.ts would do later. The rest of this page goes into a template, where nothing runs or loads.
 * Without storage that code does it.
 */
export const FIRST_VISIT_SCRIPT = [
  "(()=>{const key='pagoda.isSign',[page]=location.href.split('#')",
  'try{if(/MicroMessenger/i.test(navigator.userAgent)||localStorage.getItem(key))return;localStorage.setItem(key,1)}catch{return}',
  "page.includes('?')?location.reload():location.replace(page+'?'+(location.hash||'#/'))",
  "document.write('<template>')})()",
].join(';');

/** Metric of the header Server-Timing: when the page was sent, in ms since the epoch. Its text has no time, as it is cached. */
export const SENT_AT = 'sentAt';
/** Less is the way of the answer, no fault of the phone's clock. */
const TOLERANCE_MS = 2_000;

/**
 * In the head: how far the mall's clock is ahead of the phone's, for src/services/server-clock.ts, as a guest's first page
 * makes no call by which it could be measured. Going back takes the page from the browser's cache, where it is an old one.
 */
export const CLOCK_SCRIPT = [
  "(()=>{const [page]=performance.getEntriesByType('navigation')",
  "if(!page||page.type==='back_forward')return",
  `const sent=page.serverTiming?.find(({name})=>name==='${SENT_AT}')`,
  'const ahead=sent?sent.duration-performance.timeOrigin-page.responseStart:0',
  `if(Math.abs(ahead)>${TOLERANCE_MS})window.aheadMs=ahead})()`,
].join(';');

/** Ids of the style elements: critical CSS (critical-css.ts), and the full CSS that replaces it. */
export const CRITICAL_CSS_ID = 'critical-css';
export const FULL_CSS_ID = 'full-css';

/** The hash asks for home. */
const AT_HOME = '/^(#?|#\\/|#\\/pages\\/index\\/index)$/.test(location.hash)';

/** The hash asks for the screen of the shared link, or is empty: the server has rendered that screen. */
const AT_SHARED = [
  "((params,[page,query])=>['','#','#/','#/pages/index/index'].includes(page)&&[null,params(location.search)].includes(params(query)))",
  "(query=>new URLSearchParams(query).get('params'),location.hash.split('?'))",
].join('');

/**
 * Before the markup. The server does not see the hash: where it asks for the screen of the markup, the preloads of that
 * screen are enabled, behind the first paint, else those of other screens, and the markup goes into a template, so that
 * the screen finds an empty root. The markup is laid out in three frames (decision 18): up to the LCP image, the first
 * screen, the rest. The full CSS replaces the critical CSS in place: sheets that a screen loads later follow it, and
 * win. `firstScreen` informs src/main.tsx when the second frame begins; a hidden tab has no frames.
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

/** A link that BEFORE_HOME_SCRIPT enables. */
export const linkFor = (place: 'home' | 'screen', link: string): string =>
  link.replace(' rel=', ` data-for="${place}" data-rel=`);

/** After the markup: drops that template, and records the last tap on a block not yet hydrated (tap-replay.ts). */
export const AFTER_HOME_SCRIPT = [
  "document.getElementById('home')?.remove()",
  "addEventListener('click',e=>{e.target.closest('[data-widget]:not([data-hydrated])')&&!e.target.closest('a[href]')&&(window.pendingTap=e.target)},true)",
].join(';');

/** Their sources in the content security policy. */
export const SCRIPT_SOURCES = [
  FIRST_VISIT_SCRIPT,
  CLOCK_SCRIPT,
  BEFORE_HOME_SCRIPT,
  BEFORE_SHARED_SCRIPT,
  AFTER_HOME_SCRIPT,
]
  .map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  .join(' ');
