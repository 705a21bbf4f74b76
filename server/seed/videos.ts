// Demo videos; their films are in server/pictures/films.
import { picture, resumeIds, type SeedContext } from '../demo/context';

const VIDEOS = [
  { title: '早晨的第一泡茶', file: 'first-tea', content: '八十五度的水，三克新茶。' },
  { title: '一锅好饭的讲究', file: 'one-pot-rice', content: '米、水、火，三样都不能急。' },
];

export async function seedVideos({ trx }: SeedContext): Promise<void> {
  const rows = VIDEOS.map(({ file, ...video }, at) => ({
    ...video,
    id: at + 1,
    url: `videos/${file}.mp4`,
    pic_url: picture(`topic/${file}`),
    sort: at + 1,
  }));
  await trx.insertInto('videos').values(rows).execute();
  await resumeIds(trx, ['videos']);
}
