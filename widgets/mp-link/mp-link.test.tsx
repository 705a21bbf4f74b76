// Proves that the widget mp-link is preserved, named to operators, and hidden from shoppers.
import { describeAbsentWidget } from '~/renderer/testing/describe-absent-widget';
import { validateMpLinkData } from '../validators.gen';
import definition from '.';
import { shape } from './schema.gen';

const full = { position: 'auto' };

describeAbsentWidget(definition, {
  full,
  shape,
  validate: validateMpLinkData,
  reason: '手机网页没有这项能力',
});
