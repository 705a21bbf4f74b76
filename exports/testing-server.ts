// What tests of a package's plugins may import of the mall.
export { describeOnBothDatabases } from '~/tests/server/database-helpers';
export { type Mall, openMall } from '~/tests/server/mall-helpers';
export { formOf, goodsOf, plainGoods } from '~/tests/server/money/checkout-helpers';
export { orderPreview } from '~/schemas/api/order.gen';
export { dataOf, deliveredBlocks } from '~/tests/server/page-helpers';
export { createShopper, grantRole } from '~/tests/server/role-helpers';
export { jobRunnerOver } from '~/tests/server/rounds-helpers';
