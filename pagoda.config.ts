// Packages of widgets and plugins that this mall has beside its own (docs/widgets.md, Packages).
import type { PagodaConfig } from './scripts/packages';

export default { packages: [] } satisfies PagodaConfig;
