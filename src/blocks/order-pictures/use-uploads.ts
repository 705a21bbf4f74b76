// Uploads a shopper's pictures for a review or a request; refusals become toasts.
import { attachmentUpload } from '~/schemas/api/attachment.gen';
import { type Uploads, useUploads as useUploadsBy } from '~/ui/uploader/use-uploads';
import { isRefusal, wordsOf } from '../../services/call-error';
import { call } from '../../services/http';
import { toast } from '../../state/overlays';

export async function uploadPicture(file: File, onProgress: (share: number) => void): Promise<string> {
  try {
    const { url } = await call(attachmentUpload, { type: 'image' }, { file, onProgress, isQuiet: true });
    return url;
  } catch (error) {
    if (isRefusal(error)) toast(wordsOf(error));
    throw error;
  }
}

export const useUploads = (): Uploads => useUploadsBy({ upload: uploadPicture, say: toast });
