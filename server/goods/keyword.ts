// Full-text search of goods: matching (an inverted index of letters and pairs of them) and ranking.
import { type Expression, type SqlBool, sql } from 'kysely';
import { INVISIBLE } from '~/domain/typed-text';
import { goodsOfCategories } from './category-tree';

const MAX_ID = 2_147_483_647;
/** Further words are ignored. */
const MAX_WORDS = 8;

/** Blanks and the signs that people put between words; full-width ones are the same after NFKC. */
const BETWEEN_WORDS = /[\s,、;]+/;

const wordsOf = (keyword: string): string[] =>
  keyword.replace(INVISIBLE, '').normalize('NFKC').split(BETWEEN_WORDS).filter(Boolean).slice(0, MAX_WORDS);

/** The words of a keyword with one blank between them; '' where it has none. */
export const cleanKeyword = (keyword: string): string => wordsOf(keyword).join(' ');

/** Ids of the categories whose name has the word. */
const categoriesNamed = (word: string) => sql`
    select id from goods_cats
    where deleted_at is null and is_enabled and position(search_text(${word}) in search_text(name)) > 0`;

/**
 * Its own texts (migration 106) by the index, rechecked letter by letter; or the name of one of its categories. Both in one
 * list of ids: of two conditions with `or` none is found by an index.
 */
const matchesWord = (word: string): Expression<SqlBool> => sql<boolean>`(goods.id in (
    select goods_id from goods_search
    where grams @> search_grams(search_text(${word})) and position(search_text(${word}) in words) > 0
    union ${goodsOfCategories(sql`(
${categoriesNamed(word)})`)}))`;

/** Every word somewhere in name, subtitle, keywords, number, attributes or categories; or exactly the id. */
export function matchesKeyword(keyword: string): Expression<SqlBool> {
  const all = sql<boolean>`(${sql.join(wordsOf(keyword).map(matchesWord), sql` and `)})`;
  const isId = /^\d+$/.test(keyword) && Number(keyword) <= MAX_ID;
  return isId ? sql<boolean>`(${all} or goods.id = ${Number(keyword)})` : all;
}

/**
 * 0 exact name or id, 1 prefix, 2 what the goods are (the last word of the name, or of the category too), 3 category only,
 * 4 within a longer word of the name, 5 other texts.
 */
export const keywordRank = (keyword: string): Expression<number> => sql<number>`(
  select case
    when goods_search.name = word or goods.id::text = word then 0
    when position(word in goods_search.name) = 1 then 1
    when right(goods_search.name, length(word)) = word then 2
    when goods.id in (${goodsOfCategories(sql`(${categoriesNamed(keyword)})`)})
      then case when position(word in goods_search.name) > 0 then 2 else 3 end
    when position(word in goods_search.name) > 0 then 4
    else 5 end
  from goods_search, search_text(${keyword}) as word
  where goods_id = goods.id)`;
