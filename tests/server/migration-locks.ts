// Which statements of a migration would lock or rewrite a table that grows with the mall.
import type { Migration } from '~/server/db/migrate';

/** Files before it were applied everywhere and never change. */
export const FIRST_GUARDED = '285';

/** Tables with a row for each goods, shopper, order or act of one. */
const GROWING = new Set(
  `addresses balance_logs carts commission_logs commission_takebacks distributors favorites footprints goods
  goods_cat_relations goods_comments goods_search goods_views integral_logs invoices known_identities order_commissions
  order_event_states order_events order_express_lines order_expresses order_lines order_refunds orders page_visits
  payment_attempts payment_union_orders payment_unions recharge_orders skus studio_audit studio_versions user_cards
  user_coupons users withdrawals`.split(/\s+/),
);

const NAME = String.raw`(?:if (?:not )?exists )?(?:only )?(?:public\.)?"?(\w+)"?`;

/** An action of `alter table` that reads or writes every row under its lock. */
const SLOW_ACTION =
  /\b(?:set not null|alter column \w+ (?:set data )?type|add column [^;]*\b(?:now\(\)|current_\w+|random\(\)|gen_random_uuid\(\)|clock_timestamp\(\)|generated|serial)|(?:check|references|foreign key|unique|primary key)\b)/;

const isBatched = (statement: string) =>
  /^do\b/.test(statement) && /\bloop\b/.test(statement) && /\bcommit\b/.test(statement);

/** Splits at semicolons outside `$$`, without comments. */
function statementsOf(text: string): string[] {
  const plain = text
    .replaceAll(/--[^\n]*/g, '')
    .replaceAll(/\s+/g, ' ')
    .toLowerCase();
  const parts = plain.split('$$');
  const marked = parts.map((part, at) => (at % 2 === 0 ? part.replaceAll(';', '\n') : part)).join('$$');
  return marked.split('\n').map((part) => part.trim());
}

/** The table that a statement reads or writes throughout while it holds a lock on it; null for none. */
function lockedTable(statement: string, isAlone: boolean): string | null {
  if (/^create (?:or replace )?function\b/.test(statement)) return null;
  const target = (pattern: string) => new RegExp(`\\b${pattern}`).exec(statement)?.[1] ?? null;
  if (isBatched(statement)) return isAlone ? null : target(`(?:update|delete from) ${NAME}`);
  if (/^create (?:unique )?index/.test(statement))
    return isAlone && statement.includes(' concurrently ') ? null : target(`on ${NAME}`);
  if (statement.startsWith('alter table')) {
    const isSlow = statement.includes(' validate constraint')
      ? !isAlone
      : SLOW_ACTION.test(statement) && !/\bnot valid$/.test(statement);
    return isSlow ? target(`alter table ${NAME}`) : null;
  }
  return target(`(?:update|delete from|lock table) ${NAME}`);
}

/** Each with the name of its file; a table that the file itself creates is empty. */
export function lockingStatements({ name, text }: Migration): string[] {
  const statements = statementsOf(text);
  const own = new Set(
    statements.map((statement) => new RegExp(`^create table ${NAME}`).exec(statement)?.[1] ?? ''),
  );
  const isAlone = text.startsWith('-- Outside a transaction');
  return statements.flatMap((statement) => {
    const table = lockedTable(statement, isAlone);
    return table !== null && GROWING.has(table) && !own.has(table) ? [`${name}: ${statement}`] : [];
  });
}
