// Hydrates the countdown with whether it is over: the server's markup and the phone, which hydrates it, show the same.
import { readSpan } from '~/domain/time';
import { plainHydrator } from '../hydrator';

export const hydrator = plainHydrator((data, { now }) => {
  const { endMs } = readSpan(data['startDateTime'], data['endDateTime']);
  return endMs !== null && endMs <= now.getTime() ? { ...data, isOver: true } : data;
});
