import { expect, it } from 'vitest';
import { ruleEndpoint, ruleParams, ruleText } from './rule-source';

it('requests read-only routes of the mall by GET', () => {
  expect(ruleEndpoint('api/balance/index')).toMatchObject({ route: 'api/balance/index', sentBy: 'GET' });
  expect(ruleEndpoint('/plugin/lottery/api/lottery/setting')?.route).toBe(
    'plugin/lottery/api/lottery/setting',
  );
});

it.each([
  'https://evil.example/api/x',
  'site/pic-captcha',
  'api/user/address-destroy',
  'api/user/favorite-add',
  'api/../x',
  '',
])('requests nothing for %j', (url) => {
  expect(ruleEndpoint(url)).toBeNull();
});

it('finds the text by key, by nested keys, and without either', () => {
  const answer = { setting: { explain: '<p>甲</p>' }, rule: '乙' };
  expect(ruleText(answer, { key: 'rule', keys: '' })).toBe('乙');
  expect(ruleText(answer, { key: 'rule', keys: '["setting","explain"]' })).toBe('<p>甲</p>');
  expect(ruleText(answer, { key: '', keys: '' })).toBe('乙');
  expect(ruleText('丙', { key: '', keys: '' })).toBe('丙');
});

it('shows nothing where the response has no text there', () => {
  expect(ruleText({ rule: 3 }, { key: 'rule', keys: '' })).toBe('');
  expect(ruleText(null, { key: '', keys: '["a"]' })).toBe('');
  expect(ruleParams('{"id":3}')).toEqual({ id: 3 });
  expect(ruleParams('no json')).toEqual({});
});
