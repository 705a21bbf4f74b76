// Uploads a shopper's pictures for a review, a request or a form; refusals become toasts.
import { attachmentUpload } from '~/schemas/api/attachment.gen';
import type { UploadHost } from '~/ui/form-fields/control-props';
import { type Uploads, useUploads as useUploadsBy } from '~/ui/uploader/use-uploads';
import { isRefusal, wordsOf } from '../../base/call-error';
import { call } from '../../services/http';
import { isSocialApp } from '../../services/platform';
import { toast } from '../../state/overlays';

async function uploadPicture(file: File, onProgress: (share: number) => void): Promise<string> {
  try {
    const { url } = await call(attachmentUpload, { type: 'image' }, { file, onProgress, isQuiet: true });
    return url;
  } catch (error) {
    if (isRefusal(error)) toast(wordsOf(error));
    throw error;
  }
}

/** Pictures by the social app's chooser; null where it refuses, and the browser's own serves. */
async function chooseInApp(count: number): Promise<File[] | null> {
  const { chooseImagesInSocialApp } = await import('../../services/social-sdk');
  return chooseImagesInSocialApp(count).catch(() => null);
}

/** How the mall chooses and uploads pictures. */
export const uploadHost = (): UploadHost => ({
  upload: uploadPicture,
  say: toast,
  ...(isSocialApp() ? { choose: chooseInApp } : {}),
});

export const useUploads = (initial: readonly string[] = []): Uploads =>
  useUploadsBy({ ...uploadHost(), initial });
