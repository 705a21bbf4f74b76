// Proves the forms of orders: what is sent, what is read back, what is missing, and how it is shown.
import { describe, expect, it } from 'vitest';
import type { DiyField } from './diy-form';
import { fieldsOfForm, orderFormItems, orderFormProblem, sentOrderForm, shownAnswers } from './order-form';

const text: DiyField = { key: 'text', key_name: '单行文本', name: '刻字', is_required: 1 };
const mobile: DiyField = { key: 'text', key_name: '单行文本', name: '手机号', is_required: 0 };
const size: DiyField = {
  key: 'radio',
  key_name: '单选',
  name: '尺寸',
  is_required: 1,
  list: [
    { label: '大', value: 'false' },
    { label: '小', value: 'false' },
  ],
};
const card: DiyField = {
  key: 'img_upload',
  key_name: '图片上传',
  name: '身份证',
  is_required: 1,
  img_type: '2',
};

describe('the answers', () => {
  it('are sent with kind, question and whether they are required', () => {
    expect(orderFormItems([text, card], [' 小满 ', ['/a.png', '/b.png']])).toEqual([
      { key: 'text', label: '刻字', value: '小满', required: 1 },
      { key: 'img_upload', label: '身份证', value: ['/a.png', '/b.png'], required: 1 },
    ]);
  });

  it('are found by kind and question, whatever their order', () => {
    const sent = [
      { key: 'radio', label: '尺寸', value: '小' },
      { key: 'text', label: '刻字', value: '小满' },
      null,
    ];
    expect(sentOrderForm([text, size, mobile], sent)).toEqual(['小满', '小', '']);
    expect(sentOrderForm([text], 'x')).toEqual(['']);
  });

  it('to the same question twice belong to its places in order', () => {
    const twice = ['甲', '乙'].map((value) => ({ key: 'text', label: '刻字', value }));
    expect(sentOrderForm([text, text], twice)).toEqual(['甲', '乙']);
  });
});

describe('the check', () => {
  it.each([
    [['', '大', ['/a.png', '/b.png']], '刻字不能为空。'],
    [['小满', '', ['/a.png', '/b.png']], '尺寸不能为空。'],
    [['小满', '中', ['/a.png', '/b.png']], '尺寸的选项无效'],
    [['小满', '大', []], '身份证不能为空。'],
    [['小满', '大', ['/a.png']], '身份证需要上传2张图片'],
    [['小满', '大', ['/a.png', 'javascript:1']], '身份证的图片无效'],
    [['字'.repeat(201), '大', ['/a.png', '/b.png']], '刻字最多输入200个字'],
    [['小满', '大', ['/a.png', '/b.png']], null],
  ])('of %j says %j', (answers, problem) => {
    expect(orderFormProblem([text, size, card], answers)).toBe(problem);
  });

  it('knows the format of a number to call', () => {
    expect(orderFormProblem([mobile], ['123'])).toBe('手机号格式错误');
    expect(orderFormProblem([mobile], [''])).toBeNull();
  });
});

describe('what is stored', () => {
  it('is shown with its pictures, empty answers left out', () => {
    const stored = [
      { key: 'text', label: '刻字', value: '小满', required: 1 },
      { key: 'checkbox', label: '口味', value: ['甜', '辣'], required: 0 },
      { key: 'text', label: '备注', value: '', required: 0 },
      { key: 'img_upload', label: '图样', value: ['/a.png', 'javascript:1'], required: 0 },
      { key: 'img_upload', label: '旧图', value: '/b.png', required: 0 },
      'x',
    ];
    expect(shownAnswers(stored)).toEqual([
      { label: '刻字', text: '小满', pictures: [] },
      { label: '口味', text: '甜、辣', pictures: [] },
      { label: '图样', text: '', pictures: ['/a.png'] },
      { label: '旧图', text: '', pictures: ['/b.png'] },
    ]);
    expect(shownAnswers(null)).toEqual([]);
  });

  it('of an operator is read leniently', () => {
    const fields = fieldsOfForm([
      { key: 'text', name: '刻字', is_required: '1', hint: '不超过八个字', default: '福' },
      { key: 'film', name: 'x' },
      7,
    ]);
    expect(fields).toHaveLength(1);
    expect(fields[0]).toMatchObject({
      key: 'text',
      name: '刻字',
      is_required: 1,
      hint: '不超过八个字',
      default: '福',
    });
  });
});
