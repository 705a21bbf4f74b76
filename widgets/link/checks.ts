// Checks of the heading besides the rules of its form.
import { defineChecks, isOn, must, should, textAt } from '~/domain/studio/check/widget-checks';
import { hasTarget } from '~/domain/links';

export default defineChecks([
  must(
    'empty',
    '/title',
    (data) =>
      textAt(data, 'title') === '' &&
      !(isOn(data['picSwitch']) && textAt(data, 'picUrl') !== '') &&
      '标题没有文字，也没有图片',
  ),
  should(
    'link',
    '/link',
    ({ arrowsSwitch, link }) => isOn(arrowsSwitch) && !hasTarget(link) && '显示了“更多”，但没有链接',
  ),
]);
