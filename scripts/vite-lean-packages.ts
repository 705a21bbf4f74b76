// Leaves out what the mall uses of no package: the parts of axios and of the query cache that nothing calls.
import type { Plugin } from 'vite';

const NOTHING = 'export default () => null;';

/** Modules by the end of their path, and what stands in their place. */
const UNUSED: Readonly<Record<string, string>> = {
  // Every supported browser has XMLHttpRequest, which axios prefers.
  'axios/lib/adapters/fetch.js': 'export const getFetch = () => null;',
  // Calls send forms that they have made themselves, and have their parameters in the address already.
  'axios/lib/core/assertParamsAcyclic.js': NOTHING,
  'axios/lib/helpers/AxiosURLSearchParams.js': 'export default class {}',
  'axios/lib/helpers/formDataToJSON.js': NOTHING,
  'axios/lib/helpers/toFormData.js': NOTHING,
  'axios/lib/helpers/toURLEncodedForm.js': NOTHING,
  // What axios offers its users and does not use itself.
  'axios/lib/cancel/CancelToken.js': 'export default class {}',
  'axios/lib/helpers/HttpStatusCode.js': 'export default {};',
  // Screens change data by `useAction`; only the studio, which has a build of its own, by mutations.
  '@tanstack/query-core/build/modern/mutationCache.js': 'export class MutationCache { clear() {} }',
};

const nameOf = (id: string): string | undefined =>
  Object.keys(UNUSED).find((name) => id.endsWith(`/node_modules/${name}`));

/** For the build only, which fails where another version of a package has no such module. */
export function leanPackagesPlugin(): Plugin {
  const missing = new Set(Object.keys(UNUSED));
  return {
    name: 'lean-packages',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const name = nameOf(id);
      if (name === undefined) return undefined;
      missing.delete(name);
      return UNUSED[name];
    },
    buildEnd(error) {
      if (error === undefined && missing.size > 0)
        this.error(`No module of a package has the name ${[...missing].join(', ')}.`);
    },
  };
}
