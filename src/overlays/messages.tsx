// The short messages over every screen: dialogs, the loading indicator, toasts.
import { useEffect, useState } from 'react';
import { Dialog } from '~/ui/dialog/dialog';
import { LoadingOverlay } from '~/ui/loading/loading-overlay';
import { Toast } from '~/ui/toast/toast';
import { answerDialog, endToast, type ToastRequest, useOverlays } from '../state/overlays';

function Dialogs() {
  const { dialogs } = useOverlays();
  const [dialog] = dialogs;
  if (dialog === undefined) return null;
  return (
    <Dialog
      key={dialog.id}
      isOpen
      kind={dialog.kind}
      title={dialog.title}
      confirmText={dialog.confirmText}
      cancelText={dialog.cancelText}
      isDangerous={dialog.isDangerous}
      onConfirm={() => answerDialog(dialog.id, true)}
      onCancel={() => answerDialog(dialog.id, false)}
    >
      {dialog.text}
    </Dialog>
  );
}

/** A live region announces changes only: it must exist, empty, before its first text. */
function useIsListening(): boolean {
  const [isListening, setIsListening] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsListening(true));
    return () => clearTimeout(timer);
  }, []);
  return isListening;
}

/** A toast's time counts from its painting: on a slow phone its code loads for longer than it shows. */
function useToastTime(toast: Readonly<ToastRequest> | null): void {
  const { id = 0, durationMs = 0 } = toast ?? {};
  useEffect(() => {
    if (id === 0) return undefined;
    const timer = setTimeout(() => endToast(id), durationMs);
    return () => clearTimeout(timer);
  }, [id, durationMs]);
}

export default function Messages() {
  const { loading, toast } = useOverlays();
  const isListening = useIsListening();
  useToastTime(isListening ? toast : null);
  return (
    <>
      <Dialogs />
      <LoadingOverlay isVisible={loading !== null} {...(loading === null ? {} : loading)} />
      <Toast
        text={isListening ? (toast?.text ?? null) : null}
        {...(toast?.icon == null ? {} : { icon: toast.icon })}
      />
    </>
  );
}
