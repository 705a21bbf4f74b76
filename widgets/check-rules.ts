// What the check needs to know of widgets, in the studio and on the server: forms, shapes and own rules, each loaded once.
import type { WidgetRules } from '~/domain/studio/check/block-data';
import type { WidgetCheck } from '~/domain/studio/check/widget-checks';
import { idsWithin } from '~/domain/slots';
import type { KnownWidget } from '~/renderer/define-widget';
import { checks, forms } from './forms.gen';
import { registry } from './registry.gen';
import { slots } from './slots.gen';

const own = <T>(table: Readonly<Record<string, T>>, id: string): T | undefined =>
  Object.hasOwn(table, id) ? table[id] : undefined;

async function load(id: string): Promise<WidgetRules | null> {
  const form = own(forms, id);
  if (form === undefined) return null;
  const [{ default: loaded }, { shapes }, rules] = await Promise.all([
    form(),
    import('./shapes.gen'),
    own(checks, id)?.() ?? { default: [] as readonly WidgetCheck[] },
  ]);
  const shape = shapes[id]?.stored;
  const widget = own<KnownWidget>(registry, id);
  return shape === undefined
    ? null
    : { form: loaded, shape, checks: rules.default, ...(widget === undefined ? {} : { widget }) };
}

export type Rules = Readonly<Record<string, WidgetRules>>;

const loaded: Record<string, WidgetRules> = {};
const unknown = new Set<string>();

/** Rules of widgets by component id, without those that there are none of. Rejects where one cannot be loaded. */
export async function rulesOf(ids: readonly string[]): Promise<Rules> {
  const missing = [...new Set(ids)].filter((id) => loaded[id] === undefined && !unknown.has(id));
  await Promise.all(
    missing.map(async (id) => {
      const rules = await load(id);
      if (rules === null) unknown.add(id);
      else loaded[id] = rules;
    }),
  );
  return loaded;
}

/** The rules that blocks need, with those in their slots; `values` are their stored elements. */
export const rulesOfBlocks = (values: readonly unknown[]): Promise<Rules> =>
  rulesOf(idsWithin(values, slots));
