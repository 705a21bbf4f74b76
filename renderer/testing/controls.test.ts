// Proves which control a field gets, and how controls change a story's data.
import { describe, expect, it } from 'vitest';
import { changedData, controlsOf, renderedArgs, type FieldSchema, startsOf, widgetOf } from './controls';

const LIBRARY: FieldSchema[] = [
  {
    $id: 'pagoda:block',
    $defs: {
      Block: {
        allOf: [{ $ref: '#/$defs/Base' }],
        properties: { open: { title: '开启' } },
      },
      Base: {
        properties: {
          word: { type: 'string', title: '文字', description: '文字 | Word.' },
          open: { type: 'boolean', title: '打开' },
        },
      },
    },
  },
];

const controlsFor = (properties: Readonly<Record<string, FieldSchema>>) =>
  controlsOf({ properties: { data: { properties } } }, LIBRARY);

const FIELDS: [string, FieldSchema, object][] = [
  [
    'texts to choose from',
    { type: 'string', enum: ['1', '2'] },
    { control: { type: 'select' }, options: ['1', '2'], type: { name: 'string' } },
  ],
  [
    'numbers to choose from',
    { type: 'integer', enum: [0, 1] },
    { control: { type: 'select' }, options: [0, 1], type: { name: 'number' } },
  ],
  ['a boolean', { type: 'boolean' }, { control: { type: 'boolean' }, type: { name: 'boolean' } }],
  ['a number', { type: 'number' }, { control: { type: 'number' }, type: { name: 'number' } }],
  [
    'an integer with limits',
    { type: 'integer', minimum: 0, maximum: 375, 'x-editor': { min: 1, max: 50 } },
    { control: { type: 'number', min: 0, max: 375 } },
  ],
  [
    'an integer that the operator may not set below one',
    { type: 'integer', 'x-editor': { min: 1 } },
    { control: { type: 'number', min: 1 } },
  ],
  ['a colour', { type: 'string', format: 'color' }, { control: { type: 'color' }, type: { name: 'string' } }],
  ['a colour or nothing', { type: ['string', 'null'], format: 'color' }, { control: { type: 'color' } }],
  ['a picture', { type: 'string', format: 'image' }, { control: { type: 'text' }, type: { name: 'string' } }],
  [
    'a number or its text',
    { anyOf: [{ type: 'number' }, { type: 'string' }], 'x-editor': { min: 0 } },
    { control: { type: 'text' } },
  ],
  ['a list', { type: 'array' }, { control: { type: 'object' } }],
  ['an object or nothing', { type: ['object', 'null'] }, { control: { type: 'object' } }],
  ['what another document says', { $ref: 'pagoda:link#/$defs/AnyLink' }, { control: { type: 'object' } }],
];

describe('the control of a field', () => {
  it.each(FIELDS)('fits %s', (_what, field, expected) => {
    const {
      name: _name,
      description: _description,
      table: _table,
      ...control
    } = controlsFor({ field })['field'] ?? {};
    expect(control).toMatchObject(expected);
    expect(control).toHaveProperty('control', 'control' in expected ? expected.control : null);
  });

  it('has the description and the default of its schema', () => {
    const size: FieldSchema = {
      type: 'string',
      enum: ['36', '24'],
      default: '36',
      title: '字号',
      description: '字号 | Size.',
    };
    expect(controlsFor({ size })['size']).toMatchObject({
      name: '字号',
      description: '字号 | Size.',
      table: { category: 'data', type: { summary: 'size: "36" | "24"' }, defaultValue: { summary: '"36"' } },
    });
  });
});

describe('the controls of a widget', () => {
  it('are those of the fields that it shares, with its own words laid over them', () => {
    const data = {
      allOf: [{ $ref: 'pagoda:block#/$defs/Block' }],
      properties: { word: { title: '按钮文字' } },
    };
    const controls = controlsOf({ properties: { data } }, LIBRARY);
    expect(
      Object.values(controls).map(({ name, description, control }) => [name, description, control.type]),
    ).toEqual([
      ['按钮文字', '文字 | Word.', 'text'],
      ['开启', '', 'boolean'],
    ]);
  });

  it('follow what the server adds, changes and removes', () => {
    const data = { properties: { ids: { type: 'array' }, list: { type: 'string' } } };
    const delivered = {
      properties: { list: { type: 'array' }, total: { type: 'integer' } },
      'x-removed': ['ids'],
    };
    const controls = controlsOf({ properties: { data, delivered } }, LIBRARY);
    expect(
      Object.entries(controls).map(([name, { control, table }]) => [name, control.type, table.category]),
    ).toEqual([
      ['list', 'object', 'delivered'],
      ['total', 'number', 'delivered'],
    ]);
  });

  it('are refused for a document that is not there', () => {
    const data = { allOf: [{ $ref: 'pagoda:nowhere#/$defs/Block' }] };
    expect(() => controlsOf({ properties: { data } }, LIBRARY)).toThrow(
      'Unknown $ref "pagoda:nowhere#/$defs/Block"',
    );
  });
});

const controls = controlsFor({
  style: { type: 'string', enum: ['1', '2'] },
  open: { type: 'boolean' },
  size: { type: 'integer' },
  colour: { type: 'string', format: 'color' },
  limit: { anyOf: [{ type: 'string' }, { type: 'number' }] },
  list: { type: 'array' },
});

const DATA = {
  style: '1',
  open: true,
  size: 3,
  colour: '#fff',
  limit: 7,
  list: [{ id: 1 }],
  unknown: 'kept',
};

describe('what controls show at first', () => {
  it('is what the data hold', () => {
    expect(startsOf(controls, DATA)).toEqual({
      style: '1',
      open: true,
      size: 3,
      colour: '#fff',
      limit: '7',
      list: [{ id: 1 }],
    });
  });

  it.each([
    ['values of another kind', { style: '9', open: 1, size: '3', colour: 5, limit: [], list: 'x' }],
    ['no object', ['x']],
    ['nothing', undefined],
  ])('is nothing of %s', (_what, data) => {
    expect(startsOf(controls, data)).toEqual({});
  });
});

describe('the data that are rendered', () => {
  const argsOf = (data: unknown) => ({ data, ...startsOf(controls, data) });

  it.each([DATA, { style: '9', open: 1, list: 'x' }, ['x'], null, 'text'])(
    'are the very same while no control is touched: %j',
    (data) => {
      expect(changedData(controls, argsOf(data))).toBe(data);
    },
  );

  it('apply the value of a control and preserve the rest', () => {
    const data = changedData(controls, { ...argsOf(DATA), size: 4 });
    expect(data).toEqual({ ...DATA, size: 4 });
    expect((data as typeof DATA).list).toBe(DATA.list);
  });

  it('lose the field of a control that was emptied', () => {
    const { size: _size, ...rest } = DATA;
    expect(changedData(controls, { ...argsOf(DATA), size: undefined })).toEqual(rest);
  });

  it('hold the value of a control where there was no object before', () => {
    expect(changedData(controls, { ...argsOf('text'), open: false })).toEqual({ open: false });
  });

  it('are all that the component is given of its controls', () => {
    const args = { ...argsOf(DATA), open: false, audience: 'operator' };
    expect(renderedArgs(controls, args)).toEqual({ audience: 'operator', data: { ...DATA, open: false } });
  });
});

it.each([
  ['Widgets/user-info 用户信息', 'user-info'],
  ['Widgets/link', undefined],
  ['UI/Button', undefined],
])('takes the widget of the stories "%s" from their title', (title, id) => {
  expect(widgetOf(title)).toBe(id);
});
