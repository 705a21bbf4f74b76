// Photos of Apple's phones (HEIC) as JPEG, where the browser reads them, as Safari does; the server cannot.

/** As good as the phone's own copies. */
const QUALITY = 0.9;

const NAMED =
  '这是苹果照片（HEIC），这个浏览器读不了。请另存为 JPG，或在手机「设置 › 相机 › 格式」里选「兼容性最佳」，或用 Safari 上传';

/** Some browsers give them no type. */
export const isApplePhoto = ({ type, name }: Pick<File, 'type' | 'name'>): boolean =>
  /^image\/hei[cf](-sequence)?$/.test(type) || (type === '' && /\.hei[cf]$/i.test(name));

async function drawn(file: File): Promise<Blob | null> {
  const picture = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  canvas.width = picture.width;
  canvas.height = picture.height;
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  picture.close();
  return new Promise((give) => {
    canvas.toBlob(give, 'image/jpeg', QUALITY);
  });
}

/**
 * The file as the server takes it.
 * @throws Error with words where it is a photo that this browser cannot read.
 */
export async function uploadablePicture(file: File): Promise<File> {
  if (!isApplePhoto(file)) return file;
  const blob = await drawn(file).catch(() => null);
  if (blob === null) throw new Error(NAMED);
  return new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' });
}
