// Lists a shopper's replies to forms, and the shop's answers.
import type { Kysely } from 'kysely';
import type { AnsweredField } from '~/domain/diy-form';
import {
  type DiyFormDetailData,
  type DiyFormListData,
  type DiyFormReplyData,
  type DiyFormSuccessData,
  diyFormList,
} from '~/schemas/api/diy.gen';
import type { Tables } from '../../db/tables';
import { MallError } from '../../http/errors';
import { flag, pagination, pagingOf, wireTime } from '../../http/wire';
import { readPage } from '../../http/read-page';

const UNTITLED = '表单';
const MISSING = '信息不存在';
/** Answers of a row in a list. */
const SUMMARY = 3;

const ownReplies = (db: Kysely<Tables>, userId: number) =>
  db
    .selectFrom('diy_form_replies as reply')
    .leftJoin('diy_forms as form', 'form.id', 'reply.form_id')
    .where('reply.user_id', '=', userId)
    .where('reply.deleted_at', 'is', null);

const wordsOf = (value: AnsweredField['value']): string =>
  typeof value === 'string' ? value : value.join('、');

/** Pictures say nothing in short. */
const summaryOf = (answered: readonly AnsweredField[]) =>
  answered
    .filter(({ key }) => key !== 'img_upload')
    .map(({ label, value }) => ({ label, value: wordsOf(value) }))
    .filter(({ value }) => value !== '')
    .slice(0, SUMMARY);

interface ListInput {
  userId: number;
  page?: number;
  formId?: number;
}

export async function readReplies(
  db: Kysely<Tables>,
  { userId, page = 1, formId = 0 }: ListInput,
): Promise<DiyFormListData> {
  const paging = pagingOf(diyFormList, { page });
  const replies = ownReplies(db, userId).$if(formId > 0, (query) =>
    query.where('reply.form_id', '=', formId),
  );
  const { total, rows } = await readPage(replies, paging, (all) =>
    all
      .select([
        'reply.id',
        'reply.form_id',
        'reply.created_at',
        'reply.replied_at',
        'reply.form_data',
        'form.title',
      ])
      .orderBy('reply.id', 'desc'),
  );
  const list = rows.map((row) => ({
    id: row.id,
    form_id: row.form_id ?? 0,
    title: row.title ?? UNTITLED,
    created_at: wireTime(row.created_at),
    is_reply: flag(row.replied_at !== null),
    summary: summaryOf(row.form_data),
  }));
  return { list, pagination: pagination(paging, total) };
}

async function requireReply(db: Kysely<Tables>, { userId, id }: { userId: number; id: number }) {
  const row = await ownReplies(db, userId)
    .selectAll('reply')
    .select('form.title')
    .where('reply.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw new MallError(MISSING);
  return row;
}

/** Throws 信息不存在 for what is not his. */
export async function readReply(
  db: Kysely<Tables>,
  key: { userId: number; id: number },
): Promise<DiyFormDetailData> {
  const row = await requireReply(db, key);
  const detail = {
    id: row.id,
    title: row.title ?? UNTITLED,
    created_at: wireTime(row.created_at),
    form_data: row.form_data.map((field) => ({
      ...field,
      value: typeof field.value === 'string' ? field.value : [...field.value],
    })),
    is_reply: flag(row.replied_at !== null),
  };
  return { detail };
}

/** As `readReply`, what the shop has answered to it. */
export async function readShopAnswer(
  db: Kysely<Tables>,
  key: { userId: number; id: number },
): Promise<DiyFormReplyData> {
  const row = await requireReply(db, key);
  const { id, reply_content, reply_pics } = row;
  return { detail: { id, reply_content, reply_pics, reply_at: wireTime(row.replied_at) } };
}

const RECORDS = '/plugins/diy/list/list';

/** The words shown to the shopper once his reply is stored. As `readReply`. */
export async function readSuccess(
  db: Kysely<Tables>,
  key: { userId: number; id: number },
): Promise<DiyFormSuccessData> {
  const { title, awards } = await requireReply(db, key);
  return {
    title: title ?? UNTITLED,
    content: '我们已收到您的信息，商家回复后可在提交记录中查看',
    pic_url: '',
    btn_text: '查看提交记录',
    btn_link: { url: RECORDS, open_type: 'redirect' },
    list: awards,
  };
}
