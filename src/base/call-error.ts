// CallError, the typed failure of a call, and the messages of the error catalogue (ERR-03, ERR-07 … ERR-14).

import { NETWORK_WORDS } from '~/domain/constants';

export const NETWORK_CODE = 400;
export const EMPTY_BODY_WORDS = '数据不存在';
export const NOT_OFFERED_WORDS = '该商城未开通';

const STATUS_WORDS: Readonly<Record<number, string>> = {
  400: '服务器不理解请求的语法',
  403: '服务器拒绝请求',
  404: '资源获取不到',
  405: '方法禁用',
  407: '需要代理授权',
  408: '请求超时',
  409: '冲突',
  410: '已删除',
  413: '请求实体过大',
  415: '不支持的媒体类型',
  417: '未满足期望值',
  500: '服务器内部错误',
  503: '服务不可用',
  504: '网关超时',
};

/** Message for an HTTP status; '' where the catalogue has none. */
export const wordsOfStatus = (status: number): string => STATUS_WORDS[status] ?? '';

export type CallFailure =
  | 'refused'
  | 'not-offered'
  | 'network'
  | 'status'
  | 'empty'
  | 'not-logged-in'
  | 'redirected'
  | 'cancelled';

/** A call that did not succeed. `code` is the envelope's, or the HTTP status, or 400 for the network. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly kind: CallFailure;
  readonly code: number;
  readonly route: string;
  readonly data: unknown;

  constructor(kind: CallFailure, message: string, at: { code: number; route: string; data?: unknown }) {
    super(message);
    this.kind = kind;
    this.code = at.code;
    this.route = at.route;
    this.data = at.data;
  }
}

/** Message for any thrown value. */
export const wordsOf = (error: unknown): string =>
  error instanceof Error && error.message !== '' ? error.message : NETWORK_WORDS;

/** True where the mall does not have the route. */
export const isNotOffered = (error: unknown): boolean =>
  error instanceof CallError && error.kind === 'not-offered';

/** True for words that nobody has shown yet, and that a second try would only repeat. */
export const isFinal = (error: unknown): boolean => isRefusal(error) || isNotOffered(error);

/** True for a refusal whose message the caller must show; other failures have been shown already. */
export const isRefusal = (error: unknown): error is CallError =>
  error instanceof CallError && error.kind === 'refused';
