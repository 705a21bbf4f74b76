// Tells each lantern on a page how many are lit: one query a page.
import { defineHydrator } from 'pagoda/plugin';
import { countLit } from './lit';

export const hydrator = defineHydrator({
  load: ({ db }) => countLit(db),
  apply: (data, lit) => ({ ...data, lit }),
});
