// Proves the words of the list of pages.
import { datedMomentWords } from '~/domain/studio/moments';
import { describe, expect, it } from 'vitest';
import { endWords, homeWords, stateWords } from './page-words';

describe('words of a page in the list', () => {
  const now = new Date('2026-11-24T00:00:00Z');

  it('says times of Beijing, with the year where it is not this one', () => {
    expect(datedMomentWords('2026-11-26T12:00:00Z', now)).toBe('11-26 20:00');
    expect(datedMomentWords('2026-12-31T16:05:00Z', now)).toBe('2027-01-01 00:05');
  });

  it('names the time of what is scheduled, and the end of what is live', () => {
    const at = `${new Date().getUTCFullYear()}-06-26T12:00:00Z`;
    expect(stateWords({ state: 'scheduled', scheduled: { at, what: 'publish' } })).toBe('定时 06-26 20:00');
    expect(stateWords({ state: 'changed', scheduled: null })).toBe('线上，有未发布的修改');
    expect(endWords({ scheduled: { at, what: 'end' }, deletedAt: null })).toBe('06-26 20:00 到期');
    expect(endWords({ scheduled: { at, what: 'publish' }, deletedAt: null })).toBe('');
  });

  it('says how long a deleted page stays in the trash', () => {
    const deletedAt = new Date(Date.now() - 28.5 * 86_400_000).toISOString();
    expect(endWords({ scheduled: null, deletedAt })).toBe('还剩 2 天');
  });

  it('distinguishes the home of all platforms from the home of some', () => {
    expect(homeWords({ isHome: true, platforms: [] })).toEqual(['所有平台']);
    expect(homeWords({ isHome: true, platforms: ['wxapp'] })).toEqual(['其他平台', '微信小程序']);
    expect(homeWords({ isHome: false, platforms: ['mobile'] })).toEqual(['手机网页']);
  });
});
