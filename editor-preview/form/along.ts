// What other values of a block go along with one, by the widget: texts that are computed of it.
import { isArray } from '~/domain/record';
import { valueAt } from '~/domain/studio/pointer';
import { numberOf } from '~/domain/coercion';
import { arrangedSpace } from '../controls/rubik-arrangements';

type Data = Readonly<Record<string, unknown>>;

interface Written {
  name: string;
  value: unknown;
  /** With all defaults. */
  coerced: unknown;
  stored: Data;
}

const ALONG: Readonly<Record<string, (written: Written) => Data>> = {
  rubik: ({ name, value, coerced, stored }) => {
    if (name === 'w' || name === 'h') return { list: [] };
    const list = isArray(stored['list']) ? stored['list'] : [];
    const [w, h] = ['/w', '/h'].map((at) => numberOf(valueAt(coerced, at))) as [number, number];
    return name === 'space' && list.length > 0 ? arrangedSpace(list, { w, h, space: numberOf(value) }) : {};
  },
};

/** Further values of the block beside the one that is written; none for most. */
export const along = (id: string, written: Written): Data => ALONG[id]?.(written) ?? {};
