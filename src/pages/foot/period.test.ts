// Proves the requested period of footprints.
import { describe, expect, it } from 'vitest';
import { dayText, periodIn, periodParams, periodProblem, queryOf } from './period';

describe('a period of footprints', () => {
  it('is a preset, or a range of whole days', () => {
    expect(periodParams({ name: 'preset', type: 3 })).toEqual({ time_type: 3 });
    expect(periodParams({ name: 'own', from: '2026-11-01', until: '2026-11-02' })).toEqual({
      start_time: '2026-11-01 00:00:00',
      end_time: '2026-11-02 23:59:59',
    });
  });

  it('stands in an address, where two days win over a preset unless they are reversed', () => {
    const days = { from: '2026-11-01', until: '2026-11-02' };
    expect(periodIn({ time_type: 4, ...days })).toEqual({ name: 'own', ...days });
    expect(periodIn({ time_type: 3, from: days.until, until: days.from })).toEqual({
      name: 'preset',
      type: 3,
    });
    expect(periodIn({ time_type: 2, from: '', until: '' })).toEqual({ name: 'preset', type: 2 });
    expect(queryOf({ name: 'own', ...days })).toEqual({ time_type: '', ...days });
    expect(queryOf({ name: 'preset', type: 1 })).toEqual({ time_type: 1, from: '', until: '' });
  });

  it('does not end before it begins', () => {
    expect(periodProblem({ from: '2026-11-02', until: '2026-11-01' })).toBe('结束时间不应早于开始时间');
    expect(periodProblem({ from: '2026-11-01', until: '2026-11-01' })).toBeNull();
    expect(periodProblem({ from: '', until: '2026-11-01' })).toBe('请选择起止时间');
  });

  it('calls the nearest days by name, on the mall’s clock', () => {
    const now = Date.parse('2026-11-21T17:00:00Z');
    expect(dayText('2026-11-22', now)).toBe('今天');
    expect(dayText('2026-11-21', now)).toBe('昨天');
    expect(dayText('2026-11-20', now)).toBe('2026-11-20');
  });
});
