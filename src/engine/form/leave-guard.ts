// Asks before Back leaves a screen with what was typed there; loaded with forms only.
import { useEffect, useState } from 'react';
import { confirmDialog } from '../../state/overlays';
import { entryOf, lastIndex } from '../history-entry';
import { back, stepListeners } from '../navigation';

const QUESTION = '内容还没有保存，确定离开吗？';

/** Forms of the front screen with unsaved input. */
const unsaved = new Set<object>();
/** The step that goes back to the screen is under way: the router must not see it. */
let isReturning = false;
/** The next step was confirmed. */
let isConfirmed = false;

async function ask(): Promise<void> {
  if (!(await confirmDialog(QUESTION, { confirmText: '离开', cancelText: '继续填写' }))) return;
  isConfirmed = true;
  back();
}

function onStep(): boolean {
  if (isReturning) {
    isReturning = false;
    void ask();
    return true;
  }
  const delta = entryOf().idx - lastIndex;
  const mayLeave = delta >= 0 || unsaved.size === 0 || isConfirmed;
  isConfirmed = false;
  if (mayLeave) return false;
  isReturning = true;
  window.history.go(-delta);
  return true;
}

stepListeners.add(onStep);

/** Asks before the screen is left while `isChanged`; returns what ends that once all is saved. */
export function useLeaveGuard(isChanged: boolean): () => void {
  const [form] = useState<object>({});
  // The effects of a screen that is not in front are undone.
  useEffect(() => {
    if (!isChanged) return undefined;
    unsaved.add(form);
    return () => void unsaved.delete(form);
  }, [isChanged, form]);
  return () => void unsaved.delete(form);
}
