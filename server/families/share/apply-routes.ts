// api/share: the setting, and the application of who wants to become a distributor.
import type { Kysely } from 'kysely';
import { type AnsweredField, answeredField, answerProblem, fieldFrom, sentAnswers } from '~/domain/diy-form';
import {
  APPLY_STATES,
  applyState,
  asksForm,
  BECOME,
  becomeProblem,
  BOUGHT,
  isReviewed,
  type Purchases,
} from '~/domain/distributor';
import { isMobile } from '~/domain/validators';
import type { ShareSetting } from '~/schemas/api/index.gen';
import {
  shareApply,
  type ShareApplyParams,
  shareApplyStatus,
  shareCustomize,
  shareNewApplyStatus,
  shareSetting,
} from '~/schemas/api/share.gen';
import type { Tables } from '../../db/tables';
import { MallError } from '../../http/errors';
import { loginRoute, Reply, type Route } from '../../http/route';
import type { Viewer } from '../../ports/viewer';
import { wireMoney } from '../../http/wire';
import type { Trx } from '../../db/transaction';
import { currentTerms } from '../../withdrawals/withdrawal';
import { goodsCards } from '../../goods/goods-card';
import { readPart } from '../../settings/config-part';
import { readOptions } from '../../settings/mall-options';
import { isDistributor, type DistributorRow, enroll, purchasesOf, readDistributor } from './distributors';
import { isAtOrAbove } from './referrer';
import { sharePurse } from './share-purse';
import { readShareSetting } from './share-setting';
import { readFigures, wireDistributor } from './wire-distributor';

const setting = loginRoute(shareSetting, async ({ db, now }) => {
  const config = await readShareSetting(db);
  const { leftTodayFen, types } = await currentTerms(db, sharePurse, now);
  const left = leftTodayFen === null ? {} : { surplusCash: wireMoney(leftTodayFen) };
  return { config: { ...config, pay_type: [...types], ...left }, template_message: [] };
});

const customize = loginRoute(shareCustomize, async ({ db }) => {
  const options = await readOptions(db, ['share_setting_custom']);
  return { list: { code: 0 as const, data: readPart('share_setting_custom', options) } };
});

/** Goods of which one has to be bought, where the condition names them. */
async function namedGoods(
  db: Kysely<Tables>,
  config: ShareSetting,
  { viewer, now }: { viewer: Viewer; now: Date },
) {
  if (config.become_condition !== BECOME.goods || config.share_goods_status !== BOUGHT.goods) return null;
  return goodsCards(db, { goods: config.share_goods_warehouse_id, viewer, now });
}

async function namedCats(db: Kysely<Tables>, config: ShareSetting) {
  if (config.become_condition !== BECOME.goods || config.share_goods_status !== BOUGHT.cats) return null;
  const cats = await db
    .selectFrom('goods_cats')
    .select(['id', 'name'])
    .where('id', '=', (eb) => eb.fn.any(eb.val(config.cat_list ?? [])))
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  return cats.map(({ id, name }) => ({ label: name, value: id }));
}

const spentYuan = ({ become_condition: condition }: ShareSetting, bought: Purchases): number | null => {
  if (condition === BECOME.once) return bought.onceFen / 100;
  return condition === BECOME.total ? bought.totalFen / 100 : null;
};

/** Who may still become his referrer: nobody for a distributor, and nobody below him. */
async function remembered(db: Kysely<Tables>, userId: number, sharerId: number | null) {
  if (sharerId === null || isDistributor(await readDistributor(db, userId))) return null;
  return (await isAtOrAbove(db, userId, sharerId)) ? null : sharerId;
}

/** Who invited him, else the mall. */
async function inviterName(db: Kysely<Tables>, userId: number): Promise<string> {
  const own = await db
    .selectFrom('users')
    .select(['parent_id', 'temp_parent_id'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const inviterId = own.parent_id ?? (await remembered(db, userId, own.temp_parent_id));
  const names =
    inviterId === null
      ? db.selectFrom('malls').select('name')
      : db.selectFrom('users').select('nickname as name').where('id', '=', inviterId);
  return (await names.executeTakeFirstOrThrow()).name;
}

const standingOf = (row: DistributorRow | undefined) =>
  row === undefined
    ? null
    : { status: row.status, isRemoved: row.deleted_at !== null, isRemovalShown: row.is_removal_shown };

const newApplyStatus = loginRoute(shareNewApplyStatus, async ({ db, user, now }) => {
  const config = await readShareSetting(db);
  const row = await readDistributor(db, user.id);
  const bought = await purchasesOf(db, user.id, config);
  const isQualified = becomeProblem(config, bought) === null;
  const status = applyState(standingOf(row), { isOpen: config.level > 0, isQualified });
  if (status === APPLY_STATES.justRemoved)
    await db
      .updateTable('distributors')
      .set({ is_removal_shown: true })
      .where('user_id', '=', user.id)
      .execute();
  return {
    share: row === undefined ? null : wireDistributor(row, await readFigures(db, user.id)),
    status,
    is_can_apply: isQualified,
    orderPrice: spentYuan(config, bought),
    goodsList: await namedGoods(db, config, { viewer: user, now }),
    catList: await namedCats(db, config),
    parent_name: await inviterName(db, user.id),
    template_message: [],
  };
});

const applyStatus = loginRoute(shareApplyStatus, async ({ db, user }) => {
  const row = await readDistributor(db, user.id);
  const share =
    row === undefined || row.deleted_at !== null
      ? { status: 2 as const }
      : wireDistributor(row, await readFigures(db, user.id));
  return { share, template_message: [] };
});

const MAX_FORM_LENGTH = 20_000;

/** The answers with their questions. Throws the first problem in the order of the fields. */
function readAnswers(config: ShareSetting, sent: unknown): AnsweredField[] {
  const fields = (config.form ?? []).map(fieldFrom).filter((field) => field !== null);
  if (config.form_status !== 1 || fields.length === 0) return [];
  if (!Array.isArray(sent)) throw new MallError('请填写表单');
  const answers = sentAnswers(fields, sent);
  if (answers === null) throw new MallError('请填写表单');
  const answered = fields.map((field, place) => answeredField(field, answers[place] ?? ''));
  const problem = answered.map((field) => answerProblem(field, field.value)).find((words) => words !== null);
  if (problem !== undefined) throw new MallError(problem);
  if (JSON.stringify(answered).length > MAX_FORM_LENGTH) throw new MallError('表单内容过长');
  return answered;
}

/** What a form asks for beside the operator's questions. */
function readPerson(config: ShareSetting, { name = '', mobile = '', agree, form }: ShareApplyParams) {
  if (!asksForm(config)) return { name: name.trim(), mobile: '', form: [] };
  if (agree !== 1) throw new MallError('请先查看分销协议并同意');
  if (name.trim() === '') throw new MallError('申请人姓名不能为空。');
  if (mobile.trim() === '') throw new MallError('申请人联系方式不能为空。');
  if (!isMobile(mobile.trim())) throw new MallError('申请人联系方式格式不正确。');
  return { name: name.trim(), mobile: mobile.trim(), form: readAnswers(config, form) };
}

async function refuseRepeated(trx: Trx, userId: number): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
  const row = await readDistributor(trx, userId);
  if (row === undefined || row.deleted_at !== null) return;
  if (row.status === 1) throw new MallError('您已经是分销商');
  if (row.status === 0) throw new MallError('请不要重复提交');
}

const apply = loginRoute(shareApply, async ({ db, user, params, now }) => {
  const config = await readShareSetting(db);
  if (config.level === 0) throw new MallError('分销商基础设置未设置');
  const person = readPerson(config, params);
  await db.transaction().execute(async (trx) => {
    await refuseRepeated(trx, user.id);
    const problem = becomeProblem(config, await purchasesOf(trx, user.id, config));
    if (problem !== null) throw new MallError(problem);
    await enroll(trx, { userId: user.id, ...person, now }, isReviewed(config) ? 0 : 1);
  });
  return new Reply(null, '申请分销商成功');
});

export const applyRoutes: readonly Route[] = [setting, customize, newApplyStatus, applyStatus, apply];
