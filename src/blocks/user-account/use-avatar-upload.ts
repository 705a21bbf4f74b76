// Uploads a new picture of the shopper; what becomes of its address is the caller's.
import { MAX_UPLOAD_BYTES } from '~/domain/constants';
import { attachmentUpload } from '~/schemas/api/attachment.gen';
import { isApplePhoto, uploadablePicture } from '~/ui/uploader/apple-photo';
import { useAction } from '../../engine/use-action';
import { call } from '../../services/http';
import { toast, withLoading } from '../../state/overlays';

/** Uploads the file and passes its address on; shows the error where it fails. */
export function useAvatarUpload(save: (address: string) => unknown) {
  return useAction(async (file: File) => {
    if (!file.type.startsWith('image/') && !isApplePhoto(file)) {
      toast('请选择图片');
      return;
    }
    if (file.size > MAX_UPLOAD_BYTES) {
      toast('图片不能超过10M');
      return;
    }
    const picture = await uploadablePicture(file).catch((error: Error) => error);
    if (picture instanceof Error) {
      toast(picture.message);
      return;
    }
    await withLoading('上传中', async () => {
      const { url } = await call(attachmentUpload, { type: 'image' }, { file: picture });
      await save(url);
    });
  });
}
