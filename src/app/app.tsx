// Owns the whole of the shopper's mall: theme, screens, overlays.
import { useEffect } from 'react';
import { nameOfColours } from '~/domain/colour';
import { optionalPart } from '../engine/lazy-part';
import { HashRouter, type HistoryStart } from '../engine/navigation';
import { ScreenStack } from '../engine/screen-stack';
import { type MallConfig, useMallConfig } from '../state/mall';
import { useSession } from '../state/session';
import { Overlays } from './overlays';

const SessionWatch = optionalPart({ path: 'app/session-watch', load: () => import('./session-watch') });

/** What follows from being signed in; a guest does without its code. */
function ShopperWatch() {
  const { accessToken } = useSession();
  if (accessToken === '') return null;
  return <SessionWatch key={accessToken} />;
}

function setVariables(variables: object): void {
  for (const [name, value] of Object.entries(variables)) {
    if (value !== '') document.documentElement.style.setProperty(name, String(value));
  }
}

interface Colours {
  theme: MallConfig['theme_color'];
  /** Ground and text of the title bar; '' where the operator chose none. */
  bar: string;
  onBar: string;
}

/** True when the server has put these very colours into the page (server/http/site.ts). */
const areInPage = ({ theme, bar, onBar }: Colours): boolean =>
  document.getElementById('theme')?.dataset['colours'] === nameOfColours(theme, { ground: bar, text: onBar });

async function paint({ theme, bar, onBar }: Colours): Promise<void> {
  setVariables({ '--mall-bar': bar, '--mall-on-bar': onBar });
  const { themeFromConfig } = await import('~/domain/theme');
  setVariables(themeFromConfig(theme));
}

/** Puts the operator's theme and bar colours onto the page as CSS variables (NAV-08). */
function Theme(): null {
  const config = useMallConfig();
  const theme = config?.theme_color;
  const { top_background_color: bar = '', top_text_color: onBar = '' } = config?.navbar ?? {};
  useEffect(() => {
    if (theme === undefined) return;
    const colours = { theme, bar, onBar };
    // Without the code of the theme the page keeps the colours it has.
    if (!areInPage(colours)) paint(colours).catch(() => undefined);
  }, [theme, bar, onBar]);
  return null;
}

/** Readers who enlarged their browser's text get it enlarged here too: our sizes hang on the page's width. */
function TextScale(): null {
  useEffect(() => {
    const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const scale = Math.min(2, Math.max(1, size / 16));
    // Every rule of the page would be looked at anew for it.
    if (scale !== 1) document.documentElement.style.setProperty('--text-scale', String(scale));
  }, []);
  return null;
}

/** `start` is where the mall begins, the address of the first render when absent. */
export function App({ start }: { start?: HistoryStart }) {
  return (
    <>
      <Theme />
      <TextScale />
      <HashRouter start={start}>
        <ShopperWatch />
        <ScreenStack />
        <Overlays />
      </HashRouter>
    </>
  );
}
