// Sample data of the video, as the server delivers it.
import { SAMPLE_PICTURES } from '~/ui/sample-pictures';

export const minimal = { url: 'videos/story.mp4' };

export const full = {
  pic_url: SAMPLE_PICTURES.banner,
  url: 'videos/story.mp4',
  video_id: 8,
  video_title: '四代人的手艺',
  addType: 'auto',
  hasAuto: 0,
  hasCycle: 1,
};

export const hostile = {
  pic_url: 'javascript:alert(1)',
  url: 'javascript:alert(1)',
  video_id: {},
  video_title: '<script>alert(1)</script>',
  addType: 'x',
  hasAuto: '1',
  hasCycle: [],
};
