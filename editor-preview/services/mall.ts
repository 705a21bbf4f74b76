// What the studio reads of the mall as any shopper does: its configuration for a platform.
import { queryOptions } from '@tanstack/react-query';
import { StudioError } from './api';

/** Data of api/index/config as a guest of the platform gets it. @throws StudioError */
export async function loadMallConfig(platform: string): Promise<unknown> {
  const address = '../web/index.php?_mall_id=1&r=api/index/config';
  try {
    const response = await fetch(address, {
      headers: { 'X-Requested-With': 'XMLHttpRequest', 'X-App-Platform': platform },
    });
    const answer = (await response.json()) as { code: number; data?: unknown };
    if (answer.code === 0) return answer.data;
  } catch {
    throw new StudioError('offline', '没有连上服务器，请检查网络');
  }
  throw new StudioError('failed', '商城的设置没有取到');
}

/** The same as a query. */
export const mallConfigQuery = (platform: string) =>
  queryOptions({
    queryKey: ['mall-config', platform],
    queryFn: () => loadMallConfig(platform),
    staleTime: 60_000,
  });
