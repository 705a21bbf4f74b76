// What the studio reads of the mall as any shopper does: its configuration and its home for a platform.
import { queryOptions } from '@tanstack/react-query';
import { textOf } from '~/domain/coercion';
import { arrayOf, isRecord } from '~/domain/record';
import { valueAt } from '~/domain/studio/pointer';
import type { FrameNode } from '../frame/messages';
import { MALL_CONFIG, mallName, mallRequest } from './addresses';
import { StudioError } from './api';
import { takeEarly } from './early';

/** Data of a route of the mall as a guest of the platform gets it. @throws StudioError */
async function askMall(route: string, platform: string): Promise<unknown> {
  const { address, headers } = mallRequest(route, platform);
  try {
    const early = await takeEarly(mallName(route, platform));
    const response = early ?? (await fetch(address, { headers }));
    const answer = (await response.json()) as { code: number; data?: unknown };
    if (answer.code === 0) return answer.data;
  } catch {
    throw new StudioError('offline', '没有连上服务器，请检查网络');
  }
  throw new StudioError('failed', '商城的内容没有取到');
}

export const loadMallConfig = (platform: string): Promise<unknown> => askMall(MALL_CONFIG, platform);

/** Blocks of the home page; none where the mall has a home without blocks. */
async function loadMallHome(platform: string): Promise<FrameNode[]> {
  const home = await askMall('api/index/tpl-index', platform);
  const blocks = valueAt(home, '/home_pages/navs/0/template/data');
  return arrayOf(blocks)
    .filter(isRecord)
    .map((block, index) => ({
      uid: `home-${index}`,
      id: textOf(block['id']),
      stored: block,
      delivered: block['data'],
    }));
}

/** The same as a query. */
export const mallConfigQuery = (platform: string) =>
  queryOptions({
    queryKey: ['mall-config', platform],
    queryFn: () => loadMallConfig(platform),
    staleTime: 60_000,
  });

export const mallHomeQuery = (platform: string) =>
  queryOptions({
    queryKey: ['mall-home', platform],
    queryFn: () => loadMallHome(platform),
    staleTime: 60_000,
  });

async function loadMallGoods(platform: string): Promise<unknown[]> {
  return [...arrayOf(valueAt(await askMall('api/default/goods-list', platform), '/list'))];
}

/** Goods of the mall in the order that its operators gave them. */
export const mallGoodsQuery = (platform: string) =>
  queryOptions({
    queryKey: ['mall-goods', platform],
    queryFn: () => loadMallGoods(platform),
    staleTime: 60_000,
  });
