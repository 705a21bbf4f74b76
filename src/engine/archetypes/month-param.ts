// The month of a log as a parameter of its screen.
import { serverNow } from '../../services/server-clock';
import type { Param } from '../params';
import { monthOf } from './months';

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** `YYYY-MM`; the current month of the mall when absent or invalid. */
export const month = (): Param<string> => ({
  isRequired: false,
  parse: (text) => (text !== undefined && MONTH.test(text) ? text : monthOf(serverNow())),
});
