// Queries of topics: lists, one topic, favourites.
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/tables';
import type { Paging } from '../../http/wire';
import { TOPIC_CARD_COLUMNS, type TopicCardRow, type TopicRow, type TopicTypeRow } from './wire-topic';
import { likePattern } from '../../db/like-pattern';

/** The chosen topics, instead of a category. */
const CHOSEN = -1;

const shownTopics = (db: Kysely<Tables>) =>
  db.selectFrom('topics').selectAll('topics').where('topics.deleted_at', 'is', null);

export const topicTypes = (db: Kysely<Tables>): Promise<TopicTypeRow[]> =>
  db
    .selectFrom('topic_types')
    .selectAll()
    .where('deleted_at', 'is', null)
    .where('is_enabled', '=', true)
    .orderBy('sort')
    .orderBy('id')
    .execute();

interface ListInput {
  /** A category; -1 the chosen ones, 0 all. */
  type: number;
  keyword: string;
  paging: Paging;
}

/** A page of topics in the shop's order. */
export const listTopics = (db: Kysely<Tables>, { type, keyword, paging }: ListInput): Promise<TopicRow[]> =>
  shownTopics(db)
    .$if(type === CHOSEN, (query) => query.where('is_chosen', '=', true))
    .$if(type > 0, (query) => query.where('type_id', '=', type))
    .$if(keyword !== '', (query) => query.where('title', 'ilike', likePattern(keyword)))
    .orderBy('sort')
    .orderBy('id', 'desc')
    .limit(paging.limit)
    .offset(paging.offset)
    .execute();

/** The newest topics, for the home page. */
export const newestTopics = (db: Kysely<Tables>, limit: number): Promise<TopicRow[]> =>
  shownTopics(db).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute();

interface WantedCards {
  ids: readonly number[];
  /** How many of the newest ones. */
  newest: number;
  typeIds: readonly number[];
  /** How many of the newest ones of each category. */
  newestOfType: number;
}

/** Topics by id, the newest ones and those of categories, the newest first. One query; none where nothing is wanted. */
export async function cardTopics(
  db: Kysely<Tables>,
  { ids, newest, typeIds, newestOfType }: WantedCards,
): Promise<TopicCardRow[]> {
  if (ids.length === 0 && newest === 0 && typeIds.length === 0) return [];
  const shown = db.selectFrom('topics').where('topics.deleted_at', 'is', null);
  const latest = shown
    .select('topics.id')
    .orderBy('created_at', 'desc')
    .orderBy('topics.id', 'desc')
    .limit(newest);
  const place = sql<number>`row_number() over (partition by type_id order by created_at desc, id desc)`;
  const ranked = shown
    .select(['topics.id', place.as('place')])
    .where('type_id', 'in', [...typeIds])
    .as('ranked');
  return shown
    .select(TOPIC_CARD_COLUMNS)
    .where((eb) =>
      eb.or([
        ...(ids.length === 0 ? [] : [eb('topics.id', 'in', [...ids])]),
        ...(newest === 0 ? [] : [eb('topics.id', 'in', latest)]),
        ...(typeIds.length === 0
          ? []
          : [
              eb(
                'topics.id',
                'in',
                db.selectFrom(ranked).select('ranked.id').where('place', '<=', newestOfType),
              ),
            ]),
      ]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('topics.id', 'desc')
    .execute();
}

/** Counts one reading and returns the topic; undefined for a deleted one. */
export const readTopic = (db: Kysely<Tables>, id: number): Promise<TopicRow | undefined> =>
  db
    .updateTable('topics')
    .set({ read_count: sql`read_count + 1` })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();

export async function isFavoriteTopic(
  db: Kysely<Tables>,
  { userId, topicId }: { userId: number; topicId: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('topic_favorites')
    .select('topic_id')
    .where('user_id', '=', userId)
    .where('topic_id', '=', topicId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Adds a topic to the favourites; false when there is none such. Idempotent. */
export async function addFavoriteTopic(
  db: Kysely<Tables>,
  { userId, topicId }: { userId: number; topicId: number },
): Promise<boolean> {
  const topic = await shownTopics(db).where('id', '=', topicId).executeTakeFirst();
  if (topic === undefined) return false;
  await db
    .insertInto('topic_favorites')
    .values({ user_id: userId, topic_id: topicId })
    .onConflict((conflict) => conflict.columns(['user_id', 'topic_id']).doNothing())
    .execute();
  return true;
}

export async function removeFavoriteTopic(
  db: Kysely<Tables>,
  { userId, topicId }: { userId: number; topicId: number },
): Promise<void> {
  await db
    .deleteFrom('topic_favorites')
    .where('user_id', '=', userId)
    .where('topic_id', '=', topicId)
    .execute();
}

/** A page of a shopper's favourite topics, the newest first, without deleted ones. */
export const favoriteTopics = (
  db: Kysely<Tables>,
  { userId, paging }: { userId: number; paging: Paging },
): Promise<TopicRow[]> =>
  shownTopics(db)
    .innerJoin('topic_favorites', 'topic_favorites.topic_id', 'topics.id')
    .where('topic_favorites.user_id', '=', userId)
    .orderBy('topic_favorites.created_at', 'desc')
    .orderBy('topics.id', 'desc')
    .limit(paging.limit)
    .offset(paging.offset)
    .execute();
