// `/settings`: the studio's rules for operators.
import { audit } from '../audit';
import { type Call, ok, type Reply, route, type Route, write } from '../call';
import { booleanOf, fieldsOf, numberOf, timeOfDayOf } from '../fields';
import { MAX_BLOCKS } from '../merge-ops';
import { readSettings, saveSettings } from '../settings';

async function change(call: Call): Promise<Reply> {
  const fields = fieldsOf(call.body);
  const has = (name: string) => fields[name] !== undefined;
  const max = { label: '组件数', min: 1, max: MAX_BLOCKS };
  const hours = { label: '有效期', min: 1, max: 7 * 24 };
  const reply = await write(call, async (trx) => {
    const settings = {
      ...(await readSettings(trx)),
      ...(has('isApproved') ? { isApproved: booleanOf(fields, 'isApproved') } : {}),
      ...(has('isNoteRequired') ? { isNoteRequired: booleanOf(fields, 'isNoteRequired') } : {}),
      ...(has('maxBlocks') ? { maxBlocks: numberOf(fields, 'maxBlocks', max) } : {}),
      ...(has('scheduleTime') ? { scheduleTime: timeOfDayOf(fields, 'scheduleTime') } : {}),
      ...(has('endTime') ? { endTime: timeOfDayOf(fields, 'endTime') } : {}),
      ...(has('previewHours') ? { previewHours: numberOf(fields, 'previewHours', hours) } : {}),
    };
    await saveSettings(trx, settings);
    await audit(trx, call, { action: 'settings', detail: { ...settings } });
    return ok(settings);
  });
  call.hub.wakeAll();
  return reply;
}

export const settingRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/settings',
    role: 'viewer',
    handle: async ({ db }) => ok(await readSettings(db)),
  }),
  route({ method: 'PATCH', path: '/settings', role: 'owner', handle: change }),
];
