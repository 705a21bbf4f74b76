// Proves what is made of `x-form`, and which mistakes in it stop the generator.
import { describe, expect, it } from 'vitest';
import { formModule } from './api-forms';
import type { JsonSchema } from './schema';

const text = (form: unknown): JsonSchema => ({ type: 'string', maxLength: 100, 'x-form': form });
const NAME = { kind: 'text', label: '姓名', max: 20 };

const moduleOf = (params: JsonSchema, owner: JsonSchema = {}) =>
  formModule(
    {
      constant: 'userAddressSave',
      stem: 'user',
      params,
      endpoint: { params: 'SaveParams', data: 'SaveData', auth: 'login' },
    },
    owner,
    new Map(),
  );

const refused = (properties: Record<string, JsonSchema>) => () => moduleOf({ properties });

describe('a form', () => {
  it('is a module of its own with the kinds of its fields as its type', () => {
    const made = moduleOf({ properties: { id: { type: 'integer' }, name: text(NAME) } });
    expect(made?.file).toBe('user-address-save.gen.ts');
    expect(made?.text).toContain("FormEndpoint<SaveParams, SaveData, { name: 'text' }, 'login', SaveParams>");
    expect(made?.text).toContain('fields: [{"name":"name","kind":"text","label":"姓名","max":20}]');
  });

  it('has alternatives of a field under one name', () => {
    const cause = text([
      { ...NAME, when: { type: 2 } },
      { kind: 'choice', label: '原因' },
    ]);
    const made = moduleOf({ properties: { type: { type: 'integer' }, cause } });
    expect(made?.text).toContain("{ cause: 'text' | 'choice' }");
  });

  it('may be inside of a parameter, which is sent as JSON', () => {
    const owner = { $defs: { Inner: { properties: { name: text(NAME) } } } };
    const params = { properties: { form: { contentSchema: { $ref: '#/$defs/Inner' } } } };
    const made = moduleOf(params, owner);
    expect(made?.text).toContain("NonNullable<SaveParams['form']>");
    expect(made?.text).toContain("inside: 'form'");
  });

  it('is none where no property has a field', () => {
    expect(moduleOf({ properties: { id: { type: 'integer' } } })).toBeNull();
  });

  it('of a definition is its fields alone', () => {
    const source = { constant: 'orderContact', stem: 'order', params: { properties: { name: text(NAME) } } };
    expect(formModule(source, {}, new Map())?.text).toContain('orderContactFields: readonly FormField[]');
  });
});

describe('a field', () => {
  it('that is typed needs a limit, which its property allows', () => {
    expect(refused({ name: text({ kind: 'text', label: '姓名' }) })).toThrow('name needs max');
    expect(refused({ name: text({ ...NAME, max: 200 }) })).toThrow('above the maxLength');
  });

  it('of a plugin has its own format as a pattern, which compiles and stands alone', () => {
    const plate = { ...NAME, label: '车牌', pattern: '[A-Z]{2}\\d{4}' };
    expect(moduleOf({ properties: { plate: text(plate) } })?.text).toContain('"pattern":"[A-Z]{2}\\\\d{4}"');
    expect(refused({ plate: text({ ...plate, pattern: '[A-Z' }) })).toThrow('no regular expression');
    expect(refused({ plate: text({ ...plate, format: 'money' }) })).toThrow('a format and a pattern');
  });

  it('needs a label, and names only what there is', () => {
    expect(refused({ name: text({ kind: 'text', max: 20 }) })).toThrow('needs a label');
    expect(refused({ name: text({ ...NAME, when: { type: 1 } }) })).toThrow('depends on "type"');
    expect(refused({ name: text({ ...NAME, same: 'other' }) })).toThrow('repeats "other"');
  });
});
