// Facts that the open document and the operator's mall give the check from the start.
import type { DocumentAnswer, Me } from '~/domain/studio/api';
import type { Facts } from '~/domain/studio/check/issue';

export type BaseFacts = Omit<Facts, 'now' | 'pictures' | 'picked'>;

export function baseFacts(
  { permissions, settings, mainColour }: Pick<Me, 'permissions' | 'settings' | 'mainColour'>,
  { homeOf, live }: Pick<DocumentAnswer, 'homeOf' | 'live'>,
): BaseFacts {
  return {
    permissions: new Set(permissions),
    maxBlocks: settings.maxBlocks,
    homeOf,
    publishedAt: typeof live?.liveFrom === 'string' ? Date.parse(live.liveFrom) : null,
    mainColour,
  };
}
