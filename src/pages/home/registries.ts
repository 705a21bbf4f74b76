// Chooses the registry of a page: common widgets, or all of them.
import { isRecord } from '~/domain/record';
import type { Registry } from '~/renderer/define-widget';
import type { DiyPage } from '~/schemas/api/index.gen';
import { listOf } from '~/schemas/shape';
import { common } from '~/widgets/common.gen';

/** The initial layout of a page, as delivered. */
export function nodesOf({ navs }: DiyPage): unknown {
  const template = navs[0]?.template;
  return template?.data ?? [];
}

/** Whether a layout, as delivered, has only widgets of home's initial registry. */
export const isCommon = (nodes: unknown): boolean =>
  listOf(nodes)?.every(
    (node) => !isRecord(node) || typeof node['id'] !== 'string' || Object.hasOwn(common, node['id']),
  ) ?? false;

/** The registry for a delivered layout; rejects where its chunk cannot be loaded. */
export const registryFor = async (nodes: unknown): Promise<Registry> =>
  isCommon(nodes) ? common : (await import('~/widgets/registry.gen')).registry;
