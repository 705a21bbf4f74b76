// What a widget's own `checks.ts` is made of: rules beside those that its form gives.
import { isRecord } from '../../record';
import { firstLetters } from '../../text';
import type { Uid } from '../document';
import { type Pointer, pointerOf, valueAt } from '../pointer';
import type { Facts, Fix, Found, IssueLevel } from './issue';
import type { Data } from './places';

/** What a rule may look at around its block. */
export interface Around {
  /** What the mall has: goods, coupons, links, permissions. */
  readonly facts: Facts;
  /** Component ids of the tab's blocks in their order, without hidden ones. */
  readonly ids: readonly string[];
  /** Place of this block in `ids`; -1 for a hidden one. */
  readonly index: number;
  /** Of the block. */
  readonly uid: Uid;
  /** Data of the block at a place of `ids`, with all defaults; null where its widget is not loaded. */
  readonly dataAt: (index: number) => Data | null;
}

/** Finds what is wrong with a block. `data` has all defaults. */
export type WidgetCheck = (data: Data, around: Around) => readonly Found[];

/** Words where the rule finds something; false where it does not. */
type Test<T> = (value: T, around: Around) => string | false;

const checkOf =
  (level: IssueLevel) =>
  (code: string, at: Pointer, test: Test<Data>): WidgetCheck =>
  (data, around) => {
    const words = test(data, around);
    return words === false ? [] : [{ code, level, at, words }];
  };

/**
 * A rule that blocks publishing: its code, the pointer that 「去修改」 opens, and the words, or false. `must('empty',
 * '/text', (data) => textAt(data, 'text') === '' && '没有文字')`.
 */
export const must = checkOf('must');
/** As `must`, for what can be dismissed with a reason. */
export const should = checkOf('should');
/** As `must`, for what only informs. */
export const hint = checkOf('hint');

/** The rows of a list by its pointer; none where it is no list. */
export const rowsAt = (data: unknown, at: Pointer): readonly Data[] => {
  const rows = valueAt(data, at);
  return Array.isArray(rows) ? rows.filter(isRecord) : [];
};

/** Where a rule over rows looks. */
interface RowPlace {
  /** Names the rule; findings are dismissed by it. */
  code: string;
  /** Pointer of the list in the block's data. */
  list: Pointer;
  /** Pointer in the row that 「去修改」 opens; the row itself when absent. */
  at?: Pointer;
  /** What mends it in a row; undefined where a machine cannot. */
  fix?: (row: Data, around: Around, at: Pointer) => Fix | undefined;
}

/** The same rule for each row of a list: 「第 3 个：…」. */
export const eachRow =
  (level: IssueLevel, { code, list, at = '', fix: fixOf }: RowPlace, test: Test<Data>): WidgetCheck =>
  (data, around) =>
    rowsAt(data, list).flatMap((row, index) => {
      const words = test(row, around);
      if (words === false) return [];
      const rowAt = list + pointerOf([index]);
      const fix = fixOf?.(row, around, rowAt + at);
      return [
        {
          code,
          level,
          at: rowAt + at,
          words: `第 ${index + 1} 个：${words}`,
          ...(fix === undefined ? {} : { fix }),
        },
      ];
    });

/** Fills in a name that is known, at most so long as its field allows. */
export const knownName =
  (most: number, nameOf: (row: Data, around: Around) => string): NonNullable<RowPlace['fix']> =>
  (row, around, at) => {
    const name = firstLetters(nameOf(row, around).trim(), most);
    return name === '' ? undefined : { words: `填“${name}”`, at, value: name };
  };

/** Text without the white space around it. */
export const textAt = (data: Data, name: string): string => {
  const value = data[name];
  return typeof value === 'string' ? value.trim() : '';
};

/** Stored by 0 and 1, '0' and '1', or booleans. */
export const isOn = (value: unknown): boolean => [true, 1, '1'].includes(value as true);

/** An odd count leaves a gap at the end of two columns. */
const oddRows: WidgetCheck = hint('rows-odd', '/list', ({ listStyle, list }) => {
  const count = Array.isArray(list) ? list.length : 0;
  return Number(listStyle) === 2 && count % 2 === 1 && '一行两个时，单数会空出一格';
});

const buttonWords: WidgetCheck = should(
  'button',
  '/buyBtnText',
  (data) =>
    isOn(data['showBuyBtn']) && 'buyBtnText' in data && textAt(data, 'buyBtnText') === '' && '按钮没有文字',
);

/** What blocks of activity goods share. */
export const ACTIVITY: readonly WidgetCheck[] = [oddRows, buttonWords];

const sessionTitle: WidgetCheck = should(
  'title',
  '/mTitle',
  (data) => textAt(data, 'mTitle') === '' && '场次没有标题',
);

/** What blocks of goods in sessions share. */
export const SESSION: readonly WidgetCheck[] = [...ACTIVITY, sessionTitle];

/** Checks the type of a widget's rules; the default export of `widgets/<id>/checks.ts`. */
export const defineChecks = (checks: readonly WidgetCheck[]): readonly WidgetCheck[] => checks;
