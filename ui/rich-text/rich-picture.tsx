// Pictures in a rich text, with a reserved box until they load, where the text has no size.
import { type ComponentProps, useState } from 'react';
import { classes } from '../classes';
import { useImageError } from '../picture/use-image-error';
import styles from './rich-text.module.css';

type RichPictureProps = ComponentProps<'img'> & { src: string; alt: string };

export function RichPicture({ className, alt, ...props }: RichPictureProps) {
  const [isThere, setThere] = useState(false);
  const { isMissing, watch } = useImageError(props.src);
  const isSized =
    props.width !== undefined || props.height !== undefined || props.style?.height !== undefined;
  const isAwaited = !isSized && !isThere && !isMissing;
  return (
    <img
      {...props}
      alt={alt}
      className={classes(className, isAwaited && styles['awaited'])}
      loading="lazy"
      decoding="async"
      onLoad={() => setThere(true)}
      onError={watch.onError}
      ref={(image) => {
        // A picture in server HTML may have loaded before hydration.
        if (image?.complete === true && image.naturalWidth > 0) setThere(true);
        else watch.ref(image);
      }}
    />
  );
}
