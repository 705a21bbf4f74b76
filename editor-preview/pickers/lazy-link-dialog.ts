// The link picker as its own chunk: loaded when it is first opened.
import { dialogPart } from '../ui/lazy-parts';

export const LazyLinkDialog = dialogPart('link-dialog', () => import('./link-dialog'));
