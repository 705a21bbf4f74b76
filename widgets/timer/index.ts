// Registers the countdown.
import { defineWidget } from '~/renderer/define-widget';

const STRIP = 140;
/** A picture without a known size. */
const UNMEASURED = 360;

/** The strip is removed at the end, by a phone's clock that is about right. */
const isCounting = (end: unknown): boolean =>
  typeof end === 'string' && end !== '' && !(Date.parse(`${end.replace(' ', 'T')}+08:00`) <= Date.now());

export default defineWidget({
  id: 'timer',
  version: 1,
  title: '倒计时',
  group: 'marketing',
  load: () => import('./view'),
  reserve: ({ picUrl, endDateTime }) =>
    (typeof picUrl === 'string' && picUrl !== '' ? UNMEASURED : 0) + (isCounting(endDateTime) ? STRIP : 0),
});
