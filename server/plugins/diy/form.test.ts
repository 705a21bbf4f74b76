// Proves replies to a page's form: every field validated again, each reply stored once.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { diyPageStore } from '~/schemas/api/diy.gen';
import { indexTplIndex } from '~/schemas/api/index.gen';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import {
  ANSWERS,
  FIELDS,
  formBlock,
  type FormData,
  type FormMall,
  NOON,
  openFormMall,
  type Standing,
} from '~/tests/server/form-helpers';
import { blocksOf, dataOf, pageOf, saveModule, savePage } from '~/tests/server/page-helpers';

describeOnBothDatabases('plugin/diy/api/page/store', (open) => {
  let forms: FormMall;
  beforeAll(async () => {
    forms = openFormMall(await open());
  });
  afterAll(() => {
    expect(forms.mall.failures).toEqual([]);
    forms.mall.close();
  });
  beforeEach(() => forms.reset());

  const replies = () =>
    forms.mall.database.db.selectFrom('diy_form_replies').selectAll().orderBy('id').execute();

  describe('a reply', () => {
    it('is stored with its questions, the version of the form and the choices marked', async () => {
      const standing = await forms.stand();
      const { code, msg, data } = await forms.send(standing, { token: 'first-sending' });
      expect([code, msg, data.list]).toEqual([0, '提交成功', []]);
      const [row] = await replies();
      expect(row).toMatchObject({ id: data.id, user_id: 1, awards: [], created_at: NOON });
      expect(row?.form_data.map(({ label, value }) => [label, value])).toEqual([
        ['姓名', '小满'],
        ['手机号', '13800000001'],
        ['预约日', '2026-12-01'],
        ['人数', '2人'],
        ['参考图', []],
      ]);
      expect(row?.form_data[3]?.list).toEqual([
        { label: '1人', value: 'false' },
        { label: '2人', value: 'true' },
      ]);
      const form = await forms.mall.database.db.selectFrom('diy_forms').selectAll().executeTakeFirstOrThrow();
      expect(form).toMatchObject({
        id: row?.form_id,
        template_id: standing.templateId,
        version: standing.form.form_version,
        title: '测试页',
      });
    });

    it('is stored once however often it is repeated, concurrently or later', async () => {
      const standing = await forms.stand();
      const taps = await Promise.all(
        Array.from({ length: 8 }, () => forms.send(standing, { token: 'one-sending' })),
      );
      forms.waitMs(3_600_000);
      const late = await forms.send(standing, { token: 'one-sending' });
      expect(new Set([...taps, late].map(({ data }) => data.id)).size).toBe(1);
      expect(await replies()).toHaveLength(1);
      expect((await forms.send(standing, { token: 'next-sending' })).code).toBe(0);
      expect(await replies()).toHaveLength(2);
    });

    it('of another shopper is another one, also under the same token', async () => {
      const standing = await forms.stand();
      await forms.send(standing, { token: 'same-name' });
      await forms.send(standing, { token: 'same-name', by: await forms.mall.tokenOf(2) });
      expect((await replies()).map(({ user_id }) => user_id)).toEqual([1, 2]);
    });

    it('of a client without token and form is the same within a minute, and stored without a form', async () => {
      const standing = await forms.stand();
      const old = () =>
        forms.mall.call(diyPageStore, { form_data: forms.answersTo(standing) }, { token: forms.token });
      expect((await old()).data.id).toBe((await old()).data.id);
      forms.waitMs(61_000);
      await old();
      expect((await replies()).map(({ form_id }) => form_id)).toEqual([null, null]);
    });

    it('is refused to a guest', async () => {
      expect((await forms.send(await forms.stand(), { by: '' })).code).toBe(-1);
      expect(await replies()).toEqual([]);
    });
  });

  describe('every field', () => {
    it.each<[string, readonly unknown[], string]>([
      ['a missing one', [' ', ...ANSWERS.slice(1)], '姓名必填'],
      ['the first of two wrong ones', ['', '1', ...ANSWERS.slice(2)], '姓名必填'],
      ['a telephone number', ['小满', '12', ...ANSWERS.slice(2)], '手机号格式错误'],
      ['a text that is too long', ['字'.repeat(201), ...ANSWERS.slice(1)], '姓名最多输入200个字'],
      [
        'a day beyond the bound',
        ['小满', '13800000001', '2027-01-01', '2人', []],
        '预约日不能晚于2026-12-31',
      ],
      ['a choice that nobody offered', ['小满', '13800000001', '', '9人', []], '人数的选项无效'],
      [
        'too many pictures',
        ['小满', '13800000001', '', '', ['a.png', 'b.png', 'c.png']],
        '参考图最多上传2张图片',
      ],
      [
        'a script for a picture',
        ['小满', '13800000001', '', '', ['javascript:alert(1)']],
        '参考图的图片无效',
      ],
      [
        'a picture from elsewhere',
        ['小满', '13800000001', '', '', ['https://x.cn/a.png']],
        '图片无效，请重新上传',
      ],
    ])('is checked again: %s (NS-06)', async (_what, values, msg) => {
      expect(await forms.send(await forms.stand(), { values })).toEqual({ code: 1, msg });
      expect(await replies()).toEqual([]);
    });

    it('is checked by the stored form, whatever the client says of it', async () => {
      const standing = await forms.stand();
      const lying = forms
        .answersTo(standing, ['', '13800000001'])
        .map((field) => ({ ...field, is_required: 0 }));
      expect((await forms.send(standing, { form_data: lying })).msg).toBe('姓名必填');
    });

    it('accepts pictures that the shopper or a guest uploaded here, and no other shopper’s', async () => {
      const standing = await forms.stand();
      const [own, guests, strangers] = [
        await forms.upload(forms.token),
        await forms.upload(''),
        await forms.upload(await forms.mall.tokenOf(2)),
      ];
      const withPictures = (...urls: string[]) =>
        forms.send(standing, { values: [...ANSWERS.slice(0, 4), urls] });
      expect((await withPictures(own, guests)).code).toBe(0);
      expect((await withPictures(own, strangers)).msg).toBe('图片无效，请重新上传');
    });

    it.each<[string, unknown[]]>([
      ['answers to other questions', [{ key: 'text', name: '名字', value: 'x' }]],
      ['no fields at all', [null, 7, 'x', [], {}]],
    ])('must be one of the form: %s', async (_what, form_data) => {
      const standing = await forms.stand();
      expect((await forms.send(standing, { form_data })).msg).toBe('上传数据出错');
      expect(
        (await forms.mall.call(diyPageStore, { form_data: [{ key: 'file' }] }, { token: forms.token })).msg,
      ).toBe('上传数据出错');
    });
  });

  describe('the form', () => {
    it('has the same version whatever its colours and starting values, and another with another question', async () => {
      const [first, painted, asked] = [
        await forms.stand(),
        await forms.stand({
          inputBorder: '#123456',
          formDialog: FIELDS.map((field) => ({ ...field, hint: '别的提示', default: 'x' })),
        }),
        await forms.stand({ formDialog: [...FIELDS, { key: 'text', name: '备注', is_required: 0 }] }),
      ];
      expect(painted.form.form_version).toBe(first.form.form_version);
      expect(asked.form.form_version).not.toBe(first.form.form_version);
    });

    it('that was changed in the meantime is refused, and earlier replies stay', async () => {
      const standing = await forms.stand();
      await forms.send(standing);
      const layout = JSON.stringify([formBlock({ formDialog: FIELDS.slice(0, 2) })]);
      await forms.mall.database.db
        .updateTable('diy_templates')
        .set({ data: layout })
        .where('id', '=', standing.templateId)
        .execute();
      expect((await forms.send(standing, { token: 'after-change' })).msg).toBe(
        '表单已更新，请刷新页面后重新填写',
      );
      expect(await replies()).toHaveLength(1);
    });

    it('is found in a module of the page, and counted there for all pages', async () => {
      const moduleId = await saveModule(forms.mall, [formBlock({ times: 1 })]);
      const page = () =>
        savePage(forms.mall, {
          tabs: [[{ id: 'module', permission_key: '', data: { list: [{ id: moduleId }] } }]],
        });
      const lookAt = async (pageId: number): Promise<Standing> => {
        const answer = await forms.mall.ask(indexTplIndex, { page_id: pageId }, { token: forms.token });
        const { list } = dataOf(blocksOf(answer), 'module') as { list: { data: { data: FormData }[] }[] };
        const form = list[0]?.data[0]?.data;
        if (form === undefined) throw new Error('The module holds no form.');
        return { pageId, form, templateId: Number(pageOf(answer).navs[0]?.template_id) };
      };
      const [one, other] = [await lookAt(await page()), await lookAt(await page())];
      expect((await forms.send(one)).code).toBe(0);
      expect((await forms.send(other, { token: 'on-the-other' })).msg).toBe('每人最多提交1次，您已达上限');
      expect((await lookAt(other.pageId)).form.sent_times).toBe(1);
    });

    it('accepts as many replies of a shopper as it allows, of ten concurrent ones too', async () => {
      const standing = await forms.stand({ times: 2 });
      const taps = await Promise.all(
        Array.from({ length: 10 }, (_none, tap) => forms.send(standing, { token: `sending-${tap}` })),
      );
      expect(taps.filter(({ code }) => code === 0)).toHaveLength(2);
      expect(await replies()).toHaveLength(2);
      expect((await forms.look(standing.pageId)).form.sent_times).toBe(2);
      const other = await forms.mall.tokenOf(2);
      expect((await forms.look(standing.pageId, other)).form.sent_times).toBe(0);
      expect((await forms.send(standing, { by: other })).code).toBe(0);
      expect((await forms.look(standing.pageId, '')).form.sent_times).toBe(0);
    });

    it('accepts none after its end', async () => {
      const standing = await forms.stand({ endDateTime: '2026-11-21 12:00:01' });
      expect((await forms.send(standing)).code).toBe(0);
      forms.waitMs(1000);
      expect((await forms.send(standing, { token: 'too-late-1' })).msg).toBe('表单已截止，不能再提交');
    });

    it('accepts none on a page that the shopper cannot see', async () => {
      const standing = await forms.stand();
      const limit = { is_all: 0, member: [{ level: 99, name: '无人' }] };
      const { db } = forms.mall.database;
      await db
        .updateTable('diy_pages')
        .set({ access_limit: JSON.stringify(limit) })
        .where('id', '=', standing.pageId)
        .execute();
      expect((await forms.send(standing)).msg).toBe('表单不存在');
      await db
        .updateTable('diy_pages')
        .set({ access_limit: null, is_disable: true })
        .where('id', '=', standing.pageId)
        .execute();
      expect((await forms.send(standing)).msg).toBe('表单不存在');
      expect(await replies()).toEqual([]);
    });
  });

  it('is rate-limited', async () => {
    const standing = await forms.stand();
    await forms.mall.database.db
      .insertInto('rate_limits')
      .values({ key: 'form:1', hits: Array.from({ length: 60 }, () => new Date()), expires_at: new Date() })
      .execute();
    expect((await forms.send(standing)).msg).toBe('操作过于频繁，请稍后再试');
  });
});
