// Proves that blocks in slots are shown as they are edited, with what the server delivered for each.
import { expect, it } from 'vitest';
import { applyFrameOp, deliver, type FrameNodes, layoutOf } from './frame-document';

const block = (id: string, data: object) => ({ id, data });
const columns = (...blocks: unknown[]) => block('columns', { columns: [{ share: 1, blocks }], gap: 8 });

const framed = (stored: object, delivered: object): FrameNodes =>
  deliver([{ uid: 'a', id: 'columns', stored }], [{ uid: 'a', delivered }]);

const shown = (nodes: FrameNodes): unknown => layoutOf(nodes).nodes.find(({ uid }) => uid === 'a')?.data;

it('lays what is edited of a block over what was delivered for it', () => {
  const stored = columns(block('link', { title: '旧' }));
  const delivered = columns(block('link', { title: '旧', added: 'by the server' })).data;
  const edited = { op: 'set', uid: 'a', stored: columns(block('link', { title: '新' })) } as const;
  expect(shown(applyFrameOp(framed(stored, delivered), edited))).toEqual(
    columns(block('link', { title: '新', added: 'by the server' })).data,
  );
});

it('finds the delivered block where the server left out others, and shows one that it has not seen as stored', () => {
  const stored = columns(block('video', { url: 'a' }), block('link', { title: '一' }), block('empty', {}));
  const delivered = columns(block('link', { title: '一', added: 1 })).data;
  expect(shown(framed(stored, delivered))).toEqual(
    columns(block('video', { url: 'a' }), block('link', { title: '一', added: 1 }), block('empty', {})).data,
  );
});
