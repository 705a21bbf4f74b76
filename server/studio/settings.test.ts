// The studio's settings: each may be changed alone, none to what its rule refuses.
import { beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { openStudio, type StudioMall } from '~/tests/server/studio-helpers';

describeOnBothDatabases('settings', (open) => {
  let mall: StudioMall;
  beforeAll(async () => {
    mall = await openStudio(await open());
  });

  const change = (body: object) => mall.operate('PATCH', '/settings', { body });

  it('begins a schedule at eight in the evening and ends it at midnight, unless it is changed', async () => {
    const before = { scheduleTime: '20:00', endTime: '00:00', previewHours: 2 };
    expect((await mall.operate('GET', '/settings', { as: 'viewer' })).body).toMatchObject(before);
    const changed = await change({ scheduleTime: '09:30' });
    expect([changed.status, changed.body]).toMatchObject([200, { ...before, scheduleTime: '09:30' }]);
    const me = await mall.operate('GET', '/session', { as: 'editor' });
    expect(me.body['settings']).toMatchObject({ scheduleTime: '09:30', endTime: '00:00' });
  });

  it.each(['24:00', '9:30', '20:00:00', '', 20, null])('refuses %j as a time of the day', async (time) => {
    for (const name of ['scheduleTime', 'endTime'])
      expect((await change({ [name]: time })).body).toMatchObject({
        error: { code: 'invalid', fields: [{ pointer: `/${name}` }] },
      });
  });

  it('never fails', () => {
    expect(mall.failures).toEqual([]);
  });
});
