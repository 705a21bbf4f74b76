// An operator's small picture, as large as its box, and its fallback.
import type { CSSProperties, ReactNode } from 'react';
import { useImageError } from './use-image-error';

type OperatorPictureProps = {
  /** Address, in the width that is needed; empty is a picture that does not come. */
  source: string;
  /** What the picture says; empty for decoration. */
  alt?: string;
  className?: string | undefined;
  style?: CSSProperties;
  /** The fallback; nothing where the picture only decorates. */
  children?: ReactNode;
};

export function OperatorPicture({ source, alt = '', className, style, children }: OperatorPictureProps) {
  const { isMissing, watch } = useImageError(source);
  if (isMissing) return children;
  return (
    <img
      {...watch}
      className={className}
      style={style}
      src={source}
      alt={alt}
      loading="lazy"
      decoding="async"
    />
  );
}
