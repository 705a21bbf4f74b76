// Hydrates live shows: this mall is connected to no platform that has any.
import { plainHydrator } from '../hydrator';

export const hydrator = plainHydrator((data) => ({ ...data, live_list: [] }));
