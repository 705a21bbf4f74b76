// The picture viewer of a block, whose code loads with the first picture that is looked at.
import { type ReactNode, useState } from 'react';
import { lazyPart } from '~/renderer/lazy-part';
import { useAction } from '../../engine/use-action';

const Viewer = lazyPart('blocks/picture-viewer', async () => ({
  default: (await import('./picture-viewer')).PictureViewer,
}));

interface Pictures {
  pictures: readonly string[];
  label: string;
}

/** `view` opens it at a picture; `viewer` stands in the block, whose pictures it shows. */
export function useViewer({ pictures, label }: Pictures): {
  view: (index: number) => Promise<void>;
  viewer: ReactNode;
} {
  const [viewed, setViewed] = useState<{ index: number | null } | null>(null);
  const opening = useAction(async (index: number) => {
    await Viewer.arrives();
    setViewed({ index });
  });
  const close = () => setViewed({ index: null });
  const viewer =
    viewed === null ? null : (
      <Viewer pictures={pictures} index={viewed.index} label={label} onClose={close} />
    );
  return { view: opening.run, viewer };
}
