// Proves the coercion of any value to a shape, both ways between texts and numbers.
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coerce, type Shape } from './shape';

describe('coerce', () => {
  it.each<[string, Shape, unknown, unknown]>([
    ['a number out of a text', { t: 'n' }, '12.5', 12.5],
    ['a text out of a number', { t: 's' }, 36, '36'],
    ['the default for a text that is no number', { t: 'n', d: 7 }, '12px', 7],
    ['the default for 1e309', { t: 'n', d: 7 }, Infinity, 7],
    ['a whole number', { t: 'i' }, 2.6, 3],
    ['the nearest bound', { t: 'n', m: 0, M: 50 }, 900, 50],
    [
      'truth out of 1 and "1"',
      { t: 'a', i: { t: 'b' } },
      [1, '1', 'true', 0, '0', ''],
      [true, true, true, false, false, false],
    ],
    ['the allowed value that reads the same', { t: 's', e: ['1', '2'] }, 2, '2'],
    ['the default for a value that is not allowed', { t: 'i', e: [0, 1], d: 1 }, 9, 1],
    ['an object out of the [] of an older backend', { t: 'o', p: { a: { t: 's', d: 'x' } } }, [], { a: 'x' }],
    ['the default for a colour that carries more', { t: 's', f: 'color', d: '#fff' }, 'red;} body{}', '#fff'],
    ['no picture for a script', { t: 's', f: 'image' }, 'javascript:alert(1)', ''],
    ['a picture with an address of its own', { t: 's', f: 'image' }, 'pictures/a.svg', 'pictures/a.svg'],
    ['null where it may be', { t: 's', z: 1 }, null, null],
    ['the alternative that fits', { t: 'x', u: [{ t: 's' }, { t: 'o', p: {} }] }, { a: 1 }, { a: 1 }],
    [
      'the object that has the names of the value',
      {
        t: 'x',
        u: [
          { t: 'o', p: { a: { t: 'i', e: [0, 1] } } },
          { t: 'o', p: { a: { t: 'i', e: [1, 2] }, b: { t: 's' } } },
        ],
      },
      { a: 2, b: 'x' },
      { a: 2, b: 'x' },
    ],
  ])('gives %s', (_what, shape, given, wanted) => {
    expect(coerce(shape, given)).toEqual(wanted);
  });

  it('preserves properties that the shape does not name, and drops __proto__', () => {
    const given = JSON.parse('{"a":1,"other":[2],"__proto__":{"polluted":true}}') as unknown;
    const result = coerce({ t: 'o', p: { a: { t: 's' } } }, given) as Record<string, unknown>;
    expect(result).toEqual({ a: '1', other: [2] });
    expect(result['polluted']).toBeUndefined();
  });

  it('leaves an optional property out unless it is present', () => {
    const shape: Shape = { t: 'o', p: { a: { t: 's' } }, o: ['a'] };
    expect([coerce(shape, {}), coerce(shape, { a: 5 })]).toEqual([{}, { a: '5' }]);
  });

  it('never returns the default object itself, so that nobody can mutate it for others', () => {
    const shape: Shape = { t: 'a', d: [{ a: 1 }] };
    expect(coerce(shape, null)).not.toBe(coerce(shape, null));
  });

  it('returns the declared type for any input, and is idempotent', () => {
    const shape: Shape = {
      t: 'o',
      p: {
        s: { t: 's', f: 'color', d: '#000' },
        n: { t: 'i', m: 1, M: 9 },
        b: { t: 'b' },
        a: { t: 'a', i: { t: 'o', p: { x: { t: 'n' } } } },
        e: { t: 's', e: ['l', 'r'] },
      },
    };
    fc.assert(
      fc.property(
        fc.oneof(
          fc.anything(),
          fc.record({
            s: fc.anything(),
            n: fc.anything(),
            b: fc.anything(),
            a: fc.anything(),
            e: fc.anything(),
          }),
        ),
        (given) => {
          const result = coerce(shape, given) as {
            s: string;
            n: number;
            b: boolean;
            a: { x: number }[];
            e: string;
          };
          expect(typeof result.s).toBe('string');
          expect(result.n >= 1 && result.n <= 9 && Number.isInteger(result.n)).toBe(true);
          expect(typeof result.b).toBe('boolean');
          expect(result.a.every(({ x }) => Number.isFinite(x))).toBe(true);
          expect(['l', 'r']).toContain(result.e);
          expect(coerce(shape, result)).toEqual(result);
        },
      ),
    );
  });
});

describe('what PHP writes', () => {
  const steps: Shape = { t: 'a', i: { t: 's' } };

  it.each<[string, Shape, unknown, unknown]>([
    ['a list with a gap', steps, { 0: 'a', 2: 'b' }, ['a', 'b']],
    ['a list without its first entry, in the order of its keys', steps, { 10: 'c', 9: 'b' }, ['b', 'c']],
    ['no list out of names', steps, { a: 'x' }, []],
    [
      'a list with a gap where one object may stand instead',
      { t: 'x', u: [steps, { t: 'o', p: { a: { t: 's' } } }] },
      { 1: 'b' },
      ['b'],
    ],
    [
      'the one object there',
      { t: 'x', u: [steps, { t: 'o', p: { a: { t: 's' } } }] },
      { a: 'b' },
      { a: 'b' },
    ],
    ['a map of numbers', { t: 'o', a: { t: 's' } }, { 3: 'c' }, { 3: 'c' }],
  ])('is read as %s', (_what, shape, given, wanted) => {
    expect(coerce(shape, given)).toEqual(wanted);
  });

  it('is any list with any gaps, read without them', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.nat(500).map(String), fc.string()), (gapped) => {
        const list = Object.keys(gapped).sort((a, b) => Number(a) - Number(b));
        expect(coerce(steps, gapped)).toEqual(list.map((key) => gapped[key]));
      }),
    );
  });

  it('is an amount: floats with their noise, groups of digits, the sign of the currency', () => {
    const reported = JSON.parse(readFileSync('tests/data/reports/05-prices-as-floats.json', 'utf8')) as {
      cases: { 'attrs.price': unknown; right: string }[];
      relatives: { value: unknown; right?: string }[];
    };
    const price: Shape = { t: 'd' };
    for (const { 'attrs.price': value, right } of reported.cases)
      expect(right).toContain(`￥${coerce(price, value) as string}`);
    for (const { value, right = '￥59.00' } of reported.relatives)
      expect(right.replace('￥', '')).toBe(coerce(price, value));
  });

  it('is any amount in fen as a float, exactly', () => {
    const price: Shape = { t: 'd' };
    const noise = fc.constantFrom(0, 1e-12, -1e-12, 4e-10);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999_999 }), noise, (fen, off) => {
        const wanted = fen % 100 === 0 ? [`${fen / 100}`, (fen / 100).toFixed(2)] : [(fen / 100).toFixed(2)];
        expect(wanted).toContain(coerce(price, fen / 100 + off));
        expect(wanted).toContain(
          coerce(price, (fen / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })),
        );
      }),
    );
  });

  it.each([
    ['59元', '59.00'],
    ['59.9 元', '59.90'],
    ['.5', '0.50'],
    ['-.5元', '-0.50'],
    ['５９．９', '59.9'],
    ['￥１，２３４', '1234.00'],
  ])('is an amount as people write it: %s', (text, amount) => {
    expect(coerce({ t: 'd' }, text)).toBe(amount);
  });

  it.each(['', '元', '.', '¥', 'e5', '免费', '100积分', '1,23', 'NaN', '1.2.3'])(
    'is left as it is where it is no amount: %j',
    (text) => {
      expect(coerce({ t: 'd' }, text)).toBe(text);
    },
  );
});
