// The calls of plugin/acme_lantern.
import { guestRoute, loginRoute, type Route } from 'pagoda/plugin';
import { acmeLanternIndex, acmeLanternLight } from '../../api/acme_lantern.gen';
import { countLit } from './lit';

const light = loginRoute(acmeLanternLight, async ({ db, user }) => {
  await db
    .insertInto('acme_lanterns')
    .values({ user_id: user.id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { lit: await countLit(db) };
});

const index = guestRoute(acmeLanternIndex, async ({ db }) => ({ lit: await countLit(db) }));

export const routes: readonly Route[] = [index, light];
