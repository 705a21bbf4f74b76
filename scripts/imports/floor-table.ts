// The floors of src, server and editor-preview, the lowest first, and what each holds. One order a storey.

export interface Floor {
  /**
   * Folders of the floor, relative to the storey, which do not import each other; `families/*` is each folder in it. A
   * file counts as the floor's first folder.
   */
  paths: readonly string[];
  holds: string;
  /** The folders of a floor of many that may import those before them. */
  order?: readonly string[];
}

/** Families in their order: one imports only those before it. */
const FAMILIES: readonly string[] = (
  'attachment site store live video message balance express cat topic index default full-reduce footprint coupon card ' +
  'invoice share passport mall-member recharge user order goods cart order-gift refund payment finance admin-finance ' +
  'admin-invoice admin-order admin-share qrcode quick'
).split(' ');

const SERVER: readonly Floor[] = [
  { paths: ['db'], holds: 'drivers, migrations, tables, transactions' },
  { paths: ['pictures'], holds: 'generated pictures of the demonstration mall; uploads resized for phones' },
  { paths: ['demo'], holds: 'context and catalogue of the seed' },
  {
    paths: ['ports'],
    holds: 'what lower floors are given from above, as interfaces over rows and schema types',
  },
  { paths: ['http'], holds: 'protocol, response cache, sessions, limits' },
  { paths: ['messages'], holds: 'codes, and the gateway that delivers messages' },
  { paths: ['ledger'], holds: 'postings of balance and points' },
  { paths: ['payments'], holds: 'providers, the sandbox cashier, notifications; knows no family' },
  { paths: ['identity'], holds: 'accounts of the social app, and who is the same person' },
  { paths: ['settings'], holds: "the mall's options, permissions and parts of its configuration" },
  { paths: ['goods'], holds: 'cards, lists and rules of goods' },
  { paths: ['orders'], holds: 'rows of orders and after-sales, as stored and as sent' },
  { paths: ['withdrawals'], holds: 'withdrawals of any purse' },
  {
    paths: ['families/*'],
    holds: 'one folder an API family; each imports only those before it',
    order: FAMILIES,
  },
  { paths: ['plugins/kit'], holds: 'what several plugins share, and how a manifest is defined' },
  { paths: ['plugins/*'], holds: 'one folder and one manifest a plugin (docs/plugins.md)' },
  { paths: ['site'], holds: 'the built site, home rendered on the server, uploads' },
  { paths: ['studio'], holds: "the operators' API" },
  { paths: ['jobs'], holds: 'timed work: expiry, reconciliation, reminders' },
  { paths: ['seed'], holds: 'the demonstration mall' },
  { paths: ['app'], holds: 'collects routes and manifests, fills the ports' },
  { paths: ['backup'], holds: 'backup and restore of database and uploads' },
  {
    paths: ['main.ts', 'dev.ts', 'backup.ts'],
    holds: 'the server process, in development too; the commands',
  },
];

const SRC: readonly Floor[] = [
  { paths: ['base'], holds: "storage, the site's address, failures of calls" },
  { paths: ['state'], holds: 'one store a concern' },
  { paths: ['services'], holds: 'HTTP client, query cache, sharing' },
  { paths: ['engine'], holds: 'page definitions, archetypes, screen stack' },
  {
    paths: ['flows'],
    holds: 'launch, login, checkout, payment: state machines; opening links, the host of widgets',
  },
  { paths: ['blocks'], holds: 'parts that several screens share' },
  { paths: ['overlays'], holds: 'sheets, dialogs, popups' },
  { paths: ['plugins/kit'], holds: 'what the screens of several kinds of sale share' },
  { paths: ['pages/*', 'plugins/*'], holds: 'one folder a group of screens, one a plugin' },
  {
    paths: ['app', 'main.tsx', 'prerender.tsx'],
    holds: 'session start, host of overlays, table of screens, fills the ports',
  },
];

const STUDIO: readonly Floor[] = [
  { paths: ['frame'], holds: "the messages of the preview's frame, and how one connects to it" },
  { paths: ['ui', 'tokens.css'], holds: 'parts of the interface' },
  { paths: ['services'], holds: "calls of the operators' API, what this computer remembers" },
  { paths: ['store'], holds: 'documents, commands, autosave, history' },
  { paths: ['shell'], holds: 'navigation, sign-in, places, asking and saying' },
  { paths: ['documents'], holds: 'acts, dialogs and words of pages that several screens share' },
  { paths: ['bridge'], holds: 'what a phone in a frame is sent; a phone that stands still' },
  { paths: ['session'], holds: 'the open editor: context, selection, conflicts, state of publication' },
  { paths: ['media'], holds: 'the library of pictures' },
  { paths: ['pickers'], holds: 'choosing goods, links, colours and the rest' },
  { paths: ['form'], holds: 'fields and groups of property forms, made of schemas' },
  { paths: ['rich-text'], holds: 'the editor of texts with formats' },
  { paths: ['controls'], holds: 'inputs of property forms' },
  { paths: ['check'], holds: 'what the check found' },
  { paths: ['json'], holds: 'a document as text' },
  { paths: ['actions'], holds: 'the table of actions, for menus, keys, toolbars and the command list' },
  { paths: ['page-settings'], holds: 'settings of the open page' },
  { paths: ['panels'], holds: 'outline, modules, history' },
  { paths: ['stage'], holds: 'the preview and what is laid over it' },
  { paths: ['properties'], holds: 'the property form of what is selected' },
  { paths: ['versions'], holds: 'its versions' },
  { paths: ['publish'], holds: 'its publication' },
  { paths: ['setting-place'], holds: 'what screens share that edit one setting' },
  {
    paths: ['editor', 'library', 'navigation-places', 'pages', 'settings', 'preview', 'phone'],
    holds: 'screens',
  },
  { paths: ['app'], holds: 'frame of the studio, routes' },
];

export const FLOORS: Readonly<Record<string, readonly Floor[]>> = {
  src: SRC,
  server: SERVER,
  'editor-preview': STUDIO,
};
