// Saving a code as a picture, with its name above and its digits below.
import { Button } from '~/ui/button/button';
import { useAction } from '../../engine/use-action';
import { isSocialApp } from '../../services/platform';
import { drawPoster } from '../poster/draw-poster';
import { INK, SECOND_INK } from '../poster/inks';
import type { PosterSpec } from '../poster/poster-spec';
import { savePicture } from '../poster/save-picture';

interface SaveCodeProps {
  picture: string;
  title: string;
  digits: string;
}

const WIDTH = 450;
const MIDDLE = { x: WIDTH / 2, align: 'center' as const, width: WIDTH - 48 };

const specOf = ({ picture, title, digits }: SaveCodeProps): PosterSpec => ({
  width: WIDTH,
  height: 600,
  ground: '#ffffff',
  parts: [
    { kind: 'text', text: title, ...MIDDLE, y: 40, size: 30, colour: INK, isBold: true },
    { kind: 'picture', source: picture, box: { x: 45, y: 110, width: 360, height: 360 } },
    { kind: 'text', text: digits, ...MIDDLE, y: 500, size: 28, colour: SECOND_INK },
  ],
});

export function SaveCode(props: SaveCodeProps) {
  const saving = useAction(async () => savePicture(await drawPoster(specOf(props)), props.title));
  // The social app's browser downloads no files; there the picture is held.
  if (isSocialApp()) return null;
  return (
    <Button kind="outline" size="compact" isBusy={saving.isBusy} onClick={() => void saving.run()}>
      保存图片
    </Button>
  );
}
