// Hydrates a video chosen from the mall's list. The address of another site's page is unchanged: only that site's
// service could resolve the film's own, and the mall has no account there.
import type { Selectable } from 'kysely';
import type { VideosTable } from '../../../../db/tables/videos';
import { defineHydrator } from '../hydrator';
import { idOf } from '../../../../settings/stored-values';
import type { WidgetData } from '../../../../ports/hydrate';

type VideoRow = Pick<Selectable<VideosTable>, 'id' | 'url' | 'pic_url'>;

const isListed = (data: WidgetData): boolean => data['addType'] === 'auto';

export const hydrator = defineHydrator<ReadonlyMap<number, VideoRow>>({
  async load({ db }, blocks) {
    const ids = blocks.filter(isListed).flatMap((data) => idOf(data['video_id']) ?? []);
    if (ids.length === 0) return new Map();
    const rows = await db
      .selectFrom('videos')
      .select(['id', 'url', 'pic_url'])
      .where('id', 'in', ids)
      .where('deleted_at', 'is', null)
      .execute();
    return new Map(rows.map((row) => [row.id, row]));
  },
  apply(data, byId) {
    if (!isListed(data)) return data;
    const row = byId.get(idOf(data['video_id']) ?? 0);
    return row === undefined ? [] : { ...data, pic_url: row.pic_url, url: row.url };
  },
});
