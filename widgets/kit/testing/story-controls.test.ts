// Proves that stories of a package's widget have its controls, as those of the mall's widgets do.
import { expect, it, vi } from 'vitest';

it('have a control for each field', async () => {
  const words = {
    type: 'string',
    default: '',
    title: '文字',
    description: '灯笼下的文字 | The words below.',
  };
  const schema = { properties: { data: { type: 'object', properties: { words } } } };
  vi.doMock('~/widgets/samples.gen', () => ({
    schemas: { 'acme-lantern': () => Promise.resolve({ default: schema }) },
  }));
  const { addControls } = await import('./story-controls');
  vi.doUnmock('~/widgets/samples.gen');
  const context = { title: 'Widgets/acme-lantern 灯笼', argTypes: {} } as Parameters<typeof addControls>[0];
  expect(addControls(context)).toMatchObject({ words: { name: '文字' }, data: { control: false } });
  expect(addControls({ ...context, title: 'UI/Button' })).toEqual({});
});
