// Proves that the import table catches what it forbids.
import { describe, expect, it } from 'vitest';
import { problemOf } from './imports';

describe('the import table', () => {
  it.each([
    ['domain/price.ts', '~/ui/price/price'],
    ['ui/price/price.tsx', '../../renderer/page'],
    ['renderer/page.tsx', '~/widgets/link'],
    ['widgets/goods/view.tsx', '../link/view'],
    ['widgets/goods/view.tsx', '~/src/services/http'],
    ['src/app/app.tsx', '~/server/http/app'],
    ['server/http/app.ts', '~/ui/price/price'],
    ['server/http/app.ts', '~/src/app/app'],
    ['src/pages/cart/cart.page.tsx', '../goods/detail'],
    ['src/app/app.tsx', '../pages/cart/view'],
    ['src/pages/cart/cart.page.tsx', 'react-router-dom'],
    ['src/services/query.ts', 'axios'],
    ['src/state/session.ts', 'valtio'],
  ])('%s may not import %s', (file, target) => {
    expect(problemOf({ file, target })).not.toBeNull();
  });

  it.each([
    ['ui/price/price.tsx', '~/domain/price'],
    ['widgets/goods/view.tsx', './schema.gen'],
    ['widgets/goods/goods.test.tsx', '../validators.gen'],
    ['src/pages/cart/cart.page.tsx', '../../engine/define-page'],
    ['src/pages/cart/cart.page.tsx', './row'],
    ['src/services/axios-client.ts', 'axios'],
    ['server/http/app.ts', '~/domain/price'],
    ['src/engine/lazy-screen.tsx', '../pages/routes.gen'],
  ])('%s may import %s', (file, target) => {
    expect(problemOf({ file, target })).toBeNull();
  });
});
