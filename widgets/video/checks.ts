// Checks of videos besides the rules of its form.
import { defineChecks, must, should, textAt } from '~/domain/studio/check/widget-checks';

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
    'insecure',
    '/url',
    (data) => textAt(data, 'url').startsWith('http:') && '地址不是 https，手机可能播放不了',
  ),
]);
