// Presets of the video.
import { textOf } from '~/domain/coercion';
import { demoPicture } from '~/domain/studio/demo-pictures';
import { definePresets } from '~/domain/studio/presets';

export default definePresets({
  words: ['短片', '影片', '播放'],
  icon: 'M1.5 3h13v10h-13zM6.5 5.7v4.6L10.4 8z',
  presets: [
    {
      name: '商城视频',
      words: '视频专区里的第一个视频',
      data: { pic_url: demoPicture('banner/kitchen') },
      fill: async (pick) => {
        const [video] = await pick.videos(1);
        if (video === undefined) return {};
        return {
          addType: 'auto',
          video_id: video.id,
          video_title: textOf(video['title']),
          url: textOf(video['url']),
          pic_url: textOf(video['pic_url']) || demoPicture('banner/kitchen'),
        };
      },
    },
  ],
});
