// Finds screens in their table, which home does not load.
import type { PageModule } from '../engine/define-page';
import { routes } from './routes.gen';

/** Null where no screen has the path. */
export const pageFromTable = (path: string): Promise<PageModule> | null =>
  (Object.hasOwn(routes, path) && routes[path]?.()) || null;
