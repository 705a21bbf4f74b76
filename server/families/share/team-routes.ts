// api/share: the team, the levels and the board of distributors, and being bound to one.
import { nextConditions, progressOf, RISES } from '~/domain/distributor';
import { shareBindParent, shareLevel, shareLevelUp, shareRank, shareTeam } from '~/schemas/api/share.gen';
import { MallError } from '../../http/errors';
import { loginRoute, Reply, roleRoute, type Route } from '../../http/route';
import { pagingOf } from '../../http/wire';
import { namePlaces, readBoard } from './board';
import { isDistributor, readDistributor, requireDistributor } from './distributors';
import { join, type Joined } from './juniors';
import { levelName, readLevels, readProgress, rise, riseWords } from './rise';
import { readShareSetting } from './share-setting';
import { readTeam, wireJunior } from './team';

const team = roleRoute(shareTeam, async ({ db, user, params }) => {
  await requireDistributor(db, user.id);
  const { level } = await readShareSetting(db);
  const { status: depth = 1, keyword = '' } = params;
  const asked = { userId: user.id, depth, keyword: keyword.trim(), ...pagingOf(shareTeam, params) };
  const { juniors, counts } = await readTeam(db, asked);
  const [first = 0, second = 0, third = 0] = counts.map((count, at) => (at < level ? count : -1));
  return {
    list: depth > level ? [] : juniors.map(wireJunior),
    first_count: first,
    second_count: second,
    third_count: third,
  };
});

const level = roleRoute(shareLevel, async ({ db, user }) => {
  const own = (await readDistributor(db, user.id))?.level ?? 0;
  const { default_level_name } = await readShareSetting(db);
  const progress = await readProgress(db, user.id);
  const list = nextConditions(await readLevels(db), own).flatMap((row) => {
    const { condition_type: condition, condition_value: value } = row;
    if (condition === null) return [];
    const inWire = (amount: number) => (condition === RISES.juniors ? amount : amount / 100);
    return [
      {
        id: String(row.id),
        rule: row.rule,
        condition_type: String(condition),
        condition: inWire(value),
        present: inWire(progressOf(condition, progress)),
        name: row.name,
        level: row.level,
      },
    ];
  });
  return { list, level: own, level_name: await levelName(db, own, default_level_name) };
});

const levelUp = loginRoute(shareLevelUp, async ({ db, user, now }) => {
  if (!isDistributor(await readDistributor(db, user.id)))
    throw new MallError('用户不是分销商，无法升级分销商等级');
  const reached = await db.transaction().execute((trx) => rise(trx, user.id, now));
  if (reached === null)
    return { status: 0 as const, level_name: '升级失败', condition_text: '未满足升级条件' };
  return {
    status: 1 as const,
    level_name: `升级到${reached.name}`,
    condition_text: `${riseWords(reached)}已达到条件`,
  };
});

const BIND_REFUSALS: Readonly<Record<Exclude<Joined, 'tied'>, string>> = {
  unknown: '绑定的上级用户不是分销商',
  ordinary: '绑定的上级用户不是分销商',
  self: '自身分享的页面',
  taken: '用户存在上级',
  circle: '用户处于三层分销体系之内',
  closed: '未开启分销',
  distributor: '用户自身是分销商',
  early: '未满足成为下线条件',
};

const bindParent = loginRoute(shareBindParent, async ({ db, user, params, now }) => {
  const joining = { userId: user.id, parentId: params.parent_id, trigger: params.condition, now };
  const setting = await readShareSetting(db);
  // The refusal of a rule leaves nothing behind.
  const joined = await db.transaction().execute((trx) => join(trx, joining, setting));
  if (joined !== 'tied') throw new MallError(BIND_REFUSALS[joined]);
  return new Reply(null, '绑定成功');
});

const rank = loginRoute(shareRank, async ({ user, params, now, cached, db }) => {
  const { type = 1, time = 0 } = params;
  const { limit, offset } = pagingOf(shareRank, params);
  const places = await cached(`share-rank ${type} ${time}`, () => readBoard(db, { type, time, now }));
  const own = places.filter(({ user_id }) => user_id === user.id);
  const page = places.slice(offset, offset + limit);
  const named = await namePlaces(db, [...page, ...own]);
  const mine = named[page.length] ?? null;
  return { list: named.slice(0, page.length), my_rank: mine?.rank ?? null, mine };
});

export const teamRoutes: readonly Route[] = [team, level, levelUp, bindParent, rank];
