// The kind of sale of lanterns: goods of its sign cost a tenth less.
import { ALL_SAVINGS, defineKind } from 'pagoda/plugin';

const TENTH = 10;

export const lanternKind = defineKind<null>({
  key: 'acme_lantern',
  title: '灯笼价',
  quote: async (_moment, { lines }) => ({
    own: null,
    lines: lines.map(({ form, sku }) => ({
      cuts: [{ name: '灯笼价', fen: Math.floor((sku.price_fen * form.num) / TENTH) }],
      allows: ALL_SAVINGS,
      takes: form.num,
    })),
    rows: [],
    payTypes: null,
    sendTypes: null,
    unpaidMinutes: null,
    hasMinimum: true,
    wire: {},
  }),
  place: async () => undefined,
});
