// Api/message: the message templates of the mall's social account, and sending one to oneself.
import { messageTemplate } from '~/schemas/api/message.gen';
import { isRecord } from '~/domain/record';
import { MallError } from '../../http/errors';
import { consumeRateLimit } from '../../http/rate-limit';
import { type LoginCall, loginRoute, type Route } from '../../http/route';
import { readOptions } from '../../settings/mall-options';

interface Template {
  name: string;
  tpl_name: string;
  tpl_id: string;
}

const isTemplate = (value: unknown): value is Template & Record<string, unknown> =>
  isRecord(value) && ['name', 'tpl_name', 'tpl_id'].every((key) => typeof value[key] === 'string');

async function readTemplates({ db }: LoginCall<unknown>): Promise<Template[]> {
  const { template_messages: saved } = await readOptions(db, ['template_messages']);
  const rows = Array.isArray(saved) ? saved.filter(isTemplate) : [];
  return rows.map(({ name, tpl_name, tpl_id }) => ({ name, tpl_name, tpl_id }));
}

const SOCIAL_PLATFORM = 'wechat';
const FAILED = '发送失败';

/** Sends a template to the shopper himself. @throws MallError 平台不支持模板消息, 发送失败. */
async function sendToSelf(call: LoginCall<unknown>, templateName: string) {
  const { db, user, social, now, platform } = call;
  if (platform !== SOCIAL_PLATFORM) throw new MallError('平台不支持模板消息');
  await consumeRateLimit(db, { key: `template:${user.id}`, count: 10, windowSeconds: 60 });
  const template = (await readTemplates(call)).find(({ tpl_name }) => tpl_name === templateName);
  const identity = await db
    .selectFrom('user_identities')
    .select('open_id')
    .where('user_id', '=', user.id)
    .where('provider', '=', social.name)
    .executeTakeFirst();
  if (template === undefined || identity === undefined) throw new MallError(FAILED);
  const message = {
    openId: identity.open_id,
    templateId: template.tpl_id,
    words: `${template.name}：这是一条测试消息`,
    at: now,
  };
  if (!(await social.sendTemplate(message, call.dataFolder))) throw new MallError(FAILED);
  return { status: 1 as const, msg: '发送成功' };
}

const template = loginRoute(messageTemplate, async (call) => {
  const { templateTpl: name } = call.params;
  return name === undefined ? { list: await readTemplates(call) } : sendToSelf(call, name);
});

export const routes: readonly Route[] = [template];
