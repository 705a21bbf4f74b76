// The picker as its own chunk: loaded when it is first opened.
import { dialogPart } from '../ui/lazy-parts';

export const LazyPicker = dialogPart('picker-dialog', () => import('./picker-dialog'));
