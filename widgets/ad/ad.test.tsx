// Proves that the widget ad is preserved, named to operators, and hidden from shoppers.
import { describeAbsentWidget } from '~/renderer/testing/describe-absent-widget';
import { validateAdData } from '../validators.gen';
import definition from '.';
import { shape } from './schema.gen';

const full = {
  id: 'ad-unit-1',
  type: 'rewarded-video',
  pic_url: 'images/ad.png',
  video: '',
  video_url: 'videos/film.mp4',
  award_type: '2',
  award_coupons: [{ coupon_id: 3, send_num: 1, name: '新人券' }],
  award_num: '',
  award_limit_type: '1',
  award_limit: 2,
};

describeAbsentWidget(definition, { full, shape, validate: validateAdData, reason: '手机网页没有这项能力' });
