// Changes the shopper's picture: uploads the file, then saves its address as the avatar.
import { MAX_UPLOAD_BYTES } from '~/domain/constants';
import { attachmentUpload } from '~/schemas/api/attachment.gen';
import { useAction } from '../../engine/use-action';
import { call } from '../../services/http';
import { loadUserInfo } from '../../services/shopper';
import { toast, withLoading } from '../../state/overlays';

/** Uploads the file and passes its address to `save`; shows the error where it fails. */
export function useAvatarUpload(save: (address: string) => Promise<unknown>) {
  return useAction(async (file: File) => {
    if (!file.type.startsWith('image/')) {
      toast('请选择图片');
      return;
    }
    if (file.size > MAX_UPLOAD_BYTES) {
      toast('图片不能超过10M');
      return;
    }
    await withLoading('上传中', async () => {
      const { url } = await call(attachmentUpload, { type: 'image' }, { file });
      await save(url);
      await loadUserInfo(true);
    });
    toast('头像已更新', { icon: 'success' });
  });
}
