// Visits of shared goods while the mall is full: their pages take places as calls do, and open all the same.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildShareLink } from '~/domain/share-link';
import { ADMISSION_LIMITS, type AdmissionLimits } from '~/server/http/admission';
import type { Prerenderer } from '~/server/site/prerender';
import { describeOnBothDatabases } from './database-helpers';
import { type Mall, openMall } from './mall-helpers';

/** Plans goods, and draws nothing. */
const PLANNER = {
  plan: () =>
    Promise.resolve([{ route: 'api/goods/detail', params: { id: 1 }, key: 'api/goods/detail {"id":1}' }]),
  shared: () => Promise.resolve(null),
  card: () => Promise.resolve({}),
  home: () => Promise.resolve(null),
} as unknown as Prerenderer;

const HTML = '<head><script id="boot" type="application/json">{}</script></head><div id="root"></div>';

describeOnBothDatabases('the page of shared goods', (open) => {
  let folder = '';
  let mall: Mall | null = null;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'pagoda-site-'));
    writeFileSync(join(folder, 'index.html'), HTML);
  });
  afterEach(() => {
    mall?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const visit = async (path: string, running: number): Promise<string> => {
    const { browsing } = ADMISSION_LIMITS.lanes;
    const lanes = { ...ADMISSION_LIMITS.lanes, browsing: { ...browsing, running, waiting: 0 } };
    const admission: AdmissionLimits = { ...ADMISSION_LIMITS, lanes };
    mall = openMall(await open(), {
      admission,
      site: { folder, studioFolder: folder, prerenderer: PLANNER },
    });
    const response = await mall.app.request(path);
    expect([response.status, mall.failures]).toEqual([200, []]);
    return response.text();
  };
  const base = 'http://mall.test/';
  const goods = buildShareLink({
    base,
    path: '/pages/goods/goods',
    params: { id: '1' },
    userId: 0,
    storeId: 0,
  });

  it('has the goods where a place is free', async () => {
    expect(await visit(goods, 1)).toContain('api/goods/detail');
  });

  it('leaves the goods to the phone where none is, while home has its data, which all share', async () => {
    expect(await visit(goods, 0)).not.toContain('api/goods/detail');
    expect(await visit(base, 0)).toContain('api/index/tpl-index');
  });
});
