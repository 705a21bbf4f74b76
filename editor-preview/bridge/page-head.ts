// The head of a previewed page: the mall's configuration and the shopper of an audience, as the page shows them.
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { DocKind, Me } from '~/domain/studio/api';
import type { Audience } from '~/domain/studio/api-library';
import { useMe } from '../shell/session';
import type { PageHead } from '../frame/messages';
import { wordsOf } from '../services/api';
import { mallConfigQuery } from '../services/mall';

const PATHS: Readonly<Record<string, string>> = { 'user-center': '/pages/user-center/user-center' };
const HOME = '/pages/index/index';

const ASSETS = { integral: 1288, balance: '66.00', coupon: '3', card: '1', favorite: '12', footprint: '35' };

/** A shopper of the audience; null for a guest. */
function shopperFor(audience: Audience, levels: Me['levels']) {
  const { identity, level, isAdmin, isDistributor, isSuperVip, hasAssets } = audience;
  if (identity === 'guest') return null;
  const levelName = levels.find((one) => one.level === level)?.name ?? '';
  return {
    nickname: '示例顾客',
    identity: {
      member_level: level,
      level_name: levelName,
      is_admin: isAdmin ? 1 : 0,
      roles: isDistributor ? ['distributor'] : [],
    },
    is_vip_card_user: isSuperVip ? 1 : 0,
    ...(hasAssets ? ASSETS : {}),
  };
}

/** Null until it is there. */
export function usePageHead(
  kind: DocKind,
  audience: Audience,
): { head: PageHead | null; failure: string | null; retry: () => void } {
  const { levels } = useMe();
  const { data: config, error, refetch } = useQuery(mallConfigQuery(audience.platform));
  const head = useMemo(() => {
    const path = PATHS[kind] ?? HOME;
    const shopper = shopperFor(audience, levels);
    return config === undefined ? null : { title: '', tabs: [], tab: 0, config, shopper, path };
  }, [config, kind, audience, levels]);
  return { head, failure: error === null ? null : wordsOf(error), retry: () => void refetch() };
}
