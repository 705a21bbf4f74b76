// Checks of forms besides the rules of its form.
import {
  defineChecks,
  eachRow,
  must,
  rowsAt,
  should,
  textAt,
  type WidgetCheck,
} from '~/domain/studio/check/widget-checks';
import type { Data } from '~/domain/studio/check/places';
import { parseServerTime } from '~/domain/time';

const CHOICES = ['radio', 'checkbox'];

/** That a list is empty the form's rule says. */
const hasNoChoice = (row: Data): boolean => {
  const { list } = row;
  if (!Array.isArray(list)) return true;
  return list.length > 0 && rowsAt(row, '/list').every((choice) => textAt(choice, 'label') === '');
};

/** Both sides of an identity card. */
const IDENTITY = '2';
const PURPOSE = /用于|用途|为了|核验|验证|实名/;

const LEAST_HEIGHT = 72;

const tappable = (name: 'height' | 'buttonHeight', words: string): WidgetCheck =>
  should(
    'target',
    `/${name}`,
    (data) => Number(data[name]) < LEAST_HEIGHT && `${words}低于 ${LEAST_HEIGHT}，不好点，请调高`,
  );

export default defineChecks([
  eachRow(
    'must',
    { code: 'nameless', list: '/formDialog', at: '/name' },
    (row) => textAt(row, 'name') === '' && '没有名称',
  ),
  eachRow(
    'must',
    { code: 'choices', list: '/formDialog', at: '/list' },
    (row) =>
      CHOICES.includes(textAt(row, 'key')) && hasNoChoice(row) && '没有选项，顾客没有可选的；请添加选项',
  ),
  must('ended', '/endDateTime', (data, { facts }) => {
    const end = parseServerTime(textAt(data, 'endDateTime'));
    return end !== null && end <= facts.now && '已过截止时间，顾客不能提交';
  }),
  should(
    'many',
    '/formDialog',
    ({ formDialog }) => Array.isArray(formDialog) && formDialog.length > 8 && '超过 8 项，填的人会变少',
  ),
  eachRow(
    'should',
    { code: 'identity', list: '/formDialog', at: '/name' },
    (row) =>
      textAt(row, 'key') === 'img_upload' &&
      String(row['img_type']) === IDENTITY &&
      !PURPOSE.test(textAt(row, 'name')) &&
      '要顾客的身份证，名称里没有写用途；请写明，如「身份证（用于实名核验）」',
  ),
  should(
    'address',
    '/borderSubmitUrl',
    (data) =>
      textAt(data, 'borderSubmitUrl') !== '' &&
      '顾客填写的内容会发到自己的提交地址，商城里看不到；不需要就清空',
  ),
  tappable('height', '输入框'),
  tappable('buttonHeight', '按钮'),
]);
