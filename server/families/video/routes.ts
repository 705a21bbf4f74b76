// Api/video: the mall's videos.
import { MallError } from '../../http/errors';
import { videoIndex, videoPlay } from '~/schemas/api/video.gen';
import { cachedRoute, type Route } from '../../http/route';
import { pagingOf, wireTime } from '../../http/wire';

/** 11月21日 of 2026-11-21 02:45:51. */
const dayText = (time: string): string => `${time.slice(5, 7)}月${time.slice(8, 10)}日`;

const index = cachedRoute(videoIndex, async ({ db, params }) => {
  const { limit, offset } = pagingOf(videoIndex, params);
  const rows = await db
    .selectFrom('videos')
    .selectAll()
    .where('deleted_at', 'is', null)
    .orderBy('sort')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const list = rows.map(({ id, title, type, url, pic_url, content, sort, created_at, updated_at }) => ({
    id: String(id),
    mall_id: '1',
    title,
    type: String(type) as '0' | '1',
    url,
    pic_url,
    content,
    sort: String(sort),
    time: dayText(wireTime(created_at)),
    created_at: wireTime(created_at),
    updated_at: wireTime(updated_at),
    deleted_at: wireTime(null),
    is_delete: '0' as const,
  }));
  return { list };
});

/** Only videos of the mall: whatever else a page names is none of this server's business. */
const play = cachedRoute(videoPlay, async ({ db, params }) => {
  const row = await db
    .selectFrom('videos')
    .select(['type', 'url'])
    .where('url', '=', params.url)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) throw new MallError('视频不存在');
  return { url: row.type === 0 ? row.url : '' };
});

export const routes: readonly Route[] = [index, play];
