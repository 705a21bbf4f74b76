// Screens of a new plugin: what the operator wrote, a form, and a row by its id.
import { constantOf, type NewPlugin } from './names';

const index = (plugin: NewPlugin) => `// The screen of the plugin ${plugin.key}.
import { ${constantOf(plugin, 'Index')}, type ${plugin.type}IndexData } from '~/schemas/api/${plugin.key}.gen';
import { ActionBar } from '~/ui/action-bar/action-bar';
import { Button } from '~/ui/button/button';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { OperatorText } from '../../blocks/operator-text/operator-text';
import { detail, type LoadedProps } from '../../engine/archetypes/detail';
import { definePage } from '../../engine/define-page';
import { open } from '../../engine/navigation';
import * as to from './links.gen';

function ${plugin.type}View({ data: { content } }: LoadedProps<${plugin.type}IndexData, object>) {
  return (
    <>
      {content === '' ? <EmptyState text="暂无内容" /> : <OperatorText content={content} />}
      <ActionBar>
        <Button kind="primary" size="wide" onClick={() => open(to.${constantOf(plugin, 'NoteEdit')}())}>
          写一条
        </Button>
      </ActionBar>
    </>
  );
}

export default definePage({
  path: '/plugins/${plugin.key}/index/index',
  title: '${plugin.title}',
  auth: 'guest',
  plugin: '${plugin.key}',
  body: detail({
    from: ${constantOf(plugin, 'Index')},
    params: () => ({}),
    View: ${plugin.type}View,
    skeleton: 'text',
    kind: 'content',
  }),
});
`;

const edit = (plugin: NewPlugin) => `// The form of a note.
import { ${constantOf(plugin, 'SaveForm')} } from '~/schemas/api/forms/${plugin.key.replaceAll('_', '-')}-save.gen';
import { form } from '../../engine/archetypes/form';
import { definePage } from '../../engine/define-page';
import { redirect } from '../../engine/navigation';
import * as to from './links.gen';

export default definePage({
  path: '/plugins/${plugin.key}/note/edit',
  title: '写一条',
  auth: 'login',
  plugin: '${plugin.key}',
  body: form(
    {},
    {
      save: ${constantOf(plugin, 'SaveForm')},
      kinds: {},
      button: '保存',
      after: {
        toast: '保存成功',
        go: ({ data: { id } }) => redirect(to.${constantOf(plugin, 'NoteDetail')}({ id })),
      },
    },
  ),
});
`;

const detail = (plugin: NewPlugin) => `// A note of the shopper.
import { ${constantOf(plugin, 'Detail')}, type ${plugin.type}DetailData } from '~/schemas/api/${plugin.key}.gen';
import { FullPage } from '~/ui/full-page/full-page';
import { detail, type LoadedProps } from '../../engine/archetypes/detail';
import { definePage } from '../../engine/define-page';
import { id } from '../../engine/params';

const Note = ({ data: { text } }: LoadedProps<${plugin.type}DetailData, { id: number }>) => (
  <FullPage title="内容">{text}</FullPage>
);

export default definePage({
  path: '/plugins/${plugin.key}/note/detail',
  title: '内容',
  auth: 'login',
  plugin: '${plugin.key}',
  query: { id: id('note') },
  // The demo's first one.
  walk: { query: { id: 1 } },
  body: detail({
    from: ${constantOf(plugin, 'Detail')},
    params: ({ id: noteId }: { id: number }) => ({ id: noteId }),
    View: Note,
    kind: 'content',
  }),
});
`;

function editTest(plugin: NewPlugin): string {
  const constant = (part: string) => constantOf(plugin, part);
  return `it('stores a note and opens it', async () => {
  await startMall({ isSignedIn: true });
  backend.answer(${constant('Save')}.route, { id: 7 });
  await renderScreen(edit);
  fireEvent.click(await screen.findByRole('button', { name: '保存' }));
  expect(await screen.findByText('内容不能为空')).toBeDefined();
  fireEvent.change(screen.getByLabelText('内容'), { target: { value: '你好' } });
  fireEvent.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(address()).toBe(to.${constant('NoteDetail')}({ id: 7 })));
  expect(backend.asked(${constant('Save')}.route).map(({ text }) => text)).toEqual(['你好']);
});
`;
}

function test(plugin: NewPlugin): string {
  const constant = (part: string) => constantOf(plugin, part);
  return `// Proves the screens of the plugin ${plugin.key}.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ${constant('Detail')}, ${constant('Index')}, ${constant('Save')} } from '~/schemas/api/${plugin.key}.gen';
import { backend } from '../../testing/fake-backend';
import { address, renderScreen, startMall } from '../../testing/render-screen';
import index from './index.page';
import * as to from './links.gen';
import detail from './note-detail.page';
import edit from './note-edit.page';

it('shows what the operator wrote, and says so where there is nothing', async () => {
  await startMall();
  backend.answer(${constant('Index')}.route, { content: '<p>你好</p>' });
  const { unmount } = await renderScreen(index);
  expect(await screen.findByText('你好')).toBeDefined();
  unmount();
  await startMall();
  backend.answer(${constant('Index')}.route, { content: '' });
  await renderScreen(index);
  expect(await screen.findByText('暂无内容')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: '写一条' }));
  expect(address()).toBe(to.${constant('NoteEdit')}());
});

${editTest(plugin)}
it('shows a note', async () => {
  await startMall({ isSignedIn: true });
  backend.answer(${constant('Detail')}.route, { text: '你好' });
  await renderScreen(detail, 'id=7');
  expect(await screen.findByText('你好')).toBeDefined();
});
`;
}

/** File name below \`src/plugins/<name>\` → its text. */
export const screenFiles = (plugin: NewPlugin): Readonly<Record<string, string>> => ({
  'index.page.tsx': index(plugin),
  'note-edit.page.tsx': edit(plugin),
  'note-detail.page.tsx': detail(plugin),
  [`${plugin.name}.test.tsx`]: test(plugin),
});
