// The one table of the operator API's routes; each states who may call it.
import type { Route } from './call';
import { auditRoutes } from './routes/audit';
import { documentRoutes } from './routes/documents';
import { eventRoutes } from './routes/events';
import { hydrateRoutes } from './routes/hydrate';
import { importRoutes } from './routes/import';
import { invitationRoutes } from './routes/invitations';
import { mediaRoutes } from './routes/media';
import { moduleRoutes } from './routes/modules';
import { pageRoutes } from './routes/pages';
import { peopleRoutes } from './routes/people';
import { pickRoutes } from './routes/pick';
import { previewRoutes } from './routes/previews';
import { publishingRoutes } from './routes/publishing';
import { reviewRoutes } from './routes/reviews';
import { scheduleRoutes } from './routes/schedules';
import { sessionRoutes } from './routes/session';
import { settingRoutes } from './routes/settings';
import { stillRoutes } from './routes/stills';
import { templateRoutes } from './routes/templates';
import { userCenterRoutes } from './routes/user-centers';
import { versionRoutes } from './routes/versions';

export const ROUTES: readonly Route[] = [
  ...sessionRoutes,
  ...pageRoutes,
  ...documentRoutes,
  ...eventRoutes,
  ...versionRoutes,
  ...publishingRoutes,
  ...scheduleRoutes,
  ...reviewRoutes,
  ...previewRoutes,
  ...hydrateRoutes,
  ...stillRoutes,
  ...pickRoutes,
  ...mediaRoutes,
  ...templateRoutes,
  ...moduleRoutes,
  ...userCenterRoutes,
  ...importRoutes,
  ...peopleRoutes,
  ...invitationRoutes,
  ...settingRoutes,
  ...auditRoutes,
];
