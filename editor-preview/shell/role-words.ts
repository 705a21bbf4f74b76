// Roles of operators in the words that they read.
import type { Role } from '~/domain/studio/api';

export const ROLE_WORDS: Readonly<Record<Role, string>> = { owner: '所有者', editor: '编辑', viewer: '查看' };

export const ROLE_HELP: Readonly<Record<Role, string>> = {
  owner: '能做所有事：发布、审核、管理人员和设置',
  editor: '能做草稿；没有打开审核时也能发布',
  viewer: '只能看，不能改',
};
