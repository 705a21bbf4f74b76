// Schema of a new plugin's calls: what anyone may read, a form, a row by its id, and what a role reads.
import { type NewPlugin, roleOf, tableOf } from './names';

const note = {
  id: { type: 'integer', description: 'Number of the note.' },
  text: { type: 'string', description: 'As the shopper wrote it.' },
};

const index = ({ key }: NewPlugin) => ({
  route: `plugin/${key}/api/index/index`,
  method: 'GET',
  auth: 'guest',
  description: 'What the screen of the plugin shows.',
  data: {
    type: 'object',
    properties: { content: { type: 'string', description: 'Words of the operator, HTML.' } },
  },
});

const save = ({ key }: NewPlugin) => ({
  route: `plugin/${key}/api/note/save`,
  method: 'POST',
  auth: 'login',
  description: 'Stores a note of the shopper.',
  params: {
    type: 'object',
    properties: {
      text: {
        type: 'string',
        maxLength: 200,
        'x-optional': true,
        'x-form': { kind: 'text', label: '内容', max: 50, placeholder: '写点什么' },
      },
    },
  },
  data: { type: 'object', properties: { id: note.id } },
});

const detail = (plugin: NewPlugin) => ({
  route: `plugin/${plugin.key}/api/note/detail`,
  method: 'GET',
  auth: 'login',
  description: 'A note of the shopper.',
  params: {
    type: 'object',
    properties: {
      id: {
        type: 'integer',
        minimum: 1,
        maximum: 2_147_483_647,
        title: '编号',
        description: 'Number of the note.',
        'x-id': `id of ${tableOf(plugin)}`,
      },
    },
  },
  data: { type: 'object', properties: { text: note.text } },
});

const all = (plugin: NewPlugin) => ({
  route: `plugin/${plugin.key}/api/note/all`,
  method: 'GET',
  auth: roleOf(plugin),
  description: 'The newest notes of all shoppers.',
  data: {
    type: 'object',
    properties: {
      list: { type: 'array', items: { type: 'object', properties: note }, description: 'At most 100.' },
    },
  },
});

export const apiFile = (plugin: NewPlugin): object => ({
  $id: `pagoda:api/${plugin.key}`,
  family: plugin.key,
  title: plugin.title,
  $defs: {},
  endpoints: { index: index(plugin), save: save(plugin), detail: detail(plugin), all: all(plugin) },
});
