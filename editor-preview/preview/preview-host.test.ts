// Proves which failures of a block are reported to the studio.
import { expect, it } from 'vitest';
import type { FromFrame } from '../frame/messages';
import { previewHost } from './preview-host';

const PAGE = { title: '', tabs: [], tab: 0, config: {}, shopper: null, path: '/pages/index/index' };

it('reports a block that throws, and leaves the rest to the block itself', () => {
  const sent: FromFrame[] = [];
  const host = previewHost(PAGE, {
    send: (message) => sent.push(message),
    toast: () => undefined,
    now: () => 0,
  });
  const failure = { uid: 'b1', widget: 'banner', version: 1, page: '' };
  host.report({ ...failure, kind: 'picture', error: new Error('a.jpg') });
  host.report({ ...failure, kind: 'render', error: new Error('no rows') });
  expect(sent).toEqual([{ t: 'problem', uid: 'b1', words: 'no rows' }]);
});
