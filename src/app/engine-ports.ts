// Fills the ports of the engine: the screens by their path, the tab bar, signing in.
import { HOME_PATH } from '../engine/navigation';
import { type EnginePorts, setEnginePorts } from '../engine/ports';
import { askLogin } from '../flows/ask-login';
import { MallTabBar } from './mall-tab-bar';

/** Home's definition is in the main chunk. What all other screens share loads beside the code of the one. */
const pageOf: EnginePorts['pageOf'] = async (path) => {
  if (path === HOME_PATH) return import('../pages/home/home.page');
  const table = import('./screen-table').then(({ pageFromTable }) => pageFromTable(path));
  const [page] = await Promise.all([table, import('./screens')]);
  return page;
};

setEnginePorts({ pageOf, TabBar: MallTabBar, requireLogin: askLogin });
