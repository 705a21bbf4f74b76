// The demo's wishes: one of each shopper who can sign in.
import type { SeedContext } from '../../demo/context';
import './tables';

const WISHES = [
  { user_id: 1, text: '黄山毛峰' },
  { user_id: 2, text: '旅行茶具' },
];

export async function seedWishes({ trx, now }: SeedContext): Promise<void> {
  await trx
    .insertInto('wish_list_wishes')
    .values(WISHES.map((wish) => ({ ...wish, created_at: now })))
    .execute();
}
