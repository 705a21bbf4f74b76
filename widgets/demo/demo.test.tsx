// Proves that the widget demo is preserved, named to operators, and hidden from shoppers.
import { describeAbsentWidget } from '~/renderer/testing/describe-absent-widget';
import { validateDemoData } from '../validators.gen';
import definition from '.';
import { shape } from './schema.gen';

const full = { text: 'a1' };

describeAbsentWidget(definition, { full, shape, validate: validateDemoData, reason: '已停用' });
