// What a picker finds, with the fields that most things do not have.
import { formatDate } from '../time';
import type { Picked } from './api-library';

export const picked = (row: Pick<Picked, 'id' | 'name' | 'stored'> & Partial<Picked>): Picked => ({
  picUrl: '',
  problem: null,
  isGone: false,
  columns: {},
  ...row,
});

/** The day in Beijing time, `11-26`. */
export const dayOf = (moment: Date): string => formatDate(moment.getTime()).slice(5);
