// Checks of the quick navigation besides the rules of its form.
import { defineChecks, isOn, must } from '~/domain/studio/check/widget-checks';
import { isRecord } from '~/domain/record';

const PARTS = ['home', 'customerService', 'tel', 'web', 'mApp', 'mapNav', 'customize'];
const isOpened = (part: unknown): boolean => isRecord(part) && isOn(part['opened']);

export default defineChecks([
  must(
    'empty',
    '/navSwitch',
    (data) =>
      isOn(data['navSwitch']) &&
      !isOn(data['useMallConfig']) &&
      PARTS.every((name) => !isOpened(data[name])) &&
      '一个入口也没有打开',
  ),
]);
