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

const ROWS = ['top', 'center', 'bottom'];
const COLUMNS = ['left', 'center', 'right'];
const REPEATS = ['no-repeat', 'repeat-x', 'repeat-y', 'repeat'];

/** 「top center」 of the second of nine cells. */
const positionText = (position: number): string =>
  `${ROWS[Math.floor((position - 1) / 3)] ?? 'center'} ${COLUMNS[(position - 1) % 3] ?? 'center'}`;

const ALONG: Readonly<Record<string, (written: Written) => Data>> = {
  background: ({ name, value }) => {
    if (name === 'position') return { positionText: positionText(numberOf(value)) };
    return name === 'mode' ? { repeatText: REPEATS[numberOf(value) - 1] ?? 'no-repeat' } : {};
  },
  rubik: ({ name, value, coerced, stored }) => {
    if (name === 'w' || name === 'h') return { list: [] };
    const list = isArray(stored['list']) ? stored['list'] : [];
    const [w, h] = ['/w', '/h'].map((at) => numberOf(valueAt(coerced, at))) as [number, number];
    return name === 'space' && list.length > 0 ? arrangedSpace(list, { w, h, space: numberOf(value) }) : {};
  },
};

/** Further values of the block beside the one that is written; none for most. */
export const along = (id: string, written: Written): Data => ALONG[id]?.(written) ?? {};
