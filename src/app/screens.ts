// The table of screens, which home does not load, and what comes along with any of them: the kinds of sale.
import { setSaleKinds } from '../blocks/sale/parts';
import { saleKinds } from './sale-kinds.gen';

setSaleKinds(saleKinds);

export { routes } from './routes.gen';
