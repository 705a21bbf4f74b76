// What the plugins of a package may import of the mall; its tables are added to `Tables` by `declare module 'pagoda/plugin'`.
export type { PluginRole } from '~/schemas/plugin-roles.gen';
export { dueIds } from '~/server/db/due-ids';
// As a whole: only what is re-exported by a star can be augmented.
export * from '~/server/db/tables';
export type { Day, Defaulted, Json, Time, TimeNow, TimeOrNull } from '~/server/db/tables/columns';
export type { Trx } from '~/server/db/transaction';
export type { SeedContext } from '~/server/demo/context';
export { defineHydrator } from '~/server/families/index/hydrate/hydrator';
export { MallError, NotFoundError } from '~/server/http/errors';
export { checkForm } from '~/server/http/form';
export { inLane } from '~/server/http/lane';
export { cachedRoute, guestRoute, loginRoute, roleRoute, type Route } from '~/server/http/route';
export { wireMoney, wireTime } from '~/server/http/wire';
export { definePlugin } from '~/server/plugins/kit/define-plugin';
export type { HydrateContext, Hydrator, WidgetData } from '~/server/ports/hydrate';
export type { Job } from '~/server/ports/job';
export { readSettings } from '~/server/ports/plugin';
export { ALL_SAVINGS, defineKind, type Part, type Quote, type SaleKind } from '~/server/ports/sale';
export { readOptions } from '~/server/settings/mall-options';
