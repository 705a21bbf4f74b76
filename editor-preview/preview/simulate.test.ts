import { expect, test } from 'vitest';
import type { Layout, LayoutNode } from '~/renderer/layout';
import { PLAIN } from '../frame/messages';
import { registryFor, simulated } from './simulate';

const node = (id: string, data: Record<string, unknown>): LayoutNode => ({
  uid: 'a',
  id,
  state: 'ready',
  data,
  element: null,
});
const layoutOf = (...nodes: LayoutNode[]): Layout => ({ nodes });

test('Long texts doubles what is read, and neither addresses nor colours nor HTML', () => {
  const layout = layoutOf(
    node('link', {
      title: '秋茶',
      picUrl: '/a.png',
      colour: '#fff',
      html: '<p>茶</p>',
      list: [{ name: '壶' }],
    }),
  );
  const [shown] = simulated(layout, { ...PLAIN, hasLongTexts: true }).nodes;
  expect(shown?.data).toEqual({
    title: '秋茶秋茶',
    picUrl: '/a.png',
    colour: '#fff',
    html: '<p>茶</p>',
    list: [{ name: '壶壶' }],
  });
});

test('A block that does not change is the same node at the next look', () => {
  const layout = layoutOf(node('link', { title: '秋茶' }));
  const simulation = { ...PLAIN, hasLongTexts: true };
  expect(simulated(layout, simulation).nodes[0]).toBe(simulated(layout, simulation).nodes[0]);
});

test('Without a network no code loads', async () => {
  const widget = registryFor({ ...PLAIN, network: 'offline' })['link'];
  await expect(widget?.load?.()).rejects.toThrow('offline');
  expect(registryFor(PLAIN)['link']).not.toBe(widget);
});
