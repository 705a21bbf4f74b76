// An operator's small picture that fills its box, with a fallback.
import type { CSSProperties, ReactNode } from 'react';
import { useImageError } from './use-image-error';

type OperatorPictureProps = {
  /** Address in the needed width; an empty one counts as failed. */
  source: string;
  /** Alternative text; empty for decoration. */
  alt?: string;
  className?: string | undefined;
  style?: CSSProperties;
  /** The fallback; nothing where the picture is decoration. */
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
