// What the operator simulates: a slow line or none, long texts, a mall without goods and coupons.
import { isRecord } from '~/domain/record';
import type { Registry } from '~/renderer/define-widget';
import type { Layout, LayoutNode } from '~/renderer/layout';
import { deliveredNames } from '~/widgets/delivered.gen';
import { registry } from '~/widgets/registry.gen';
import type { Simulation } from '../frame/messages';

const SLOW_MS = 1_500;

const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, SLOW_MS));

/** Widgets whose code comes late, or not at all; other objects, so that code that is there already is asked for again. */
function registryOn(network: Simulation['network']): Registry {
  if (network === 'normal') return registry;
  const entries = Object.entries(registry).map(([id, widget]) => {
    const { load } = widget;
    if (load === undefined) return [id, widget] as const;
    const late = async () => {
      if (network === 'offline') throw new Error('simulated: offline');
      await rest();
      return load();
    };
    return [id, { ...widget, load: late }] as const;
  });
  return Object.fromEntries(entries) as Registry;
}

const registries = new Map<Simulation['network'], Registry>();

export function registryFor({ network }: Simulation): Registry {
  const known = registries.get(network) ?? registryOn(network);
  registries.set(network, known);
  return known;
}

/** Words that shoppers read, which are Chinese; addresses, colours and codes are none. */
const WORDS = /^[^<]*[\u4e00-\u9fff][^<]*$/;

function doubled(value: unknown): unknown {
  if (typeof value === 'string') return WORDS.test(value) ? `${value}${value}` : value;
  if (Array.isArray(value)) return value.map(doubled);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, doubled(one)]));
}

const emptied = ({ id, data }: LayoutNode): LayoutNode['data'] => {
  const named = deliveredNames.get(id) ?? [];
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      named.includes(name) && Array.isArray(value) ? [] : value,
    ]),
  );
};

type Change = (node: LayoutNode) => LayoutNode['data'];

const caches = new Map<Change, WeakMap<LayoutNode, LayoutNode>>();

/** The same node for the same one, so that a block that does not change is not rendered again. */
function changed(node: LayoutNode, change: Change): LayoutNode {
  const cache = caches.get(change) ?? new WeakMap<LayoutNode, LayoutNode>();
  caches.set(change, cache);
  const known = cache.get(node) ?? { ...node, data: change(node) };
  cache.set(node, known);
  return known;
}

const lengthened: Change = ({ data }) => doubled(data) as LayoutNode['data'];

/** The layout as the simulation shows it. */
export function simulated(layout: Layout, { hasLongTexts, hasData }: Simulation): Layout {
  if (!hasLongTexts && hasData) return layout;
  const nodes = layout.nodes.map((node) => {
    if (node.state !== 'ready') return node;
    const own = hasData ? node : changed(node, emptied);
    return hasLongTexts ? changed(own, lengthened) : own;
  });
  return { ...layout, nodes };
}
