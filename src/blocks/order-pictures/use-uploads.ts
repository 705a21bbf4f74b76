// Owns pictures that a shopper adds to a review or a request: they go to the mall, and its refusals are said.
import { attachmentUpload } from '~/schemas/api/attachment.gen';
import { type Uploads, useUploads as useUploadsBy } from '~/ui/uploader/use-uploads';
import { isRefusal, wordsOf } from '../../services/call-error';
import { call } from '../../services/http';
import { toast } from '../../state/overlays';

async function upload(file: File, onProgress: (share: number) => void): Promise<string> {
  try {
    const { url } = await call(attachmentUpload, { type: 'image' }, { file, onProgress, isQuiet: true });
    return url;
  } catch (error) {
    if (isRefusal(error)) toast(wordsOf(error));
    throw error;
  }
}

export const useUploads = (): Uploads => useUploadsBy({ upload, say: toast });
