// The calls of plugin/acme_lantern.
import { loginRoute, type Route } from 'pagoda/plugin';
import { acmeLanternLight } from '../../api/acme_lantern.gen';
import { countLit } from './lit';

const light = loginRoute(acmeLanternLight, async ({ db, user }) => {
  await db
    .insertInto('acme_lanterns')
    .values({ user_id: user.id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { lit: await countLit(db) };
});

export const routes: readonly Route[] = [light];
