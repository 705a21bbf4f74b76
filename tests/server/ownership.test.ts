// Proves of every route with an id: with the ids of one shopper another one reads and changes nothing of his.
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROLES } from '~/domain/roles';
import type { Tables } from '~/server/db/tables';
import { describeOnOneDatabase } from './database-helpers';
import { type Ids, idsOf, isIdName, isKnown, isOpen, kindOf } from './ids-of-kinds';
import { type Mall, openMall } from './mall-helpers';
import { makeSnapshot } from './owned-rows';
import { type Carried, grantRoles } from './role-helpers';
import {
  formOf,
  PLAUSIBLE,
  type Place,
  placesOf,
  post,
  sampleOf,
  type WalkedRoute,
  walkedRoutes,
} from './walk-helpers';
import { createRows } from './walk-rows';

type Db = Kysely<Tables>;

const OWNER = 1;
const STRANGER = 2;

const ROUTES = walkedRoutes();
const idParams = ({ params }: WalkedRoute): Place[] => placesOf(params).filter(({ name }) => isIdName(name));
const ownedIdParams = (walked: WalkedRoute): Place[] =>
  idParams(walked).filter((place) => !isOpen(kindOf(place) ?? 'public'));
/** Some roles handle other shoppers' data: the tests of these routes cover which. */
const seesOthers = ({ endpoint: { auth } }: WalkedRoute['route']): boolean =>
  auth !== 'guest' && ROLES[auth].seesOthers;
const WALKED = ROUTES.filter((walked) => ownedIdParams(walked).length > 0 && !seesOthers(walked.route));
/** What the parameters identify. */
const USED_KINDS = [...new Set(ROUTES.flatMap(idParams).map((place) => kindOf(place) ?? 'public'))];
/** Roles without which the routes would refuse the calls. */
const NEEDED = new Set(
  WALKED.map(({ route }) => route.endpoint.auth).filter((auth) => auth !== 'guest' && auth !== 'login'),
);

/** The same response for everybody: whether somebody redeems orders, which a shopper sees at the counter. */
const SAME_TO_ALL = 'api/user/is-clerk-user';

const POSTED_READS = ['api/order/pay-data', 'api/order/city-map'];

/** Reads that return data to the owner only: they prove that the calls name the right rows. */
const READS = WALKED.filter(
  ({ name, route }) =>
    POSTED_READS.includes(name) || (route.endpoint.sentBy === 'GET' && name !== SAME_TO_ALL),
);

/** Texts that only the owner may see. */
async function secretsOf(db: Db): Promise<string[]> {
  const textsOf = async (userId: number): Promise<string[]> => {
    const { rows } = await sql<{ text: string }>`
      select mobile as text from users where id = ${userId}
      union select unnest(array[name, mobile, detail]) from addresses where user_id = ${userId}
      union select unnest(array[order_no, name, mobile, address, remark]) from orders where user_id = ${userId}
      union select unnest(array[out_trade_no, title]) from payment_unions where user_id = ${userId}
      union select unnest(array[buyer_title, buyer_email]) from invoices where user_id = ${userId}
      union select rider_name from city_deliveries d join order_expresses e on e.id = d.order_express_id
        join orders o on o.id = e.order_id where o.user_id = ${userId}
      union select order_no from recharge_orders where user_id = ${userId}
      union select description from balance_logs where user_id = ${userId}`.execute(db);
    return rows.map(({ text }) => text).filter((text) => text !== null && text.length > 1);
  };
  const known = new Set([...(await textsOf(STRANGER)), ...Object.values(PLAUSIBLE)]);
  return (await textsOf(OWNER)).filter((text) => !known.has(text));
}

describe('the calls with ids', () => {
  it('cover every parameter that identifies something: say in the schema what it is (`x-id`)', () => {
    const unknown = ROUTES.flatMap((walked) =>
      idParams(walked)
        .filter((place) => kindOf(place) === undefined)
        .map(({ path }) => `${walked.name} ${path}`),
    );
    expect(unknown).toEqual([]);
  });

  it('are of kinds whose rows are known, and kinds stand at ids only', () => {
    const wrong = ROUTES.flatMap((walked) =>
      placesOf(walked.params)
        .filter((place) => {
          const kind = kindOf(place);
          return kind !== undefined && !(isIdName(place.name) && isKnown(kind));
        })
        .map(({ path }) => `${walked.name} ${path}`),
    );
    expect(wrong).toEqual([]);
  });
});

const NOBODY_TEXT = 'nobody';
const NOBODY: Ids = Object.fromEntries(
  USED_KINDS.map((kind) => [kind, [/number|proof|token/.test(kind) ? NOBODY_TEXT : 2_147_483_647]]),
);

/** Forms that get as far as their ids. */
const FILLED: Readonly<Record<string, unknown>> = {
  ...PLAUSIBLE,
  buyer_title: '阿青',
  buyer_email: 'qing@example.com',
  email: 'qing@example.com',
  invoice_type_code: '026',
};

/** Limit of rows per kind. */
const MAX_ROWS = 12;

interface Filling {
  /** Owner of the ids at a path. */
  idsAt: (place: Place) => Ids;
  /** Index among them. */
  row: number;
}

function bodyOf({ params }: WalkedRoute, { idsAt, row }: Filling): string {
  const idAt = (place: Place): unknown => {
    const kind = kindOf(place);
    const isPlausible = kind === 'public' && place.name in FILLED;
    if (kind === undefined || isPlausible || !isIdName(place.name)) return undefined;
    const ids = idsAt(place)[kind] ?? [];
    const id = ids[row % Math.max(1, ids.length)] ?? 1;
    return place.schema.type === 'array' ? [id] : id;
  };
  const sampling = {
    valueAt: (place: Place) => idAt(place) ?? FILLED[place.name],
    has: ({ name }: Place) => isIdName(name) || name in FILLED,
  };
  return formOf(sampleOf(params, sampling));
}

interface Caller extends Carried {
  token: string;
}

/** A shopper with every role that the called routes require. */
const callerOf = async (mall: Mall, userId: number): Promise<Caller> => ({
  token: await mall.tokenOf(userId),
  ...(await grantRoles(mall.database.db, userId, NEEDED)),
});

/** Parameters of his roles identify himself, whatever the body names. */
function postAs(mall: Mall, { token, headers, values }: Caller, sent: { name: string; body: string }) {
  const form = new URLSearchParams(sent.body);
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return post(mall, sent.name, form.toString(), { token, headers });
}

describeOnOneDatabase('the ids of another shopper', (open) => {
  let mall: Mall;
  let snapshot: () => Promise<Record<string, string>>;
  let secrets: readonly string[];
  let ids: { owner: Ids; stranger: Ids };
  let callers: { owner: Caller; stranger: Caller };
  beforeAll(async () => {
    mall = openMall(await open());
    const { db } = mall.database;
    await createRows(db, OWNER);
    await createRows(db, STRANGER);
    // The owner earns by what his junior orders, whatever ids the calls carry.
    await db.updateTable('users').set({ parent_id: null }).where('id', '=', STRANGER).execute();
    callers = { owner: await callerOf(mall, OWNER), stranger: await callerOf(mall, STRANGER) };
    ids = { owner: await idsOf(db, OWNER, USED_KINDS), stranger: await idsOf(db, STRANGER, USED_KINDS) };
    secrets = await secretsOf(db);
    snapshot = await makeSnapshot(db, OWNER);
  });
  afterAll(() => mall.close());

  /** A response without the texts that were sent with the call. */
  const withoutEcho = (text: string, row: number): string => {
    const found = ids.owner['tracking number'] ?? [];
    return text.replaceAll(String(found[row % found.length]), 'x').replaceAll(NOBODY_TEXT, 'x');
  };

  /** Bodies with ids of the owner at all paths, then at each path alone beside the caller's own. */
  const bodiesOf = (walked: WalkedRoute): string[] => {
    const owned = ownedIdParams(walked);
    const count = Math.max(...owned.map((place) => ids.owner[kindOf(place) ?? '']?.length ?? 0));
    const rows = Array.from({ length: Math.min(MAX_ROWS, count) }, (_, row) => row);
    const alone = owned.length === 1 ? [] : owned;
    const bodies = rows.flatMap((row) => [
      bodyOf(walked, { row, idsAt: () => ids.owner }),
      ...alone.map(({ path }) =>
        bodyOf(walked, { row, idsAt: (place) => (place.path === path ? ids.owner : ids.stranger) }),
      ),
    ]);
    // A shopper has fewer rows of one kind than of another.
    return [...new Set(bodies)];
  };

  it('cover rows of every kind', () => {
    expect(Object.entries(ids.owner).filter(([, found]) => found.length === 0)).toEqual([]);
    expect([secrets.length > 10, WALKED.length > 20, READS.length > 5]).toEqual([true, true, true]);
    const shared = Object.entries(ids.owner).filter(
      ([kind, found]) => !isOpen(kind) && found.some((id) => ids.stranger[kind]?.includes(id)),
    );
    expect(shared).toEqual([]);
  });

  it.each(WALKED)('neither return nor change any of his data by $name', async (walked) => {
    const before = await snapshot();
    for (const body of bodiesOf(walked)) {
      await mall.database.db.deleteFrom('rate_limits').execute();
      const { envelope, text } = await postAs(mall, callers.stranger, { name: walked.name, body });
      expect([body, [0, 1].includes(envelope?.code ?? 500)]).toEqual([body, true]);
      expect([body, secrets.filter((secret) => text.includes(secret))]).toEqual([body, []]);
      expect([body, await snapshot()]).toEqual([body, before]);
    }
    expect(mall.failures).toEqual([]);
  });

  it.each(READS)('return the same by $name as unknown ids, and more to himself', async (walked) => {
    const bodyWith = (row: number, idsAt: Ids) => bodyOf(walked, { row, idsAt: () => idsAt });
    const ask = (caller: Caller, body: string) => postAs(mall, caller, { name: walked.name, body });
    const rows = Array.from({ length: MAX_ROWS }, (_, row) => row);
    // He may have fewer: each is asked for once.
    const rowByBody = new Map(rows.map((row) => [bodyWith(row, ids.owner), row]));
    const isAnswered = await Promise.all(
      [...rowByBody].map(async ([body, row]) => {
        const own = await ask(callers.owner, body);
        const other = await ask(callers.stranger, body);
        const nobody = await ask(callers.stranger, bodyWith(row, NOBODY));
        expect(withoutEcho(other.text, row)).toBe(withoutEcho(nobody.text, row));
        return own.envelope?.code === 0 && own.text !== other.text;
      }),
    );
    expect(isAnswered).toContain(true);
  });
});
