// Sample data of the list of stores, as the server delivers it.
import { SAMPLE_PICTURES } from '~/ui/sample-pictures';

export const storeOf = (id: number, changes: Readonly<Record<string, unknown>> = {}) => ({
  id,
  name: '南湖店',
  mobile: '0573-82080001',
  score: 5,
  pic_url: SAMPLE_PICTURES.banner,
  longitude: '120.763779',
  latitude: '30.762457',
  distance: '',
  ...changes,
});

export const minimal = { list: [{ id: 61, name: '南湖店' }] };

export const full = {
  navPicUrl: '',
  scorePicUrl: '',
  showName: true,
  showScore: true,
  showTel: true,
  list: [
    storeOf(61, { distance: '0.8000km' }),
    storeOf(62, {
      name: '秀洲店',
      mobile: '0573-82080002',
      score: 4,
      pic_url: SAMPLE_PICTURES.goods,
      distance: '2.0345km',
    }),
  ],
};

export const hostile = {
  navPicUrl: 'javascript:alert(1)',
  scorePicUrl: 'javascript:alert(1)',
  showName: 'yes',
  showScore: {},
  showTel: 7,
  list: [
    null,
    { id: {}, name: '<img src=x onerror=alert(1)>', score: 1e300, pic_url: 'javascript:alert(1)' },
    { id: '61', score: [1, 2, 3], latitude: {}, longitude: 'x', distance: '<b>1km</b>' },
  ],
};
