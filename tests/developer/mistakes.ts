// Ordinary mistakes of a developer: what is written wrongly, which command finds it, and what it says.

/** The widget and the plugin that the walk makes. */
export const WIDGET = { id: 'sale-countdown', title: '开售倒计时' };
export const PLUGIN = { name: 'sale-alarm', title: '开售提醒' };

export interface Mistake {
  what: string;
  file: string;
  /** What is replaced by what; `from` absent: the file is new. */
  from?: string | RegExp;
  to: string;
  /** `generate`, or files of tests in `vitest`. */
  by: 'generate' | readonly string[];
  says: RegExp;
}

const WIDGET_FOLDER = `widgets/${WIDGET.id}`;
const SCHEMA = `${WIDGET_FOLDER}/schema.json`;
const API = 'schemas/api/sale_alarm.json';
const PLUGIN_FOLDER = `server/plugins/${PLUGIN.name}`;
const SETTINGS = `${PLUGIN_FOLDER}/settings.json`;
const SCREEN = `src/plugins/${PLUGIN.name}/note-detail.page.tsx`;

/** Another property beside those of the scaffold. */
const property = (name: string, schema: object): string =>
  `"properties": {\n        ${JSON.stringify(name)}: ${JSON.stringify(schema)},\n        "text"`;

const TEXT_PROPERTY = /"properties": \{\s+"text"/;
const WORDS = { title: '名', description: '一个值 | A value.' };

const stored = (what: string, schema: object, says: string): Mistake => ({
  what,
  file: SCHEMA,
  from: TEXT_PROPERTY,
  to: property('odd', { ...WORDS, ...schema }),
  by: 'generate',
  says: new RegExp(`${SCHEMA}: #/properties/data/properties/odd[^\n]*${says}`),
});

const OF_SCHEMAS: readonly Mistake[] = [
  stored(
    'default of another type',
    { type: 'integer', default: 'x', 'x-editor': { hidden: true } },
    'is not by its own schema',
  ),
  stored('colour that is none', { type: 'string', format: 'color', default: 'redd' }, 'no hex, rgb'),
  stored('no default', { type: 'string' }, 'needs a default'),
  stored('default outside of the enum', { enum: ['a'], default: 'b' }, 'default'),
  stored('enum without words', { type: 'string', enum: ['a', 'b'], default: 'a' }, 'options|words'),
  stored('no title', { title: '', type: 'string', default: '', maxLength: 3 }, 'title'),
  stored('unknown hint', { type: 'string', default: '', 'x-editor': { colour: 1 } }, 'colour'),
  stored(
    'condition on an unknown name',
    { type: 'boolean', default: false, 'x-editor': { when: 'lost' } },
    'lost',
  ),
  stored('oneOf', { default: '', oneOf: [{ type: 'string' }] }, 'write anyOf'),
  stored('unknown type', { type: 'text', default: '' }, 'type "text" is unknown'),
  stored('wrong $ref', { $ref: 'pagoda:link#/$defs/Nothing' }, 'is unknown'),
  stored(
    'list without rows.max',
    { type: 'array', default: [], items: { type: 'object', properties: {} } },
    'rows.max',
  ),
  {
    what: 'no description',
    file: SCHEMA,
    from: '"description": "显示的文字 | The words shown.",',
    to: '',
    by: 'generate',
    says: /needs a description "中文 \| English" at #\/properties\/data\/properties\/text/,
  },
  {
    what: 'recursion',
    file: SCHEMA,
    from: /"properties": \{\s+"data": \{\s+"type": "object",\s+"properties": \{/,
    to: `"$defs": {"Node": {"type": "object", "properties": {"next": {"description": "值 | Next.", "$ref": "#/$defs/Node"}}}},
  $& "odd": {"title": "名", "type": "array", "default": [], "description": "值 | Odd.", "items": {"$ref": "#/$defs/Node"}},`
      .replaceAll('$defs', '$$defs')
      .replaceAll('$ref', '$$ref'),
    by: 'generate',
    says: /sale-countdown\/schema\.json: #\/properties\/data\/properties\/odd\/items\/properties\/next: holds itself/,
  },
  {
    what: 'broken JSON',
    file: SCHEMA,
    from: '"properties": {',
    to: '"properties": {,',
    by: 'generate',
    says: /schema\.json: .*JSON/,
  },
  {
    what: 'id unlike its folder',
    file: `${WIDGET_FOLDER}/index.ts`,
    from: `id: '${WIDGET.id}'`,
    to: "id: 'goods'",
    by: 'generate',
    says: /index\.ts: #\/id: is not "sale-countdown"/,
  },
  {
    what: 'no title of the widget',
    file: `${WIDGET_FOLDER}/index.ts`,
    from: `title: '${WIDGET.title}'`,
    to: "title: ''",
    by: 'generate',
    says: /index\.ts: #\/title/,
  },
  {
    what: 'registration that cannot be read',
    file: `${WIDGET_FOLDER}/index.ts`,
    from: 'reserve: () => 88,',
    to: 'reserve: () => ,',
    by: 'generate',
    says: /widgets\/sale-countdown\/index\.ts: /,
  },
  {
    what: 'px in a stylesheet',
    file: `${WIDGET_FOLDER}/view.module.css`,
    from: 'padding: 24rpx',
    to: 'padding: 24px',
    by: 'generate',
    says: /view\.module\.css:\d+: 24px: write rpx/,
  },
];

const OF_PLUGINS: readonly Mistake[] = [
  {
    what: 'parameter without words',
    file: API,
    from: /"params": \{\s+"type": "object",\s+"properties": \{/,
    to: '$&"seconds": {"type": "integer", "description": "How long before."},',
    by: 'generate',
    says: /sale_alarm\.json: #\/endpoints\/\w+\/params\/properties\/seconds: needs a title/,
  },
  {
    what: 'unknown role of a call',
    file: API,
    from: '"auth": "login"',
    to: '"auth": "logged-in"',
    by: 'generate',
    says: /sale_alarm\.json: .*the role "logged-in" is not in/,
  },
  {
    what: 'two calls of one route',
    file: API,
    from: 'note/detail',
    to: 'note/save',
    by: 'generate',
    says: /sale_alarm\.json: #\/endpoints\/detail\/route: .*save/,
  },
  {
    what: 'call without a method',
    file: API,
    from: '"method": "GET",',
    to: '',
    by: 'generate',
    says: /sale_alarm\.json: #\/endpoints\/index\/method: /,
  },
  {
    what: 'default of a parameter of another type',
    file: API,
    from: '"maxLength": 200,',
    to: '"maxLength": 200, "default": 7,',
    by: 'generate',
    says: /sale_alarm\.json: #\/endpoints\/save\/params\/properties\/text: default 7/,
  },
  {
    what: 'default of a setting of another type',
    file: SETTINGS,
    from: /"default": [^,\n]+/,
    to: '"default": 7',
    by: 'generate',
    says: /settings\.json: #\/properties\/\w+: default 7/,
  },
  {
    what: 'setting without a default',
    file: SETTINGS,
    from: /"default": [^,\n]+,/,
    to: '',
    by: 'generate',
    says: /settings\.json: #\/properties\/\w+: needs a default/,
  },
  {
    what: 'broken JSON of roles',
    file: `${PLUGIN_FOLDER}/roles.json`,
    from: '{',
    to: '{,',
    by: 'generate',
    says: /roles\.json: .*JSON/,
  },
  {
    what: 'key unlike the folder',
    file: `${PLUGIN_FOLDER}/plugin.ts`,
    from: "key: 'sale_alarm'",
    to: "key: 'alarm'",
    by: 'generate',
    says: /plugin\.ts: #\/key: is not "sale_alarm"/,
  },
  {
    what: 'folder with an underscore',
    file: 'server/plugins/sale_bell/plugin.ts',
    to: 'export default {};\n',
    by: 'generate',
    says: /sale_bell: folders of plugins have hyphens: sale-bell/,
  },
  {
    what: 'screens in a folder of no plugin',
    file: 'src/plugins/sale_bell/index.page.tsx',
    to: "import { definePage } from '~/src/engine/define-page';\nexport default definePage({ path: '/pages/bell/index', title: '铃', auth: 'guest' });\n",
    by: 'generate',
    says: /there is no plugin server\/plugins\/sale_bell/,
  },
  {
    what: 'plugin of a screen that no manifest has',
    file: SCREEN,
    from: "plugin: 'sale_alarm'",
    to: "plugin: 'salealarm'",
    by: 'generate',
    says: /note-detail\.page\.tsx: plugin: "salealarm" is the key of no manifest/,
  },
  {
    what: 'two screens on one path',
    file: SCREEN,
    from: /path: '[^']+'/,
    to: "path: '/pages/cart/cart'",
    by: 'generate',
    says: /note-detail\.page\.tsx: \/pages\/cart\/cart is already of .*src\/pages\/cart/,
  },
];

const OF_VIEWS: readonly Mistake[] = [
  {
    what: 'window read by a view',
    file: `${WIDGET_FOLDER}/view.tsx`,
    from: '  return (',
    to: '  if (window.innerWidth > 750) return null;\n  return (',
    by: ['widgets/on-server.test.ts'],
    says: /window is not defined[^]*view\.tsx:\d+/,
  },
  {
    what: 'storage read as a view is loaded',
    file: `${WIDGET_FOLDER}/view.tsx`,
    from: '\nfunction ',
    to: "\nconst SEEN = localStorage.getItem('seen');\n\nfunction ",
    by: ['widgets/on-server.test.ts'],
    says: /localStorage is not defined[^]*view\.tsx:\d+/,
  },
  {
    what: 'view that throws',
    file: `${WIDGET_FOLDER}/view.tsx`,
    from: '  return (',
    to: "  if (data.text !== '') throw new Error('boom');\n  return (",
    by: ['widgets/on-server.test.ts'],
    says: /boom[^]*view\.tsx:\d+/,
  },
];

export const MISTAKES: readonly Mistake[] = [...OF_SCHEMAS, ...OF_PLUGINS, ...OF_VIEWS];
