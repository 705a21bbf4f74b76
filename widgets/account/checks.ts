// Checks of the account bar besides the rules of its form.
import { defineChecks, isOn, must } from '~/domain/studio/check/widget-checks';

const SWITCHES = ['integral', 'balance', 'coupon', 'card'];

export default defineChecks([
  must('empty', '', (data) => SWITCHES.every((name) => !isOn(data[name])) && '四项都关了'),
]);
