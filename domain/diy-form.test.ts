// Proves the fields of operators' forms: initial values, bounds, messages and the wire format of answers (NS-06).
import { describe, expect, it } from 'vitest';
import {
  type Answer,
  answeredField,
  answerOf,
  answerProblem,
  boundsOf,
  type DiyField,
  fieldFrom,
  fieldName,
  inputHints,
  MAX_LINE_LENGTH,
  MAX_TEXT_LENGTH,
  pictureNames,
  sentAnswers,
  startOf,
} from './diy-form';

const fieldOf = (key: DiyField['key'], rest: Partial<DiyField> = {}): DiyField => ({
  key,
  key_name: '单行文本',
  name: '备注',
  is_required: 0,
  ...rest,
});

const choices = [
  { label: '绿茶', value: 'false' },
  { label: '红茶', value: 'true' },
  { label: '白茶', value: 'true' },
];

describe('a field begins', () => {
  it.each<[string, DiyField, Answer]>([
    ['a text with its default', fieldOf('text', { default: '你好' }), '你好'],
    ['a text without one empty', fieldOf('textarea'), ''],
    ['a number as its text', fieldOf('text', { default: 7 }), '7'],
    ['anything else empty', fieldOf('text', { default: { a: 1 } }), ''],
    ['a date with its day', fieldOf('date', { default: '2026-12-01' }), '2026-12-01'],
    ['a day that there is not empty', fieldOf('date', { default: '2026-02-30' }), ''],
    ['a time with its minute', fieldOf('time', { default: '10:00' }), '10:00'],
    ['what is no time empty', fieldOf('time', { default: '25:00' }), ''],
    ['a single choice with the first that is chosen', fieldOf('radio', { list: choices }), '红茶'],
    ['several with all of them', fieldOf('checkbox', { list: choices }), ['红茶', '白茶']],
    [
      'pictures with none, as its choices are kinds of pictures',
      fieldOf('img_upload', { list: choices }),
      [],
    ],
  ])('%s', (_what, field, start) => {
    expect(startOf(field)).toEqual(start);
  });
});

describe('a required field', () => {
  it.each<[DiyField['key'], Answer]>([
    ['text', ' '],
    ['textarea', ''],
    ['date', ''],
    ['time', ''],
    ['radio', ''],
    ['checkbox', []],
    ['img_upload', []],
  ])('of %s says that it is missing, an optional one does not', (key, empty) => {
    const field = fieldOf(key, { list: choices });
    expect(answerProblem({ ...field, is_required: 1 }, empty)).toBe('备注必填');
    expect(answerProblem(field, empty)).toBeNull();
  });
});

describe('an answer', () => {
  it('of text ends at its limit', () => {
    expect(answerProblem(fieldOf('text'), '字'.repeat(MAX_LINE_LENGTH))).toBeNull();
    expect(answerProblem(fieldOf('text'), '字'.repeat(MAX_LINE_LENGTH + 1))).toBe('备注最多输入200个字');
    expect(answerProblem(fieldOf('textarea'), '字'.repeat(MAX_TEXT_LENGTH))).toBeNull();
    expect(answerProblem(fieldOf('textarea'), '字'.repeat(MAX_TEXT_LENGTH + 1))).toBe('备注最多输入1000个字');
  });

  it.each([
    ['手机号', '12345', '13800000001'],
    ['联系电话', 'abc', '0573-82080001'],
    ['邮箱', 'a@b', 'a@b.cn'],
    ['身份证号', '110101199003070000', '11010519491231002X'],
  ])('to %s has the form that everybody knows', (name, wrong, right) => {
    expect(answerProblem(fieldOf('text', { name }), wrong)).toBe(`${name}格式错误`);
    expect(answerProblem(fieldOf('text', { name }), right)).toBeNull();
    expect(answerProblem(fieldOf('textarea', { name }), wrong)).toBeNull();
  });

  it('to a question that only mentions such a format may have any', () => {
    expect(answerProblem(fieldOf('text', { name: '手机号后四位' }), '0001')).toBeNull();
  });

  it('of a date or a time is one, within its bounds', () => {
    const day = fieldOf('date', { name: '预约日', min: '2026-12-01', max: '2026-12-31' });
    expect(answerProblem(day, '2026-12-31')).toBeNull();
    expect(answerProblem(day, '2027-01-01')).toBe('预约日须在2026-12-01至2026-12-31之间');
    expect(answerProblem(day, '2026-12-32')).toBe('预约日格式错误');
    const time = fieldOf('time', { name: '时段', range: ['09:00', '18:00'] });
    expect(answerProblem(time, '18:00')).toBeNull();
    expect(answerProblem(time, '08:59')).toBe('时段须在09:00至18:00之间');
    expect(answerProblem(fieldOf('time', { name: '时段', min: '09:00' }), '08:00')).toBe('时段不能早于09:00');
    expect(answerProblem(fieldOf('time', { name: '时段', max: '09:00' }), '10:00')).toBe('时段不能晚于09:00');
  });

  it('is bound by nothing that is no date or time', () => {
    expect(boundsOf(fieldOf('date', { min: 'today', range: ['x', '2026-01-01'] }))).toEqual({
      first: '',
      last: '2026-01-01',
    });
    expect(boundsOf(fieldOf('time'))).toEqual({ first: '', last: '' });
  });

  it('of choices is among them, each once', () => {
    const one = fieldOf('radio', { name: '茶', list: choices });
    const several = fieldOf('checkbox', { name: '茶', list: choices });
    expect(answerProblem(one, '白茶')).toBeNull();
    expect(answerProblem(one, '黑茶')).toBe('茶的选项无效');
    expect(answerProblem(several, ['绿茶', '白茶'])).toBeNull();
    expect(answerProblem(several, ['绿茶', '绿茶'])).toBe('茶的选项无效');
    expect(answerProblem(several, ['绿茶', '黑茶'])).toBe('茶的选项无效');
  });

  it('of pictures has no more than the field allows, and both sides of a card', () => {
    const [a, b] = ['uploads/a.png', 'uploads/b.png'];
    const ordinary = fieldOf('img_upload', { name: '参考图', img_type: '1', num: 1 });
    const card = fieldOf('img_upload', { name: '证件', img_type: '2' });
    expect(answerProblem(ordinary, [a])).toBeNull();
    expect(answerProblem(ordinary, [a, b])).toBe('参考图最多上传1张图片');
    expect(answerProblem(ordinary, ['javascript:alert(1)'])).toBe('参考图的图片无效');
    expect(answerProblem(card, [a])).toBe('证件需要上传2张图片');
    expect(answerProblem(card, [a, b])).toBeNull();
  });
});

it.each([
  [{ img_type: '1', num: 3 }, 3],
  [{ img_type: '1', num: 99 }, 6],
  [{ img_type: '1', num: -1 }, 1],
  [{}, 1],
  [{ img_type: '2', num: 6 }, 2],
  [{ img_type: '3' }, 1],
])('a field of pictures %j takes %s', (rest, count) => {
  expect(pictureNames(fieldOf('img_upload', rest))).toHaveLength(count);
});

it('a question without a label is called by its kind', () => {
  expect(fieldName(fieldOf('text', { name: ' ' }))).toBe('单行文本');
  expect(fieldName(fieldOf('text', { name: '', key_name: '' }))).toBe('表单项');
});

it('a text has the keyboard and autocomplete of its rule', () => {
  expect(inputHints(fieldOf('text', { name: '手机号' }))).toEqual({ type: 'tel', autoComplete: 'tel' });
  expect(inputHints(fieldOf('text', { name: '邮箱' }))).toEqual({ type: 'email', autoComplete: 'email' });
  expect(inputHints(fieldOf('text', { name: '姓名' }))).toEqual({ type: 'text', autoComplete: 'name' });
  expect(inputHints(fieldOf('text'))).toEqual({ type: 'text', autoComplete: 'off' });
});

describe('answers travel', () => {
  const fields = [
    fieldOf('text', { name: '姓名' }),
    fieldOf('radio', { name: '茶', list: choices }),
    fieldOf('checkbox', { name: '茶点', list: choices }),
    fieldOf('img_upload', { name: '图', list: [{ label: '普通图片', value: '1' }] }),
  ];
  const answers: Answer[] = ['小满 ', '绿茶', ['绿茶', '白茶'], ['uploads/a.png']];
  const sent = fields.map((field, place) => answeredField(field, answers[place] ?? ''));

  it('with their field, the choices marked as texts', () => {
    expect(sent[0]).toMatchObject({ key: 'text', name: '姓名', label: '姓名', value: '小满' });
    expect(sent[1]?.list?.map(({ value }) => value)).toEqual(['true', 'false', 'false']);
    expect(sent[2]?.list?.map(({ value }) => value)).toEqual(['true', 'false', 'true']);
    expect(sent[3]?.list?.[0]?.value).toBe('1');
  });

  it('and are read again by the fields that were asked', () => {
    expect(sentAnswers(fields, sent)).toEqual(['小满', '绿茶', ['绿茶', '白茶'], ['uploads/a.png']]);
  });

  it.each([
    ['fewer answers', sent.slice(1)],
    ['more answers', [...sent, sent[0]]],
    ['another question', [{ ...sent[0], name: '名字' }, ...sent.slice(1)]],
    ['another kind', [{ ...sent[0], key: 'textarea' }, ...sent.slice(1)]],
    ['none at all', [null, 7, 'x', []]],
  ])('but not as answers to other questions: %s', (_what, list) => {
    expect(sentAnswers(fields, list)).toBeNull();
  });

  it('as texts or lists, whichever an older client sends', () => {
    expect(answerOf(fieldOf('checkbox'), '绿茶')).toEqual(['绿茶']);
    expect(answerOf(fieldOf('radio'), ['绿茶'])).toBe('绿茶');
    expect(answerOf(fieldOf('text'), { a: 1 })).toBe('');
    expect(answerOf(fieldOf('text'), 5)).toBe('5');
  });

  it('with a description of their field where no form is stored', () => {
    expect(fieldFrom({ key: 'text', label: '姓名', is_required: '1' })).toMatchObject({
      key: 'text',
      name: '姓名',
      is_required: 1,
    });
    for (const wrong of [null, 7, {}, { key: 'file' }, []]) expect(fieldFrom(wrong)).toBeNull();
  });
});
