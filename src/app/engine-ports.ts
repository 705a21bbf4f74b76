// Fills the ports of the engine: the screens by their path, the tab bar, signing in.
import { HOME_PATH } from '../engine/navigation';
import { type EnginePorts, setEnginePorts } from '../engine/ports';
import { askLogin } from '../flows/ask-login';
import { MallTabBar } from './mall-tab-bar';

/** Home's definition is in the main chunk; the table of all other screens is a chunk that home does not load. */
const pageOf: EnginePorts['pageOf'] = async (path) => {
  if (path === HOME_PATH) return import('../pages/home/home.page');
  const { routes } = await import('./screens');
  return (Object.hasOwn(routes, path) && (await routes[path]?.())) || null;
};

setEnginePorts({ pageOf, TabBar: MallTabBar, requireLogin: askLogin });
