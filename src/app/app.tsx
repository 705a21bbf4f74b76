// The root component of the mall: theme, screens, overlays.
import { useEffect } from 'react';
import { nameOfColours } from '~/domain/colour';
import { optionalPart } from '../engine/optional-part';
import { HashRouter, type HistoryStart } from '../engine/navigation';
import { ScreenStack } from '../engine/screen-stack';
import { type MallConfig, useMallConfig } from '../state/mall';
import { useSession } from '../state/session';
import './engine-ports';
import { Overlays } from './overlays';
import { watchTextScale } from './text-scale';

const SessionWatch = optionalPart({ path: 'app/session-watch', load: () => import('./session-watch') });

/** Effects of being signed in; not loaded for a guest. */
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
  /** Background and text of the title bar; '' where the operator chose none. */
  bar: string;
  onBar: string;
}

/** True when the server has put these colours into the page already (server/site/site.ts). */
const areInPage = ({ theme, bar, onBar }: Colours): boolean =>
  document.getElementById('theme')?.dataset['colours'] ===
  nameOfColours(theme, { background: bar, text: onBar });

async function paint({ theme, bar, onBar }: Colours): Promise<void> {
  setVariables({ '--mall-bar': bar, '--mall-on-bar': onBar });
  const { themeFromConfig } = await import('~/domain/theme');
  setVariables(themeFromConfig(theme));
}

/** Sets the operator's theme and bar colours as CSS variables (NAV-08). */
function Theme(): null {
  const config = useMallConfig();
  const theme = config?.theme_color;
  const { top_background_color: bar = '', top_text_color: onBar = '' } = config?.navbar ?? {};
  useEffect(() => {
    if (theme === undefined) return;
    const colours = { theme, bar, onBar };
    // Where the theme's chunk fails to load, the page has its default colours.
    if (!areInPage(colours)) paint(colours).catch(() => undefined);
  }, [theme, bar, onBar]);
  return null;
}

function TextScale(): null {
  useEffect(watchTextScale, []);
  return null;
}

/** `start` is the address of the first render; the current one when absent. */
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
