// Which declarations of the code are documented, page by page.

interface Part {
  /** Where they are declared. */
  file: string;
  names: readonly string[];
}

export interface CodePage {
  /** Below docs/reference. */
  file: string;
  title: string;
  intro: string;
  parts: readonly Part[];
}

const HOST: CodePage = {
  file: 'host.md',
  title: 'What a view may do',
  intro:
    'A view has no effects of its own: it asks its host. `const host = useHost()` works anywhere below a `<Page>`; the mall, the ' +
    'preview of the studio and a test each give their own.',
  parts: [
    {
      file: 'renderer/host.ts',
      names: ['useHost', 'Host', 'MallDisplay', 'Shopper', 'ShopperFigures', 'Problem'],
    },
    { file: 'renderer/ticker.ts', names: ['useCountdown', 'useNow', 'useHasPassed'] },
    { file: 'domain/time.ts', names: ['CountdownPhase'] },
  ],
};

const WIDGET: CodePage = {
  file: 'widget.md',
  title: 'Parts of a widget',
  intro:
    'How they fit together: [Writing a widget](../widgets.md). The schema: [schema.md](schema.md), [hints.md](hints.md).',
  parts: [
    {
      file: 'renderer/define-widget.ts',
      names: [
        'defineWidget',
        'WidgetDefinition',
        'WidgetGroup',
        'Place',
        'Migration',
        'reservedNumber',
        'defineAbsentWidget',
        'defineView',
        'WidgetViewProps',
      ],
    },
    { file: 'renderer/slot.tsx', names: ['Slot', 'SlotProps'] },
    { file: 'renderer/measure-slots.ts', names: ['measureSlots'] },
    { file: 'domain/slots.ts', names: ['Blocks'] },
    {
      file: 'domain/studio/presets.ts',
      names: ['definePresets', 'WidgetPresets', 'Preset', 'Pick', 'PictureKind', 'PickedPicture'],
    },
    {
      file: 'domain/studio/check/widget-checks.ts',
      names: [
        'defineChecks',
        'WidgetCheck',
        'Around',
        'must',
        'should',
        'hint',
        'eachRow',
        'RowPlace',
        'knownName',
        'rowsAt',
        'textAt',
        'isOn',
      ],
    },
    { file: 'domain/studio/own-control.ts', names: ['OwnControlProps', 'ControlField', 'WriteHow'] },
    {
      file: 'server/families/index/hydrate/hydrator.ts',
      names: ['defineHydrator', 'definePersonalHydrator'],
    },
    {
      file: 'server/ports/hydrate.ts',
      names: ['Hydrator', 'HydrateContext', 'PersonalContext', 'BlockContext'],
    },
  ],
};

const SCREEN: CodePage = {
  file: 'page.md',
  title: 'Definitions of screens',
  intro:
    'A screen is the default export of a `*.page.tsx`: `definePage({ path, title, auth, query, body })`.',
  parts: [
    { file: 'src/engine/define-page.ts', names: ['definePage', 'PageDefinition', 'Walk', 'custom', 'picks'] },
    {
      file: 'src/engine/params.ts',
      names: ['id', 'optionalId', 'optionalNumber', 'text', 'requiredText', 'choice'],
    },
    {
      file: 'src/engine/archetypes/list.tsx',
      names: ['list', 'ListDefinition', 'lists', 'ListsDefinition'],
    },
    { file: 'src/engine/archetypes/list-state.ts', names: ['useList', 'ListState'] },
    { file: 'src/engine/archetypes/list-head.tsx', names: ['ListTabs', 'ListSearch'] },
    { file: 'src/engine/archetypes/list-rows.tsx', names: ['RowProps'] },
    { file: 'src/engine/archetypes/list-selection.tsx', names: ['SelectDefinition', 'ActsProps'] },
    { file: 'src/engine/archetypes/rows.tsx', names: ['EmptyWords', 'rows'] },
    {
      file: 'src/engine/archetypes/form.tsx',
      names: ['form', 'FormScreen', 'forms', 'localForm'],
    },
    {
      file: 'src/engine/form/definition.ts',
      names: ['FormDefinition', 'Given', 'FieldLook', 'Section', 'After', 'Before'],
    },
    { file: 'src/engine/form/form-part.tsx', names: ['formPart'] },
    { file: 'src/engine/form/kind.ts', names: ['FieldKind', 'FieldProps'] },
    {
      file: 'src/engine/archetypes/detail.tsx',
      names: ['detail', 'DetailBody', 'LoadedProps', 'Loading', 'LoadingProps'],
    },
    { file: 'src/engine/archetypes/hub.tsx', names: ['hub', 'HubBody'] },
    {
      file: 'src/engine/archetypes/result.tsx',
      names: ['result', 'ResultBody', 'Outcome', 'OutcomeAction'],
    },
    {
      file: 'src/engine/archetypes/statistics.tsx',
      names: ['statistics', 'StatisticsDefinition', 'Trend', 'Share'],
    },
  ],
};

const PLUGIN: CodePage = {
  file: 'plugin.md',
  title: 'Parts of a plugin',
  intro: 'How they fit together: [Plugins](../plugins.md). Hydrators: [widget.md](widget.md).',
  parts: [
    { file: 'server/plugins/kit/define-plugin.ts', names: ['definePlugin', 'PluginManifest'] },
    {
      file: 'server/ports/plugin.ts',
      names: [
        'readSettings',
        'PluginSettings',
        'MallMoment',
        'ShopperMoment',
        'PopupItem',
        'ShopperRows',
        'GiftTable',
        'Erasure',
        'MergedAccounts',
        'OpenMatter',
      ],
    },
    {
      file: 'server/http/route.ts',
      names: [
        'guestRoute',
        'cachedRoute',
        'partlyCachedRoute',
        'loginRoute',
        'roleRoute',
        'fileRoute',
        'Call',
        'LoginCall',
        'RoleCall',
        'CachedCall',
        'Cached',
        'Reply',
      ],
    },
    { file: 'server/http/lane.ts', names: ['inLane', 'Lane'] },
    { file: 'server/http/errors.ts', names: ['MallError'] },
    { file: 'server/http/form.ts', names: ['checkForm'] },
    { file: 'server/ports/job.ts', names: ['Job'] },
    { file: 'server/demo/context.ts', names: ['SeedContext'] },
    { file: 'server/ports/sale.ts', names: ['SaleKind', 'Promotion'] },
    { file: 'server/ports/order-events.ts', names: ['OrderListener'] },
    { file: 'server/ports/payable.ts', names: ['Payable'] },
    { file: 'server/ports/purse.ts', names: ['Purse'] },
  ],
};

const TESTING: CodePage = {
  file: 'testing.md',
  title: 'Helpers of tests',
  intro: 'Which project runs which test: [Tests](../architecture.md#tests).',
  parts: [
    {
      file: 'renderer/testing/describe-widget.tsx',
      names: ['describeWidget', 'WidgetFixtures', 'renderWidget', 'RenderedWidget', 'untilRendered'],
    },
    { file: 'renderer/testing/widget-sample.tsx', names: ['WidgetSample', 'WidgetSampleProps'] },
    { file: 'renderer/testing/test-host.ts', names: ['testHost', 'TestHost', 'MEMBER'] },
    { file: 'renderer/testing/render-staged.tsx', names: ['renderStaged'] },
    { file: 'renderer/testing/describe-migration.ts', names: ['describeMigration', 'MigrationTests'] },
    { file: 'renderer/testing/describe-absent-widget.tsx', names: ['describeAbsentWidget'] },
    { file: 'widgets/kit/testing/codes-found.ts', names: ['codesFound'] },
    {
      file: 'src/testing/render-screen.tsx',
      names: ['startMall', 'MallOptions', 'renderScreen', 'address', 'carriedData'],
    },
    { file: 'src/testing/fake-backend.ts', names: ['backend'] },
    { file: 'editor-preview/form/testing.tsx', names: ['renderForm', 'RenderOptions'] },
    {
      file: 'tests/server/database-helpers.ts',
      names: ['describeOnBothDatabases', 'describeOnOneDatabase', 'describeOnFreshDatabases'],
    },
    { file: 'tests/server/mall-helpers.ts', names: ['openMall', 'MallOptions', 'Mall', 'CallOptions'] },
    { file: 'tests/server/role-helpers.ts', names: ['createShopper', 'createShoppers', 'grantRole'] },
    { file: 'tests/server/rounds-helpers.ts', names: ['jobRunnerOver'] },
    { file: 'tests/server/page-helpers.ts', names: ['deliveredBlocks', 'savePage', 'PageOptions', 'dataOf'] },
  ],
};

export const CODE_PAGES: readonly CodePage[] = [HOST, WIDGET, SCREEN, PLUGIN, TESTING];
