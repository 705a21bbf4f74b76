// Fills in the recommended merchants: this mall keeps none, so that every picked one has closed.
import { plainHydrator } from '../hydrator';

export const hydrator = plainHydrator((data) => ({ ...data, list: [] }));
