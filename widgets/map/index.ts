// Registers the map.
import { defineWidget, reservedNumber } from '~/renderer/define-widget';

const isPair = (location: unknown): boolean => typeof location === 'string' && location.includes(',');

export default defineWidget({
  id: 'map',
  version: 1,
  title: '地图',
  group: 'basic',
  load: () => import('./view'),
  reserve: (data) => {
    const { latitude, location } = data;
    const hasPlace = (typeof latitude === 'string' && latitude !== '') || isPair(location);
    if (!hasPlace) return 0;
    const spaces = reservedNumber(data['marginTop'], 0) + 2 * reservedNumber(data['paddingY'], 40);
    return spaces + Math.max(160, reservedNumber(data['height'], 400));
  },
});
