// Proves the table of roles against the codes and words of the contract.
import { describe, expect, it } from 'vitest';
import { PLUGIN_ROLES } from '~/schemas/plugin-roles.gen';
import { holderOf, isAuth, refusalsOf, ROLES } from './roles';

describe('the table of roles', () => {
  it('holds the roles of the core, and those of plugins after them', () => {
    expect(Object.keys(ROLES)).toEqual([
      'login',
      'clerk',
      'mch',
      'distributor',
      'admin',
      'operator',
      ...Object.keys(PLUGIN_ROLES),
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
    expect(['guest', 'login', 'distributor'].map((name) => isAuth(name) && holderOf(name))).toEqual([
      'anyone',
      'a signed-in shopper',
      'a distributor',
    ]);
  });
});
