// Proves that the import table refuses forbidden imports.
import { describe, expect, it } from 'vitest';
import { problemOf } from './imports';

describe('the import table', () => {
  it.each([
    ['domain/price.ts', '~/ui/price/price'],
    ['ui/price/price.tsx', '../../renderer/page'],
    ['renderer/page.tsx', '~/widgets/link'],
    ['widgets/goods/view.tsx', '../link/view'],
    ['widgets/goods/view.tsx', '~/src/services/http'],
    ['widgets/goods/view.tsx', './controls/shelf'],
    ['widgets/goods/controls/shelf.tsx', '~/editor-preview/ui/button'],
    ['src/app/app.tsx', '~/widgets/controls.gen'],
    ['server/app/app.ts', '~/widgets/controls.gen'],
    ['src/app/app.tsx', '~/server/http/app'],
    ['server/app/app.ts', '~/ui/price/price'],
    ['server/app/app.ts', '~/src/app/app'],
    ['src/pages/cart/cart.page.tsx', '../goods/detail'],
    ['src/app/app.tsx', '../pages/cart/view'],
    ['src/pages/cart/cart.page.tsx', 'react-router-dom'],
    ['src/services/query.ts', 'axios'],
    ['src/state/session.ts', 'valtio'],
    ['src/state/session.ts', '../testing/fake-backend'],
    ['src/blocks/map/place-map.tsx', 'leaflet'],
    ['server/families/user/user-info.ts', '../../plugins/check-in/figures'],
    ['server/families/user/user-info.ts', '../../plugins/kit/define-plugin'],
    ['server/families/user/user-info.ts', '../../plugins/kit/activity-goods/rules'],
    ['server/studio/audience.ts', '../plugins/check-in/figures'],
    ['server/app/load-plugins.ts', '../plugins/check-in/figures'],
    ['src/plugins/pick/index.page.tsx', '../gift/goods'],
    ['src/pages/cart/cart.page.tsx', '../../plugins/gift/goods'],
    ['src/pages/topic/list.page.tsx', '../../engine/archetypes/endless-list'],
    ['src/pages/address/paste.tsx', '../../engine/form/form-state'],
    ['src/blocks/form-kinds/area-kind.tsx', '../../engine/form/kind'],
    ['src/app/app.tsx', '../plugins/pick/goods'],
  ])('%s may not import %s', (file, target) => {
    expect(problemOf({ file, target })).not.toBeNull();
  });

  it.each([
    ['ui/price/price.tsx', '~/domain/price'],
    ['widgets/goods/view.tsx', './schema.gen'],
    ['widgets/goods/controls/shelf.tsx', '../schema.gen'],
    ['widgets/goods/controls/shelf.tsx', '~/domain/studio/own-control'],
    ['editor-preview/controls/own-control.tsx', '~/widgets/controls.gen'],
    ['widgets/goods/goods.test.tsx', '../validators.gen'],
    ['src/pages/cart/cart.page.tsx', '../../engine/define-page'],
    ['src/pages/cart/cart.page.tsx', './row'],
    ['src/services/axios-client.ts', 'axios'],
    ['ui/map/leaflet-map.tsx', 'leaflet'],
    ['server/app/app.ts', '~/domain/price'],
    ['src/app/engine-ports.ts', './screens'],
    ['src/app/engine-ports.ts', '../pages/home/home.page'],
    ['src/flows/testing/walk-payment.ts', '../../testing/fake-backend'],
    ['server/families/user/user-info.ts', '../../ports/plugin'],
    ['server/app/load-plugins.ts', '../plugins/kit/define-plugin'],
    ['server/plugins/pick/plugin.ts', '../kit/activity-goods/rules'],
    ['server/plugins/pick/plugin.ts', '../../settings/mall-options'],
    ['src/plugins/pick/index.page.tsx', '../../engine/define-page'],
    ['src/plugins/pick/index.page.tsx', '../kit/activity-tile'],
    ['src/pages/cats/category-feed.tsx', '../../engine/archetypes/endless-list'],
    ['src/pages/address/paste.tsx', '../../engine/archetypes/form'],
    ['src/engine/archetypes/form.tsx', '../form/form-part'],
  ])('%s may import %s', (file, target) => {
    expect(problemOf({ file, target })).toBeNull();
  });
});
