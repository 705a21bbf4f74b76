// Fills the ports of the engine: the screens by their path, the tab bar, signing in.
import { HOME_PATH } from '../engine/navigation';
import { type EnginePorts, setEnginePorts } from '../engine/ports';
import { askLogin } from '../flows/ask-login';
import { loadCaller } from '../services/http';
import { MallTabBar } from './mall-tab-bar';

/** A screen that the server has drawn has its data, and its name is in the table of those: nothing may delay its code. */
const isServed = (path: string) =>
  document.getElementById('root')?.dataset['prerendered']?.includes(path) === true;

const tablePage = async (path: string, search: string | undefined) =>
  (await import('./screen-table')).pageFromTable(path, search);
const servedPage = async (path: string) =>
  (await import('./shared-routes.gen')).sharedRoutes[path]?.() ?? null;

/** Home's definition is in the main chunk. What all other screens share loads beside the code of the one. */
const pageOf: EnginePorts['pageOf'] = async (path, search) => {
  if (path === HOME_PATH) return import('../pages/home/home.page');
  // Its first call waits for this as for its code; the call itself meets a failure.
  const isDrawn = isServed(path);
  if (!isDrawn) loadCaller().catch(() => undefined);
  const found = isDrawn ? servedPage(path) : tablePage(path, search);
  const [page] = await Promise.all([found, import('./screens')]);
  return page;
};

setEnginePorts({ pageOf, TabBar: MallTabBar, requireLogin: askLogin });
