// Files of a new plugin's folders.

export interface NewPlugin {
  /** Name of its folders: lower case, digits and hyphens. */
  name: string;
  /** The permission key: the name with underscores. */
  key: string;
  title: string;
  /** The key in PascalCase. */
  type: string;
}

const constant = ({ type }: NewPlugin): string => `${type.charAt(0).toLowerCase()}${type.slice(1)}Index`;

const manifest = ({ key, title }: NewPlugin) => `// The plugin ${key}: ${title}.
import { definePlugin } from '../kit/define-plugin';
import { routes } from './routes';
import { settings } from './settings.gen';

export default definePlugin({
  key: '${key}',
  title: '${title}',
  home: '/plugins/${key}/index/index',
  links: [['${title}', '${key}/index/index']],
  settings,
  routes,
});
`;

const settings = ({ name, title }: NewPlugin) => `{
  "$id": "pagoda:plugin/${name}/settings",
  "title": "${title}",
  "description": "${title} | Settings of the plugin",
  "type": "object",
  "properties": {
    "content": {
      "type": "string",
      "default": "",
      "title": "说明",
      "description": "页面上的说明 | Words on its screen, HTML"
    }
  }
}
`;

const routes = (plugin: NewPlugin) => `// The calls of plugin/${plugin.key}.
import { ${constant(plugin)} } from '~/schemas/api/${plugin.key}.gen';
import { readOptions } from '../../settings/mall-options';
import { guestRoute, type Route } from '../../http/route';
import { readSettings } from '../../ports/plugin';
import { settings } from './settings.gen';

const index = guestRoute(${constant(plugin)}, async ({ db }) => {
  const options = await readOptions(db, ['${plugin.key}']);
  return { content: readSettings(settings, options['${plugin.key}']).content };
});

export const routes: readonly Route[] = [index];
`;

const serverTest = (plugin: NewPlugin) => `// Proves the calls of plugin/${plugin.key}.
import { expect, it } from 'vitest';
import { ${constant(plugin)} } from '~/schemas/api/${plugin.key}.gen';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { openMall } from '~/tests/server/mall-helpers';
import { setOption } from '~/tests/server/money/checkout-helpers';

describeOnBothDatabases('plugin/${plugin.key}', (open) => {
  it('says what the operator wrote, and nothing before', async () => {
    const mall = openMall(await open());
    expect(await mall.ask(${constant(plugin)}, {})).toEqual({ content: '' });
    await setOption(mall, '${plugin.key}', { content: '<p>你好</p>' });
    expect(await mall.ask(${constant(plugin)}, {})).toEqual({ content: '<p>你好</p>' });
    expect(mall.failures).toEqual([]);
  });
});
`;

const api = ({ key, title }: NewPlugin) => `{
  "$id": "pagoda:api/${key}",
  "family": "${key}",
  "title": "${title}",
  "$defs": {},
  "endpoints": {
    "index": {
      "route": "plugin/${key}/api/index/index",
      "method": "GET",
      "auth": "guest",
      "description": "What the screen of the plugin shows.",
      "data": {
        "type": "object",
        "properties": {
          "content": { "type": "string", "description": "Words of the operator, HTML." }
        }
      }
    }
  }
}
`;

const page = (plugin: NewPlugin) => `// The screen of the plugin ${plugin.key}.
import { ${constant(plugin)}, type ${plugin.type}IndexData } from '~/schemas/api/${plugin.key}.gen';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { OperatorText } from '../../blocks/operator-text/operator-text';
import { detail, type LoadedProps } from '../../engine/archetypes/detail';
import { definePage } from '../../engine/define-page';

function ${plugin.type}View({ data: { content } }: LoadedProps<${plugin.type}IndexData, object>) {
  return content === '' ? <EmptyState text="暂无内容" /> : <OperatorText content={content} />;
}

export default definePage({
  path: '/plugins/${plugin.key}/index/index',
  title: '${plugin.title}',
  auth: 'guest',
  plugin: '${plugin.key}',
  body: detail({
    from: ${constant(plugin)},
    params: () => ({}),
    View: ${plugin.type}View,
    skeleton: 'text',
    kind: 'content',
  }),
});
`;

const pageTest = (plugin: NewPlugin) => `// Proves the screen of the plugin ${plugin.key}.
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ${constant(plugin)} } from '~/schemas/api/${plugin.key}.gen';
import { backend } from '../../testing/fake-backend';
import { renderScreen, startMall } from '../../testing/render-screen';
import page from './index.page';

it('shows what the operator wrote, and says so where there is nothing', async () => {
  await startMall();
  backend.answer(${constant(plugin)}.route, { content: '<p>你好</p>' });
  const { unmount } = await renderScreen(page);
  expect(await screen.findByText('你好')).toBeDefined();
  unmount();
  await startMall();
  backend.answer(${constant(plugin)}.route, { content: '' });
  await renderScreen(page);
  expect(await screen.findByText('暂无内容')).toBeDefined();
});
`;

/** Path in the project → text of a new plugin's files. */
export function filesOfPlugin(plugin: NewPlugin): Readonly<Record<string, string>> {
  const [server, src] = [`server/plugins/${plugin.name}`, `src/plugins/${plugin.name}`];
  return {
    [`${server}/plugin.ts`]: manifest(plugin),
    [`${server}/settings.json`]: settings(plugin),
    [`${server}/routes.ts`]: routes(plugin),
    [`${server}/${plugin.name}.test.ts`]: serverTest(plugin),
    [`schemas/api/${plugin.key}.json`]: api(plugin),
    [`${src}/index.page.tsx`]: page(plugin),
    [`${src}/index.test.tsx`]: pageTest(plugin),
  };
}
