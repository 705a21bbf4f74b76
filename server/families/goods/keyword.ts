// Searching goods by words: what matches (an inverted index of letters and pairs of them), and what comes first.
import { type Expression, type SqlBool, sql } from 'kysely';
import { isInCategories } from './category-tree';

const MAX_ID = 2_147_483_647;
/** Words further behind narrow nothing down any more. */
const MAX_WORDS = 8;

const wordsOf = (keyword: string): string[] =>
  keyword.normalize('NFKC').split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);

/** Its own texts (migration 106) by the index, proved letter by letter; or the name of a category that it is in. */
const matchesWord = (word: string): Expression<SqlBool> => sql<boolean>`(goods.id in (
    select goods_id from goods_search
    where grams @> search_grams(search_text(${word})) and position(search_text(${word}) in words) > 0
  ) or ${isInCategories(sql`(
    select id from goods_cats
    where deleted_at is null and is_enabled and position(search_text(${word}) in search_text(name)) > 0
  )`)})`;

/** Every word somewhere in name, subtitle, keywords, number, attributes or categories; or exactly the id. */
export function matchesKeyword(keyword: string): Expression<SqlBool> {
  const all = sql<boolean>`(${sql.join(wordsOf(keyword).map(matchesWord), sql` and `)})`;
  const isId = /^\d+$/.test(keyword) && Number(keyword) <= MAX_ID;
  return isId ? sql<boolean>`(${all} or goods.id = ${Number(keyword)})` : all;
}

/** 0 for the very name or id, 1 for its beginning, 2 for a part of it, 3 for its other texts, 4 for its category alone. */
export const keywordRank = (keyword: string): Expression<number> => sql<number>`(
  select case
    when name = word or goods.id::text = word then 0
    when position(word in name) = 1 then 1
    when position(word in name) > 0 then 2
    when position(word in words) > 0 then 3
    else 4 end
  from goods_search, search_text(${keyword}) as word
  where goods_id = goods.id)`;
