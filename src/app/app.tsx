// Owns the whole of the shopper's mall: theme, screens, overlays.
import { useEffect } from 'react';
import { optionalPart } from '../engine/lazy-part';
import { HashRouter } from '../engine/navigation';
import { ScreenStack } from '../engine/screen-stack';
import { type MallConfig, useMallConfig } from '../state/mall';
import { useSession } from '../state/session';
import { OverlayHost } from './overlay-host';

const SessionWatch = optionalPart({ path: 'app/session-watch', load: () => import('./session-watch') });

/** What follows from being signed in; a guest does without its code. */
function ShopperWatch() {
  const { accessToken } = useSession();
  if (accessToken === '') return null;
  return <SessionWatch key={accessToken} />;
}

type ThemeColour = MallConfig['theme_color'];

function setVariables(variables: object): void {
  for (const [name, value] of Object.entries(variables)) {
    if (value !== '') document.documentElement.style.setProperty(name, String(value));
  }
}

/** True when the server has put this very theme into the page (server/http/site.ts). */
const isInPage = (theme: ThemeColour): boolean =>
  document.getElementById('theme')?.dataset['colours'] === `${theme.background} ${theme.background_s}`;

async function paintTheme(theme: ThemeColour): Promise<void> {
  const { themeFromConfig } = await import('~/domain/theme');
  setVariables(themeFromConfig(theme));
}

/** Puts the operator's theme and bar colours onto the page as CSS variables (NAV-08). */
function Theme(): null {
  const config = useMallConfig();
  const theme = config?.theme_color;
  const { top_background_color: bar = '', top_text_color: onBar = '' } = config?.navbar ?? {};
  useEffect(() => setVariables({ '--mall-bar': bar, '--mall-on-bar': onBar }), [bar, onBar]);
  useEffect(() => {
    // Without the code of the theme the page keeps the colours it has.
    if (theme !== undefined && !isInPage(theme)) paintTheme(theme).catch(() => undefined);
  }, [theme]);
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

export function App() {
  return (
    <>
      <Theme />
      <TextScale />
      <HashRouter>
        <ShopperWatch />
        <ScreenStack />
        <OverlayHost />
      </HashRouter>
    </>
  );
}
