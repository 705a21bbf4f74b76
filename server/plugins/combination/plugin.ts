// The plugin combination: sets that shoppers build from goods of the mall, as administrators manage them.
import { definePlugin } from '../kit/define-plugin';
import { routes } from './routes';
import './rules';
import { seedSets } from './seed';
import { settings } from './settings.gen';

export default definePlugin({
  key: 'combination',
  title: '组合购',
  settings,
  routes,
  seed: seedSets,
});
