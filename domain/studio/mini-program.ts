// Which widgets mini programs alone have, and which platforms are mini programs.

const WIDGETS: ReadonlySet<string> = new Set(['ad', 'mp-link', 'video-channel', 'step', 'live']);

/** Both show the mall's web pages. */
const MOBILE_WEB: ReadonlySet<string> = new Set(['mobile', 'wechat']);

export const isOfMiniPrograms = (widgetId: string): boolean => WIDGETS.has(widgetId);

export const isMiniProgram = (platform: string): boolean => !MOBILE_WEB.has(platform);
