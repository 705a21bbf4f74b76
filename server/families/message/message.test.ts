// Proves message templates: their list, and that one is sent to the caller only.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { messageTemplate } from '~/schemas/api/message.gen';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';

const SHOPPER = 1;
const PAID = 'order_pay_tpl';
const IN_SOCIAL_APP = { 'X-App-Platform': 'wechat' };

describeOnBothDatabases('api/message/template', (open) => {
  let mall: Mall;
  let token: string;
  beforeEach(async () => {
    mall = openMall(await open());
    token = await mall.tokenOf(SHOPPER);
    await mall.database.db
      .insertInto('user_identities')
      .values({ provider: 'sandbox', open_id: 'open-1', user_id: SHOPPER })
      .execute();
  });

  const send = (templateTpl: string, { headers = IN_SOCIAL_APP, by = token } = {}) =>
    mall.call(messageTemplate, { templateTpl }, { token: by, headers });

  it('lists the templates of the mall to a shopper', async () => {
    const answer = await mall.ask(messageTemplate, {}, { token });
    expect('list' in answer ? answer.list[0] : null).toEqual({
      name: '订单支付成功通知',
      tpl_name: PAID,
      tpl_id: 'demo-order-pay',
    });
    expect((await mall.call(messageTemplate, {})).code).toBe(-1);
  });

  it('sends one to the shopper himself', async () => {
    expect(await send(PAID)).toMatchObject({ code: 0, data: { status: 1, msg: '发送成功' } });
    const folder = join(mall.dataFolder, 'outbox');
    const [name = '', ...more] = readdirSync(folder);
    expect([name.endsWith('-open-1.txt'), more]).toEqual([true, []]);
    expect(readFileSync(join(folder, name), 'utf8')).toContain('订单支付成功通知：这是一条测试消息');
  });

  it('refuses in a plain browser, an unknown template, and whom the social app does not know', async () => {
    expect((await send(PAID, { headers: { 'X-App-Platform': 'mobile' } })).msg).toBe('平台不支持模板消息');
    expect((await send('nothing')).msg).toBe('发送失败');
    expect((await send(PAID, { by: await mall.tokenOf(2) })).msg).toBe('发送失败');
    expect(mall.failures).toEqual([]);
  });

  it('survives an invalid option', async () => {
    for (const value of ['1', '{}', '[null,{"name":1},{"name":"x"}]']) {
      await mall.database.db
        .updateTable('mall_options')
        .set({ value })
        .where('key', '=', 'template_messages')
        .execute();
      expect(await mall.ask(messageTemplate, {}, { token })).toEqual({ list: [] });
    }
  });
});
