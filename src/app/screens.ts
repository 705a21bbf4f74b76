// What comes along with any screen but home: the kinds of sale.
import { setSaleKinds } from '../blocks/sale/parts';
import { saleKinds } from './sale-kinds.gen';

setSaleKinds(saleKinds);
