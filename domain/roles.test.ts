// Proves the table of roles against the codes and words of the contract.
import { describe, expect, it } from 'vitest';
import { assertAuth, holderOf, isAuth, refusalsOf, ROLES } from './roles';

describe('the table of roles', () => {
  it('holds the roles of the specification', () => {
    expect(Object.keys(ROLES)).toEqual([
      'login',
      'clerk',
      'mch',
      'captain',
      'region',
      'stock',
      'bonus',
      'distributor',
      'admin',
      'operator',
    ]);
  });

  it('refuses a guest by code -1 before it looks at his role', () => {
    const guest = { code: -1, msg: '请先登录。' };
    expect(refusalsOf('guest')).toEqual([]);
    expect(refusalsOf('login')).toEqual([guest]);
    expect(refusalsOf('mch')).toEqual([guest, { code: -3, msg: '请先登录商户。' }]);
    expect(refusalsOf('admin')).toEqual([guest, { code: 500, msg: '该帐号无管理员权限' }]);
    expect(refusalsOf('operator')).toEqual([guest, { code: 1, msg: '无代客下单权限' }]);
  });

  it('names in words who may call', () => {
    expect(['guest', 'login', 'captain'].map((name) => isAuth(name) && holderOf(name))).toEqual([
      'anyone',
      'a signed-in shopper',
      'a captain of a community',
    ]);
  });

  it('says file and role where a definition names one that it does not hold', () => {
    expect(() => assertAuth('captain', 'a.json')).not.toThrow();
    expect(() => assertAuth('cashier', 'a.json: api/x')).toThrow(
      /^a\.json: api\/x: the role "cashier" is not/,
    );
    expect(() => assertAuth('constructor', 'a.json')).toThrow('"constructor"');
    expect(() => assertAuth(undefined, 'a.json')).toThrow('the role "" is not');
  });
});
