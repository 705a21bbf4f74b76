// Proves what the least of a set of goods costs.
import { describe, expect, it } from 'vitest';
import { leastSetPriceFen, memberPriceFen, type PricedMember } from './read-sets';

const member = (priceFen: number, reduction_fen = 0, is_host = false): PricedMember => ({
  goodsId: priceFen,
  priceFen,
  rules: { is_host, reduction_fen },
});

describe('a set of type 1', () => {
  const rules = { type: 1, reduction_fen: 500 } as const;

  it('costs the sum of its goods less its reduction, and never less than nothing', () => {
    expect(leastSetPriceFen(rules, [member(1000), member(2000, 700)])).toBe(2500);
    expect(leastSetPriceFen(rules, [member(300)])).toBe(0);
    expect(memberPriceFen(1, member(2000, 700))).toBe(2000);
  });

  it('is nothing to buy without goods', () => {
    expect(leastSetPriceFen(rules, [])).toBeNull();
  });
});

describe('a set of type 2', () => {
  const rules = { type: 2, reduction_fen: 500 } as const;

  it('costs its host and the cheapest of the others, each with its own reduction', () => {
    const host = member(10_000, 1000, true);
    expect(leastSetPriceFen(rules, [member(3000, 100), host, member(4000, 1500)])).toBe(9000 + 2500);
    expect(memberPriceFen(2, host)).toBe(9000);
    expect(memberPriceFen(2, member(100, 900))).toBe(0);
  });

  it('is nothing to buy without its host, or with the host alone', () => {
    expect(leastSetPriceFen(rules, [member(3000), member(4000)])).toBeNull();
    expect(leastSetPriceFen(rules, [member(3000, 0, true)])).toBeNull();
  });
});
