// Stores replies to a form: validated by its current version, stored once, awarded once.
import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import {
  type AnsweredField,
  answeredField,
  answerProblem,
  type DiyField,
  fieldFrom,
  sentAnswers,
} from '~/domain/diy-form';
import { parseServerTime } from '~/domain/time';
import { isRecord } from '~/domain/record';
import type { DiyPageStoreParams } from '~/schemas/api/diy.gen';
import type { Tables } from '../../db/tables';
import type { FormAward } from './tables';
import { fieldsOf, formVersion } from './form-version';
import type { WidgetData } from '../../ports/hydrate';
import { countOf } from '../../settings/stored-values';
import { MallError } from '../../http/errors';
import { samePerson } from '../../identity/same-person';
import { consumeRateLimit } from '../../http/rate-limit';
import type { Trx } from '../../db/transaction';
import { claimUploads } from '../../families/attachment/own-uploads';
import { giveAwards } from './form-awards';
import { type Look, visiblePage } from './visible-page';

/** A reply is read by people: what is longer was not typed. */
const MAX_LENGTH = 60_000;
const HOURLY = 60;
const MAX_TIMES = 1_000_000;
const MINUTE_MS = 60_000;

const BROKEN = '上传数据出错';
const CHANGED = '表单已更新，请刷新页面后重新填写';

interface Form {
  templateId: number;
  version: string;
  title: string;
  fields: readonly DiyField[];
  data: WidgetData;
}

interface Sending extends Look {
  params: DiyPageStoreParams;
  now: Date;
}

/** The form that is answered; null where the client does not say which one. Throws when it is there no more. */
async function findForm(
  db: Kysely<Tables>,
  { user, platform, plugins, params }: Sending,
): Promise<Form | null> {
  const { template_id: templateId, form_version: version } = params;
  if (templateId === undefined || version === undefined) return null;
  const page = await visiblePage(db, templateId, { user, platform, plugins });
  if (page === null) throw new MallError('表单不存在');
  const forms = page.parts.flatMap((part) =>
    part.blocks
      .filter(({ id, data }) => id === 'form' && isRecord(data))
      .map(({ data }) => ({ templateId: part.templateId, data: data as WidgetData })),
  );
  const found = forms.find(({ data }) => formVersion(fieldsOf(data)) === version);
  if (found === undefined) throw new MallError(CHANGED);
  return { ...found, version, title: page.title, fields: fieldsOf(found.data) };
}

/** The fields as a client describes them. */
function describedFields(sent: readonly unknown[]): readonly DiyField[] {
  const fields = sent.map(fieldFrom).filter((field) => field !== null);
  if (fields.length < sent.length) throw new MallError(BROKEN);
  return fields;
}

/** The answers with their questions. Throws the first problem in the order of the fields. */
function readAnswers(form: Form | null, sent: readonly unknown[]): AnsweredField[] {
  const fields = form === null ? describedFields(sent) : form.fields;
  const answers = sentAnswers(fields, sent);
  if (answers === null) throw new MallError(BROKEN);
  const answered = fields.map((field, place) => answeredField(field, answers[place] ?? ''));
  const problem = answered.map((field) => answerProblem(field, field.value)).find((words) => words !== null);
  if (problem !== undefined) throw new MallError(problem);
  if (JSON.stringify(answered).length > MAX_LENGTH) throw new MallError('表单内容过长');
  return answered;
}

/** How often a person may answer a form; 0 for any number. */
const timesOf = ({ data }: Form): number => countOf(data['times'], MAX_TIMES);

const picturesOf = ({ key, value }: AnsweredField): readonly string[] =>
  key === 'img_upload' && typeof value !== 'string' ? value : [];

/** The row with the questions of a version. */
async function formIdOf(trx: Trx, form: Form | null): Promise<number | null> {
  if (form === null) return null;
  const { templateId, version, title, fields } = form;
  const times = timesOf(form);
  const row = await trx
    .insertInto('diy_forms')
    .values({ template_id: templateId, version, title, fields: JSON.stringify(fields), times })
    .onConflict((conflict) => conflict.columns(['template_id', 'version']).doUpdateSet({ title, times }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Throws when the form accepts no more replies, from anybody or from this shopper. */
async function checkOpen(trx: Trx, form: Form | null, reply: { formId: number | null; sending: Sending }) {
  if (form === null) return;
  const { sending, formId } = reply;
  const endMs = parseServerTime(form.data['endDateTime']);
  if (endMs !== null && sending.now.getTime() >= endMs) throw new MallError('表单已截止，不能再提交');
  const most = timesOf(form);
  if (most === 0) return;
  const { count } = await trx
    .selectFrom('diy_form_replies')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', 'in', samePerson(sending.user.id))
    .where('form_id', '=', formId)
    .executeTakeFirstOrThrow();
  if (count >= most) throw new MallError(`每人最多提交${most}次，您已达上限`);
}

/** Idempotency token for a client that sent none: the same answers within a minute are the same reply. */
function tokenOf({ params, now }: Sending, answered: readonly AnsweredField[]): string {
  if (params.token !== undefined) return `client:${params.token}`;
  const minute = Math.floor(now.getTime() / MINUTE_MS);
  const digest = createHash('sha256')
    .update(JSON.stringify([minute, answered]))
    .digest('hex');
  return `digest:${digest}`;
}

export interface StoredReply {
  id: number;
  list: FormAward[];
}

async function knownReply(trx: Trx, userId: number, token: string): Promise<StoredReply | undefined> {
  const row = await trx
    .selectFrom('diy_form_replies')
    .select(['id', 'awards'])
    .where('user_id', '=', userId)
    .where('token', '=', token)
    .executeTakeFirst();
  return row === undefined ? undefined : { id: row.id, list: row.awards };
}

interface NewReply {
  form: Form | null;
  answered: readonly AnsweredField[];
  sending: Sending;
}

/** One shopper's replies are serialised, so that each sees those before. */
async function insertReply(trx: Trx, { form, answered, sending }: NewReply): Promise<StoredReply> {
  const { user, now } = sending;
  await sql`select id from users where id in ${samePerson(user.id)} order by id for update`.execute(trx);
  const token = tokenOf(sending, answered);
  const known = await knownReply(trx, user.id, token);
  if (known !== undefined) return known;
  const formId = await formIdOf(trx, form);
  await checkOpen(trx, form, { formId, sending });
  const { id } = await trx
    .insertInto('diy_form_replies')
    .values({
      user_id: user.id,
      form_id: formId,
      token,
      form_data: JSON.stringify(answered),
      replied_at: null,
      deleted_at: null,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const list = form === null ? [] : await giveAwards(trx, form.data, { userId: user.id, replyId: id, now });
  if (list.length > 0) {
    const awards = JSON.stringify(list);
    await trx.updateTable('diy_form_replies').set({ awards }).where('id', '=', id).execute();
  }
  return { id, list };
}

/** Stores a reply, or returns the one that it repeats. Throws a MallError with the first problem. */
export async function storeReply(db: Kysely<Tables>, sending: Sending): Promise<StoredReply> {
  const { user, params } = sending;
  await consumeRateLimit(db, { key: `form:${user.id}`, count: HOURLY, windowSeconds: 3600 });
  const form = await findForm(db, sending);
  const answered = readAnswers(form, params.form_data);
  await claimUploads(db, { userId: user.id, urls: answered.flatMap(picturesOf) });
  return db.transaction().execute((trx) => insertReply(trx, { form, answered, sending }));
}
