// The calls of plugin/wish_list.
import { wishListList, wishListRemove, wishListSave } from '~/schemas/api/wish_list.gen';
import { wishListSaveForm } from '~/schemas/api/forms/wish-list-save.gen';
import { MallError } from '../../http/errors';
import { checkForm } from '../../http/form';
import { readPage } from '../../http/read-page';
import { loginRoute, type Route } from '../../http/route';
import { pagination, pagingOf } from '../../http/wire';
import { readSettings } from '../../ports/plugin';
import { readOptions } from '../../settings/mall-options';
import { settings } from './settings.gen';

const list = loginRoute(wishListList, async ({ db, user, params }) => {
  const own = db.selectFrom('wish_list_wishes').where('user_id', '=', user.id);
  const paging = pagingOf(wishListList, params);
  const [{ total, rows }, options] = await Promise.all([
    readPage(own, paging, (all) => all.select(['id', 'text']).orderBy('id', 'desc')),
    readOptions(db, ['wish_list']),
  ]);
  const { content } = readSettings(settings, options['wish_list']);
  return { content, list: rows, pagination: pagination(paging, total) };
});

const save = loginRoute(wishListSave, async ({ db, user, params }) => {
  checkForm(wishListSaveForm, params);
  const options = await readOptions(db, ['wish_list']);
  const { most } = readSettings(settings, options['wish_list']);
  return db.transaction().execute(async (trx) => {
    // Two calls at once must not both find the last place free.
    await trx.selectFrom('users').select('id').where('id', '=', user.id).forUpdate().execute();
    const { count } = await trx
      .selectFrom('wish_list_wishes')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('user_id', '=', user.id)
      .executeTakeFirstOrThrow();
    if (count >= most) throw new MallError(`最多${most}个心愿`);
    return trx
      .insertInto('wish_list_wishes')
      .values({ user_id: user.id, text: params.text ?? '' })
      .returning('id')
      .executeTakeFirstOrThrow();
  });
});

const remove = loginRoute(wishListRemove, async ({ db, user, params: { id } }) => {
  const { numDeletedRows } = await db
    .deleteFrom('wish_list_wishes')
    .where('id', '=', id)
    .where('user_id', '=', user.id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new MallError('该心愿不存在');
  return null;
});

export const routes: readonly Route[] = [list, save, remove];
