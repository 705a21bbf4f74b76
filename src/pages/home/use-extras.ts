// The calls that fill the blocks of the older home format, one per block (diy README, trap 13).
import { useEffect, useState } from 'react';
import { indexIndexExtra } from '~/schemas/api/index.gen';
import { isRefusal } from '../../base/call-error';
import { call } from '../../services/http';
import { useLatest } from '~/ui/use-latest';
import { type ExtraRequest, type Extras, extrasOf } from './legacy-blocks';

const NONE: Extras = new Map();

const ask = ({ index, key, goodsNum }: ExtraRequest): Promise<unknown> =>
  call(
    indexIndexExtra,
    { type: 'mall', key, page_id: 0, index, ...(goodsNum === undefined ? {} : { goods_num: goodsNum }) },
    { isQuiet: true },
  );

/** Thrown when the blocks differ from those that the page was rendered from. */
const MOVED = '参数值错误，请刷新重试';

/**
 * The responses of these blocks' calls so far. A block whose call fails stays empty; one that has moved meanwhile reloads
 * the whole page.
 */
export function useExtras(blocks: readonly unknown[], onMoved: () => void): Extras {
  const [known, setKnown] = useState({ blocks, extras: NONE });
  const extras = known.blocks === blocks ? known.extras : NONE;
  const latest = useLatest({ extras, onMoved });
  useEffect(() => {
    let isWanted = true;
    const keep = (index: number, answer: unknown) => {
      if (!isWanted) return;
      setKnown((before) => {
        const previous = before.blocks === blocks ? before.extras : NONE;
        return { blocks, extras: new Map([...previous, [index, answer]]) };
      });
    };
    const load = async (request: ExtraRequest) => {
      try {
        keep(request.index, await ask(request));
      } catch (error) {
        keep(request.index, []);
        if (isWanted && isRefusal(error) && error.message === MOVED) latest.current.onMoved();
      }
    };
    // A screen that shows again has the cached responses.
    const open = extrasOf(blocks).filter(({ index }) => !latest.current.extras.has(index));
    for (const request of open) void load(request);
    return () => {
      isWanted = false;
    };
  }, [blocks, latest]);
  return extras;
}
