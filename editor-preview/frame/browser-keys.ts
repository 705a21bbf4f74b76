// Keys that are the browser's own wherever they are pressed: its help, search, tabs, windows, address and zoom.
import type { FromFrame } from './messages';

const ALONE: ReadonlySet<string> = new Set(['F1', 'F3', 'F5', 'F7', 'F11', 'F12']);
const WITH_CTRL = /^(Key[JLNPRTUW]|Equal|Minus|Digit\d|Numpad(Add|Subtract|\d))$/;

export const isBrowserKey = ({
  code,
  key,
  mods,
}: Pick<Extract<FromFrame, { t: 'key' }>, 'code' | 'key' | 'mods'>): boolean =>
  ALONE.has(key) || (mods.ctrl && WITH_CTRL.test(code));
