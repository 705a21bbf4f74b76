// Saving a code as a picture; the code that draws loads with the tap.
import { Button } from '~/ui/button/button';
import { loadChunk } from '~/renderer/chunk';
import { useAction } from '../../engine/use-action';
import { isSocialApp } from '../../services/platform';
import { savePicture } from '../poster/save-picture';
import type { CodePicture } from './draw-code';

export function SaveCode(props: CodePicture) {
  const saving = useAction(async () => {
    const { drawCode } = await loadChunk('redeem-code/draw-code', () => import('./draw-code'));
    savePicture(await drawCode(props), props.title);
  });
  // The social app's browser downloads no files; there the picture is held.
  if (isSocialApp()) return null;
  return (
    <Button kind="outline" size="compact" isBusy={saving.isBusy} onClick={() => void saving.run()}>
      保存图片
    </Button>
  );
}
