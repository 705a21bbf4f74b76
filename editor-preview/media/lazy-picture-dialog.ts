// The picture dialog as its own chunk: loaded when it is first opened.
import { dialogPart } from '../ui/lazy-parts';

export const LazyPictureDialog = dialogPart('picture-dialog', () => import('./picture-dialog'));
