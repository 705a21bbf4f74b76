// `/hydrate`: blocks as delivered to an audience.
import { isRecord } from '~/domain/record';
import { audienceContext, audienceOf, hydrateBlocks } from '../audience';
import { ok, route, type Route } from '../call';
import { DOCUMENT_BYTES } from '../document-limits';
import { fieldsOf } from '../fields';
import { MAX_BLOCKS } from '../merge-ops';
import { isBlockText } from '../op-guard';
import { invalidField, StudioError } from '../studio-error';

function blocksOf(value: unknown): { uid: string; value: unknown }[] {
  if (!Array.isArray(value)) throw new StudioError('bad-request', { at: '/blocks' });
  if (value.length > MAX_BLOCKS) throw invalidField('/blocks', `最多 ${MAX_BLOCKS} 个组件`);
  return value.map((block: unknown, index) => {
    if (!isRecord(block) || typeof block['uid'] !== 'string')
      throw new StudioError('bad-request', { at: `/blocks/${index}` });
    const { uid, value: stored } = block;
    // What no draft may contain is not hydrated either: a list of 20,000 entries is delivered with as many cards.
    if (!isBlockText(JSON.stringify(stored ?? null)))
      throw invalidField(`/blocks/${index}`, '有组件嵌套太深或太大');
    return { uid, value: stored };
  });
}

export const hydrateRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/hydrate',
    role: 'viewer',
    maxBytes: DOCUMENT_BYTES,
    handle: async (call) => {
      const { blocks, audience } = fieldsOf(call.body);
      const context = await audienceContext(call, audienceOf(audience));
      return ok({ blocks: await hydrateBlocks(blocksOf(blocks), context) });
    },
  }),
];
