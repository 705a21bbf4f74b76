// Proves that the widget video-channel is preserved, named to operators, and hidden from shoppers.
import { describeAbsentWidget } from '~/renderer/testing/describe-absent-widget';
import { validateVideoChannelData } from '../validators.gen';
import definition from '.';
import { shape } from './schema.gen';

const full = { finderUserName: 'sphAbC', feedId: 'export/Uzx' };

describeAbsentWidget(definition, {
  full,
  shape,
  validate: validateVideoChannelData,
  reason: '手机网页没有这项能力',
});
