// The one table of the operator API's routes; each states who may call it.
import type { Route } from './call';
import { documentRoutes } from './routes/documents';
import { pageRoutes } from './routes/pages';
import { publishingRoutes } from './routes/publishing';
import { sessionRoutes } from './routes/session';
import { versionRoutes } from './routes/versions';

export const ROUTES: readonly Route[] = [
  ...sessionRoutes,
  ...pageRoutes,
  ...documentRoutes,
  ...versionRoutes,
  ...publishingRoutes,
];
