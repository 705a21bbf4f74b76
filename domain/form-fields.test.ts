// Proves the bounds and messages of forms (NS-06): of each form by itself, and the rules that they share.
import { describe, expect, it } from 'vitest';
import type { FormField } from '~/schemas/form';
import { askedFields, fieldLimit, fieldProblem, formProblem, formProblems } from './form-fields';

interface FormModule {
  readonly [name: string]: { readonly fields: readonly FormField[] } | readonly FormField[];
}

const MODULES = import.meta.glob<FormModule>('../schemas/api/forms/*.gen.ts', { eager: true });
const FIELDS = Object.values(MODULES)
  .flatMap((module) => Object.entries(module))
  .flatMap(([form, made]) =>
    ('fields' in made ? made.fields : made).map((field) => [form, field.name, field] as const),
  );
const wordOf = ({ word, label }: FormField) => word ?? label;

describe('every form', () => {
  it.each(FIELDS.filter(([, , { max }]) => max !== undefined))(
    'stops %s.%s one character beyond its limit (NS-06)',
    (_form, _name, field) => {
      const { max = 0 } = field;
      expect(fieldProblem(field, '1'.repeat(max + 1))).toBe(
        field.tooLong ?? `${wordOf(field)}最多输入${max}个字`,
      );
    },
  );

  it.each(FIELDS)('misses %s.%s when it is blank, unless it is optional', (_form, _name, field) => {
    const words = field.missing ?? `${wordOf(field)}不能为空`;
    expect(fieldProblem(field, '  ')).toBe(field.isOptional === true ? null : words);
  });

  it('takes numbers as they are pasted, before any limit', () => {
    const phones = FIELDS.filter(([, name]) => name === 'mobile');
    expect(phones.length).toBeGreaterThan(1);
    for (const [, , field] of phones) expect(fieldProblem(field, '\u202D+86 138-0000-0001\u202C')).toBeNull();
  });
});

const NAME: FormField = { name: 'name', kind: 'text', label: '收货人', word: '姓名', max: 3, min: 2 };

describe('a rule', () => {
  it('counts characters as a reader does', () => {
    expect(fieldProblem(NAME, '🍵🍵🍵')).toBeNull();
    expect(fieldProblem(NAME, '🍵🍵🍵🍵')).toBe('姓名最多输入3个字');
    expect(fieldLimit([NAME], 'name')).toBe(3);
  });

  it('says what is wrong in words of its own where it has them', () => {
    expect(fieldProblem(NAME, '一')).toBe('姓名格式错误');
    const own = { ...NAME, missing: '请填写姓名', wrong: '太短', tooLong: '太长' };
    expect(['', '一', '一二三四'].map((text) => fieldProblem(own, text))).toEqual([
      '请填写姓名',
      '太短',
      '太长',
    ]);
  });

  it('compares what is typed twice, once it is right by itself', () => {
    const again: FormField = { ...NAME, name: 'again', same: 'name', differs: '两次不一致' };
    expect(fieldProblem(again, '一', { name: '一二' })).toBe('姓名格式错误');
    expect(fieldProblem(again, '一三', { name: '一二' })).toBe('两次不一致');
    expect(fieldProblem(again, '一二', { name: '一二' })).toBeNull();
  });
});

describe('the fields that are asked for', () => {
  const fields: FormField[] = [
    { ...NAME, when: { type: [1, 3] } },
    { ...NAME, label: '称呼', word: '称呼', when: { type: 2 } },
    { name: 'tax', kind: 'text', label: '税号', max: 20, unless: { type: 1, kind: '个人' } },
  ];
  const labels = (values: object) => askedFields(fields, { ...values }).map(({ label }) => label);

  it('are the first alternative that applies, and those whose condition holds', () => {
    expect(labels({ type: 3 })).toEqual(['收货人', '税号']);
    expect(labels({ type: '2' })).toEqual(['称呼', '税号']);
    expect(labels({ type: 1, kind: '个人' })).toEqual(['收货人']);
    expect(labels({})).toEqual(['税号']);
  });

  it('are checked in their order, and no others', () => {
    expect(formProblems(fields, { type: 2 })).toEqual({ name: '称呼不能为空', tax: '税号不能为空' });
    expect(formProblem(fields, { type: 2 })).toEqual({ name: 'name', words: '称呼不能为空' });
    expect(formProblem(fields, { type: 1, kind: '个人', name: '小满' })).toBeNull();
  });
});

describe('a format that only a plugin knows', () => {
  const plate = { name: 'plate', label: '车牌', pattern: '[A-Z]{2}\\d{4}', wrong: '车牌格式不正确' };

  it('is the pattern of its schema, which the whole text must be', () => {
    expect(fieldProblem(plate, ' AB1234 ')).toBeNull();
    for (const wrong of ['AB123', 'xAB1234', 'AB1234\nAB1234'])
      expect(fieldProblem(plate, wrong)).toBe('车牌格式不正确');
    expect(fieldProblem({ ...plate, pattern: 'A|B' }, 'AB')).toBe('车牌格式不正确');
  });
});
