// Checks of the countdown besides the rules of its form.
import { defineChecks, should, textAt, must } from '~/domain/studio/check/widget-checks';
import { hasTarget } from '~/domain/links';
import { isUnreadableTime, parseServerTime } from '~/domain/time';

const FAR_MS = 99 * 86_400_000;

export default defineChecks([
  must('empty', '/endDateTime', (data) => {
    const [start, end] = [
      parseServerTime(textAt(data, 'startDateTime')),
      parseServerTime(textAt(data, 'endDateTime')),
    ];
    // What cannot be read is said of its field.
    if (isUnreadableTime(data['startDateTime']) || isUnreadableTime(data['endDateTime'])) return false;
    return (end === null || (start !== null && end <= start)) && '结束时间要在开始时间之后';
  }),
  should('ended', '/endDateTime', (data, { facts }) => {
    const end = parseServerTime(textAt(data, 'endDateTime'));
    return end !== null && end <= facts.now && '倒计时已经结束';
  }),
  should('far', '/endDateTime', (data, { facts }) => {
    const end = parseServerTime(textAt(data, 'endDateTime'));
    return end !== null && end - facts.now > FAR_MS && '还有 99 天以上，倒计时显示不下';
  }),
  should(
    'link',
    '/link',
    (data) => textAt(data, 'picUrl') !== '' && !hasTarget(data['link']) && '图片没有链接，点了没有反应',
  ),
]);
