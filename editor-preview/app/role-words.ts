// Roles of operators in the words that they read.
import type { Role } from '~/domain/studio/api';

export const ROLE_WORDS: Readonly<Record<Role, string>> = { owner: '所有者', editor: '编辑', viewer: '查看' };
