import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanField, cleanTyped } from './typed-text';
import { isContactNumber, isEmail, isMobile } from './validators';
import reported from '~/tests/data/reports/02-pasted-phone-numbers.json';

const PHONE = '13800000001';

describe('cleanTyped', () => {
  it('reads every reported phone number as the same', () => {
    for (const { text } of reported.paste) expect([text, cleanTyped('phone', text)]).toEqual([text, PHONE]);
  });

  it.each([
    ['email', '\u200Ba@b.cn', 'a@b.cn'],
    ['email', 'a＠b.cn', 'a@b.cn'],
    ['serial', 'SF 1234 5678 901', 'SF12345678901'],
    ['phone', '(0573)82223333', '0573-82223333'],
    ['phone', '（0573）8222 3333', '0573-82223333'],
    ['phone', '0573-82223333-801', '0573-82223333-801'],
    ['phone', '400-820-8820', '400-820-8820'],
    ['digits', '１２３ 456', '123456'],
  ] as const)('reads a %s %j as %j', (kind, text, clean) => {
    expect(cleanTyped(kind, text)).toBe(clean);
  });

  it('finds a mobile whatever is put between and around its digits, and nothing in other texts', () => {
    const between = fc.constantFrom('', ' ', '-', '\u202C', '\uFE0F', '\u00A0', '—', '\u200D', '.');
    const mobile = fc.stringMatching(/^1\d{10}$/);
    const country = fc.constantFrom('', '+86', '0086', '86', '＋８６', '+86 ', '(+86)');
    fc.assert(
      fc.property(
        mobile,
        country,
        fc.array(between, { minLength: 12, maxLength: 12 }),
        (digits, prefix, gaps) => {
          const text =
            prefix + Array.from(digits, (digit, place) => `${gaps[place] ?? ''}${digit}`).join('') + gaps[11];
          expect(cleanTyped('phone', text)).toBe(digits);
        },
      ),
    );
  });

  it('cleans twice as once, and never makes a valid text invalid', () => {
    const rules = { phone: isContactNumber, email: isEmail, serial: isMobile, digits: isMobile } as const;
    fc.assert(
      fc.property(fc.constantFrom('phone', 'email', 'digits', 'serial'), fc.string(), (kind, text) => {
        const clean = cleanTyped(kind, text);
        expect(cleanTyped(kind, clean)).toBe(clean);
        if (rules[kind](text)) expect(rules[kind](clean)).toBe(true);
      }),
    );
  });
});

describe('cleanField', () => {
  it('cleans by the name on the wire', () => {
    expect(cleanField('mobile', '138 0000 0001')).toBe(PHONE);
    expect(cleanField('remark', '138 0000 0001')).toBe('138 0000 0001');
    expect(cleanField('mobile', 13800000001)).toBe(13800000001);
  });
});
