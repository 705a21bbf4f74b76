// The mall's videos: played in place, one at a time.
import { videoIndex, videoPlay } from '~/schemas/api/video.gen';
import { list } from '../../engine/archetypes/list';
import { definePage } from '../../engine/define-page';
import { VideoRow } from './video-row';

export default definePage({
  path: '/pages/video/video',
  title: '视频专区',
  auth: 'guest',
  shares: [],
  body: list({}, { from: videoIndex, item: VideoRow, empty: { text: '暂无视频' }, endText: '没有更多视频' }),
  endpoints: [videoPlay],
});
