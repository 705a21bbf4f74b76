// Proves the validation helpers (VAL-01 to VAL-07).
import { describe, expect, it } from 'vitest';
import {
  isContactNumber,
  isDate,
  isEmail,
  isEmpty,
  isIdentityNumber,
  isMobile,
  isPhone,
  isPreviewSize,
  isUrl,
} from './validators';
import { isArray, isRecord } from './record';

describe('validators', () => {
  it.each([
    ['https://a.b/c?d=1', true],
    ['http://mall.example.com', true],
    ['http://localhost:8080/x', true],
    ['abc', false],
    ['https://', false],
    ['javascript:alert(1)', false],
    ['https://a.b/c d', false],
  ])('checks the address %s (VAL-01)', (text, isValid) => {
    expect(isUrl(text)).toBe(isValid);
  });

  it.each([
    ['2024-02-01', true],
    ['2024/2/1 08:30:00', true],
    ['2024-02-29T10:00', true],
    [new Date(0), true],
    [0, true],
    ['x', false],
    ['', false],
    ['2023-02-29', false],
    ['2024-02-01 25:00', false],
    [Number.NaN, false],
  ])('checks the date %s (VAL-02)', (value, isValid) => {
    expect(isDate(value)).toBe(isValid);
  });

  it.each([
    ['11010519491231002X', true],
    ['11010519491231002x', true],
    ['440524188001010014', true],
    ['11010519491231002', false],
    ['110105194A1231002X', false],
    ['110105194912310021', false],
    ['110105194913310025', false],
  ])('checks the identity number %s (VAL-03)', (text, isValid) => {
    expect(isIdentityNumber(text)).toBe(isValid);
  });

  it.each([
    ['010-12345678', true],
    ['62345678', true],
    ['400-123-4567', true],
    ['8001234567', true],
    ['0755-82345678-123', true],
    ['12', false],
  ])('checks the phone number %s (VAL-04)', (text, isValid) => {
    expect(isPhone(text)).toBe(isValid);
  });

  it('accepts eleven digits beginning with 1 as a mobile', () => {
    expect([isMobile('13800000001'), isMobile('23800000001'), isMobile('1380000000')]).toEqual([
      true,
      false,
      false,
    ]);
    expect([isContactNumber('13800000001'), isContactNumber('400-123-4567')]).toEqual([true, true]);
  });

  it('checks e-mail addresses', () => {
    expect([isEmail('a@b.cn'), isEmail('a@b'), isEmail('a b@c.cn')]).toEqual([true, false, false]);
  });

  it.each(['', '  ', 0, Number.NaN, [], {}, null, undefined, false])(
    'holds %j for empty (VAL-05)',
    (value) => {
      expect(isEmpty(value)).toBe(true);
    },
  );

  it.each(['a', 1, [0], { a: 1 }, true, new Date(0)])('does not hold %j for empty (VAL-05)', (value) => {
    expect(isEmpty(value)).toBe(false);
  });

  it('distinguishes arrays from objects, and null is neither (VAL-06)', () => {
    expect([[], {}, null].map(isArray)).toEqual([true, false, false]);
    expect([[], {}, null].map(isRecord)).toEqual([false, true, false]);
  });

  it.each([
    [59, 200, false],
    [200, 59, false],
    [60, 60, true],
  ])('keeps a picture of %i×%i: %s (VAL-07)', (width, height, isAccepted) => {
    expect(isPreviewSize({ width, height })).toBe(isAccepted);
  });
});
