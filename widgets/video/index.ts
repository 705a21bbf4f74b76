// Registers the video.
import { defineWidget } from '~/renderer/define-widget';

/** The box of a video, in rpx. */
const HEIGHT = 422;

export default defineWidget({
  id: 'video',
  version: 1,
  title: '视频',
  group: 'basic',
  permission: 'video',
  load: () => import('./view'),
  reserve: ({ url }) => (typeof url === 'string' && url !== '' ? HEIGHT : 0),
});
