// Checks of videos besides the rules of its form.
import { defineChecks, must, should, textAt } from '~/domain/studio/check/widget-checks';

/** Pages that play a film; their addresses are shared, and are none of a film. */
const SHARE_PAGE =
  /^(?:https?:)?\/\/(?:v\.qq\.com|[\w.]*(?:bilibili|youku|iqiyi|ixigua|douyin)\.com|b23\.tv)\//i;

export default defineChecks([
  must(
    'empty',
    '/url',
    (data) => data['addType'] !== 'auto' && textAt(data, 'url') === '' && '还没有视频地址',
  ),
  must(
    'empty',
    '/video_id',
    (data) => data['addType'] === 'auto' && !(Number(data['video_id']) > 0) && '还没有选视频',
  ),
  should('picture', '/pic_url', (data) => textAt(data, 'pic_url') === '' && '没有封面，播放前是一块黑色'),
  should(
    'share',
    '/url',
    (data) =>
      data['addType'] !== 'auto' &&
      SHARE_PAGE.test(textAt(data, 'url')) &&
      '这是视频网站的分享页，不是视频文件，手机上放不出来；请上传视频',
  ),
  should(
    'insecure',
    '/url',
    (data) => textAt(data, 'url').startsWith('http:') && '地址不是 https，手机可能播放不了',
  ),
]);
