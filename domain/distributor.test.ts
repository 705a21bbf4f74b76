// Proves who may become a distributor, and who rises.
import { describe, expect, it } from 'vitest';
import {
  APPLY_STATES,
  applyState,
  asksForm,
  becomeProblem,
  isAutomatic,
  isReviewed,
  type LevelTerms,
  nextConditions,
  reachedLevel,
} from './distributor';

const nothing = { onceFen: 0, totalFen: 0, hasGoods: false };
const terms = { become_condition: 3, share_goods_status: 1 };

describe('becoming a distributor', () => {
  it('asks for a form, a review, both or neither', () => {
    const of = (share_condition: number) => {
      const all = { ...terms, share_condition };
      return [asksForm(all), isReviewed(all), isAutomatic(all)];
    };
    expect([1, 2, 3, 4, 5].map(of)).toEqual([
      [false, true, false],
      [true, true, false],
      [false, false, true],
      [true, false, false],
      [false, false, true],
    ]);
    expect(isReviewed(terms)).toBe(true);
  });

  it('needs what its condition names, to the fen', () => {
    const once = { ...terms, become_condition: 1, auto_share_val: 99.9 };
    expect(becomeProblem(once, { ...nothing, onceFen: 9989, totalFen: 99_999 })).toContain('单次消费99.9元');
    expect(becomeProblem(once, { ...nothing, onceFen: 9990 })).toBeNull();
    const total = { ...terms, become_condition: 4, total_consume: 100 };
    expect(becomeProblem(total, { ...nothing, totalFen: 9999 })).toContain('累计消费100元');
    expect(becomeProblem(total, { ...nothing, totalFen: 10_000 })).toBeNull();
    const goods = [1, 2, 3].map((share_goods_status) =>
      becomeProblem({ become_condition: 2, share_goods_status }, nothing),
    );
    expect(goods).toEqual([
      '未购买任意商品无法申请分销商',
      '未购买指定商品无法申请分销商',
      '未购买指定分类无法申请分销商',
    ]);
    expect(
      becomeProblem({ become_condition: 2, share_goods_status: 2 }, { ...nothing, hasGoods: true }),
    ).toBeNull();
    expect(becomeProblem(terms, nothing)).toBeNull();
  });

  it('has a state for everyone', () => {
    const open = { isOpen: true, isQualified: false };
    const row = { status: 1, isRemoved: false, isRemovalShown: false } as const;
    expect(applyState(row, { ...open, isOpen: false })).toBe(APPLY_STATES.closed);
    expect(applyState(row, open)).toBe(APPLY_STATES.distributor);
    expect(applyState({ ...row, status: 0 }, open)).toBe(APPLY_STATES.waiting);
    expect(applyState({ ...row, status: 2 }, open)).toBe(APPLY_STATES.refused);
    expect(applyState({ ...row, isRemoved: true }, open)).toBe(APPLY_STATES.justRemoved);
    expect(applyState({ ...row, isRemoved: true, isRemovalShown: true }, open)).toBe(APPLY_STATES.refused);
    expect(applyState(null, open)).toBe(APPLY_STATES.unqualified);
    expect(applyState(null, { ...open, isQualified: true })).toBe(APPLY_STATES.mayApply);
  });
});

describe('the levels of distributors', () => {
  const level = (
    at: number,
    condition_type: LevelTerms['condition_type'],
    condition_value = 0,
  ): LevelTerms => ({
    level: at,
    condition_type,
    condition_value,
    condition_goods: [7],
  });
  const levels = [level(3, 2, 500), level(1, 1, 2), level(2, 1, 9), level(4, 5), level(9, null)];
  const progress = { juniors: 3, earnedFen: 0, withdrawnFen: 0, spentFen: 0, goods: new Set<number>() };

  it('are reached by any of their conditions, the highest first, never downwards', () => {
    expect(reachedLevel(levels, 0, progress)?.level).toBe(1);
    expect(reachedLevel(levels, 1, progress)).toBeNull();
    expect(reachedLevel(levels, 0, { ...progress, earnedFen: 500 })?.level).toBe(3);
    expect(reachedLevel(levels, 0, { ...progress, goods: new Set([7]) })?.level).toBe(4);
  });

  it('tell the next of each condition', () => {
    expect(nextConditions(levels, 0).map((terms) => terms.level)).toEqual([1, 3]);
    expect(nextConditions(levels, 1).map((terms) => terms.level)).toEqual([2, 3]);
    expect(nextConditions(levels, 4)).toEqual([]);
  });
});
