// Errors of the operator API: HTTP status, code and Chinese message (studio.md section 15).
import type { ErrorAnswer, ErrorCode } from '~/domain/studio/api-parts';
import { httpErrorOf } from '../http/http-error';
import { MallError } from '../http/errors';

const STATUS = {
  'bad-request': 400,
  'signed-out': 401,
  'wrong-password': 401,
  captcha: 401,
  role: 403,
  origin: 403,
  locked: 403,
  'not-found': 404,
  stale: 409,
  clash: 409,
  'in-use': 409,
  state: 409,
  replayed: 409,
  gone: 410,
  protocol: 412,
  'too-large': 413,
  picture: 415,
  invalid: 422,
  'too-fast': 429,
  failed: 500,
} as const satisfies Record<ErrorCode, number>;

const WORDS: Readonly<Record<ErrorCode, string>> = {
  'bad-request': '请求的格式不正确',
  'signed-out': '登录已过期，修改没有丢',
  'wrong-password': '账号或密码不正确',
  captcha: '请输入图形验证码',
  role: '你的角色不能做这件事',
  origin: '请求来自别的网站，已拒绝',
  locked: '这一块被所有者锁定',
  'not-found': '页面不存在或已删除',
  stale: '检查之后草稿又有修改',
  clash: '你和别人同时改了这一处',
  'in-use': '还在使用中',
  state: '现在不能做这一步',
  replayed: '这个请求已经用于别的操作',
  gone: '这个版本已清理',
  protocol: '工作台已更新，刷新后继续，草稿已保存',
  'too-large': '内容超过 5 MB，请分开导入',
  picture: '这不是图片，或格式不支持（可用 jpg png gif webp avif）',
  invalid: '内容不符合要求',
  'too-fast': '操作太快，5 秒后自动继续',
  failed: '服务器出错，修改存在这台电脑上',
};

type Rest = Omit<ErrorAnswer['error'], 'code' | 'message'> & { message?: string; status?: 503 };

/** Thrown below `dispatch`, which turns it into the response. */
export class StudioError extends Error {
  override readonly name = 'StudioError';
  readonly status: (typeof STATUS)[ErrorCode] | 503;
  readonly answer: ErrorAnswer;

  constructor(code: ErrorCode, { message = WORDS[code], status, ...rest }: Rest = {}) {
    super(message);
    this.status = status ?? STATUS[code];
    this.answer = { error: { code, message, ...rest } };
  }
}

/** An invalid field of a request. */
export const invalidField = (pointer: string, message: string): StudioError =>
  new StudioError('invalid', { message, fields: [{ pointer, message }] });

const HTTP_CODES = {
  400: 'bad-request',
  405: 'bad-request',
  408: 'bad-request',
  413: 'too-large',
  415: 'bad-request',
  503: 'failed',
} as const;
/** SQLSTATE class 22: a value that the database cannot store, such as NUL in a text. */
const isDataException = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('22');

/** The StudioError of an error; null for a failure of the server. */
export function studioErrorOf(error: unknown): StudioError | null {
  if (error instanceof StudioError) return error;
  if (error instanceof MallError) return new StudioError('too-fast', { message: error.message });
  if (error instanceof SyntaxError) return new StudioError('bad-request');
  if (isDataException(error)) return new StudioError('invalid');
  const http = httpErrorOf(error);
  if (http === null) return null;
  const status = http.status === 503 ? { status: 503 as const } : {};
  return new StudioError(HTTP_CODES[http.status], status);
}
