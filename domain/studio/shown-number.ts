// Numbers as the form shows them and as they are stored: `scale` lies between.
import type { FormField } from './form';

type Scaled = Pick<FormField, 'kind'> & { readonly scale?: number | undefined };

export const shownNumber = ({ scale = 1 }: Scaled, stored: number): number => stored / scale;

/** Whole for all kinds but `number`. */
export const storedNumber = ({ scale = 1, kind }: Scaled, shown: number): number =>
  kind === 'number' ? shown * scale : Math.round(shown * scale);
