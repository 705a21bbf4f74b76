// Proves the small rules of text.
import { describe, expect, it } from 'vitest';
import { clampText, firstLetters, letterCount, maskMobile } from './text';

describe('text', () => {
  it('hides the middle of a mobile number and nothing else', () => {
    expect(maskMobile('13800000001')).toBe('138****0001');
    expect(maskMobile('010-12345678')).toBe('010-12345678');
  });

  it('is cut by characters, not by halves of them', () => {
    expect(clampText('南湖生活馆', 5)).toBe('南湖生活馆');
    expect(clampText('南湖生活馆', 4)).toBe('南湖生…');
    expect(clampText('🍵🍵🍵', 2)).toBe('🍵…');
  });

  it('has as many letters as a reader counts', () => {
    expect(letterCount('茶🍵叶')).toBe(3);
    expect(firstLetters('茶🍵叶', 2)).toBe('茶🍵');
    expect(firstLetters('茶🍵叶')).toBe('茶🍵叶');
  });
});
