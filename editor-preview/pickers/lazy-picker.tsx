// The picker as its own chunk: loaded when it is first opened.
import { lazy, Suspense } from 'react';
import type { PickerDialogProps } from './picker-dialog';

const Dialog = lazy(() => import('./picker-dialog'));

export const LazyPicker = (props: PickerDialogProps) => (
  <Suspense fallback={null}>
    <Dialog {...props} />
  </Suspense>
);
