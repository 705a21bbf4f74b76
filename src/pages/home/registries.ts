// Which registry a page is read with: that of the common widgets, or that of all where it has others.
import { isRecord } from '~/domain/record';
import type { Registry } from '~/renderer/define-widget';
import type { DiyPage } from '~/schemas/api/index.gen';
import { common } from '~/widgets/common.gen';

/** The layout that a page shows at first, as delivered. */
export function nodesOf({ navs }: DiyPage): unknown {
  const template = navs[0]?.template;
  return template?.data ?? [];
}

/** Whether a layout, as delivered, has no widgets but those that home knows from the start. */
export const isCommon = (nodes: unknown): boolean =>
  Array.isArray(nodes) &&
  nodes.every(
    (node) => !isRecord(node) || typeof node['id'] !== 'string' || Object.hasOwn(common, node['id']),
  );

/** The registry for a layout as delivered; rejects where its code cannot be had. */
export const registryFor = async (nodes: unknown): Promise<Registry> =>
  isCommon(nodes) ? common : (await import('~/widgets/registry.gen')).registry;
