// Cropping as its own chunk: loaded when it is first opened.
import { placePart } from '../ui/lazy-parts';

export const LazyCropView = placePart('crop-view', () => import('./crop-view'), <p>正在加载…</p>);
