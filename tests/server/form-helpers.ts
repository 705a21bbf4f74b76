// Helpers for tests of forms: a mall with a clock of its own, forms on pages, and submitting answers.
import { attachmentUpload } from '~/schemas/api/attachment.gen';
import { diyPageStore, type DiyPageStoreData, type DiyPageStoreParams } from '~/schemas/api/diy.gen';
import { indexTplIndex } from '~/schemas/api/index.gen';
import type { Database } from '~/server/db/database';
import { type Envelope, type Mall, openMall } from './mall-helpers';
import { blocksOf, dataOf, pageOf, savePage } from './page-helpers';

/** Delivered data of a form, as far as tests read it. */
export interface FormData {
  form_version: string;
  sent_times: number;
  formDialog: Record<string, unknown>[];
}

/** A form on a page. */
export interface Standing {
  templateId: number;
  pageId: number;
  form: FormData;
}

export const NOON = new Date('2026-11-21T04:00:00Z');

export const FIELDS = [
  { key: 'text', key_name: '单行文本', name: '姓名', is_required: 1, default: '', hint: '请输入' },
  { key: 'text', key_name: '单行文本', name: '手机号', is_required: 1 },
  { key: 'date', key_name: '日期选择', name: '预约日', is_required: 0, max: '2026-12-31' },
  {
    key: 'radio',
    key_name: '单选',
    name: '人数',
    is_required: 0,
    list: [
      { label: '1人', value: 'false' },
      { label: '2人', value: 'true' },
    ],
  },
  { key: 'img_upload', key_name: '图片上传', name: '参考图', is_required: 0, img_type: '1', num: 2 },
];

/** Valid answers to `FIELDS`. */
export const ANSWERS: readonly unknown[] = ['小满', '13800000001', '2026-12-01', '2人', []];

export const formBlock = (data: object = {}) => ({
  id: 'form',
  permission_key: '',
  data: { formDialog: FIELDS, ...data },
});

const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

type SendOptions = Partial<DiyPageStoreParams> & { values?: readonly unknown[]; by?: string };

export interface FormMall {
  mall: Mall;
  /** Submits as shopper 1 by default. */
  token: string;
  /** Begins a test: noon, no replies, a fresh token. */
  reset(): Promise<void>;
  waitMs(ms: number): void;
  look(pageId: number, by?: string): Promise<Standing>;
  /** Saves a page with a form of these data and returns its delivered form. */
  stand(data?: object): Promise<Standing>;
  answersTo(standing: Standing, values?: readonly unknown[]): Record<string, unknown>[];
  send(standing: Standing, options?: SendOptions): Promise<Envelope<DiyPageStoreData>>;
  /** Uploads a picture and returns its address. */
  upload(by: string): Promise<string>;
}

export function openFormMall(database: Database): FormMall {
  let now = NOON;
  const mall = openMall(database, { now: () => now });
  const forms: FormMall = {
    mall,
    token: '',
    async reset() {
      now = NOON;
      const { db } = database;
      await db.deleteFrom('diy_form_replies').execute();
      await db.deleteFrom('diy_forms').execute();
      await db.deleteFrom('rate_limits').execute();
      forms.token = await mall.tokenOf(1);
    },
    waitMs(ms) {
      now = new Date(now.getTime() + ms);
    },
    async look(pageId, by = forms.token) {
      const answer = await mall.ask(indexTplIndex, { page_id: pageId }, { token: by });
      const form = dataOf(blocksOf(answer), 'form') as FormData;
      return { pageId, templateId: Number(pageOf(answer).navs[0]?.template_id), form };
    },
    stand: async (data = {}) => forms.look(await savePage(mall, { tabs: [[formBlock(data)]] })),
    answersTo: ({ form }, values = ANSWERS) =>
      form.formDialog.map((field, place) => ({ ...field, label: field['name'], value: values[place] })),
    send(standing, { values = ANSWERS, by = forms.token, ...params } = {}) {
      const { templateId: template_id, form } = standing;
      const form_data = forms.answersTo(standing, values);
      const sent = { template_id, form_version: form.form_version, form_data };
      return mall.call(diyPageStore, { ...sent, ...params }, { token: by });
    },
    async upload(by) {
      const picture = { name: 'base64', database: `data:image/png;base64,${PNG}` };
      return (await mall.ask(attachmentUpload, picture, { token: by })).url;
    },
  };
  return forms;
}
