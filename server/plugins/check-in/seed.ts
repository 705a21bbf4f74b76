// The demo's awards for checking in.
import type { SeedContext } from '../../demo/context';

const SETTINGS = {
  status: 1,
  normal: 5,
  normal_type: 'integral',
  continue_type: 1,
  continue: [{ day: 7, number: 30, type: 'integral' }],
  total: [{ day: 30, number: '5.00', type: 'balance' }],
};

export async function seedCheckIn({ trx }: SeedContext): Promise<void> {
  await trx
    .insertInto('mall_options')
    .values({ key: 'check_in', value: JSON.stringify(SETTINGS) })
    .execute();
}
