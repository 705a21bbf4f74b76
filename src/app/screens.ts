// What comes along with any screen but home: the kinds of sale, and what sends calls.
import { setSaleKinds } from '../blocks/sale/parts';
import { saleKinds } from './sale-kinds.gen';

setSaleKinds(saleKinds);

/** A screen that the server has drawn has its data: nothing may delay its code. */
const isServed = document.getElementById('root')?.dataset['prerendered'] !== undefined;

// A failure is met again by the first call.
if (!isServed) import('../services/caller').catch(() => undefined);
