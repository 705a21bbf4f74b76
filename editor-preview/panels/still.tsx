// A picture of a widget as the mall renders it, made by the build.
import { PhonePicture, PictureCard, PictureFrame } from '../ui/phone-picture';

interface StillProps {
  id: string;
  /** The widget's. */
  title: string;
  /** Place among the widget's presets. */
  preset?: number;
  /** In px. */
  width: number;
  height: number;
  /** Of the card in hand: it waits for no tile's frame to leave the view. */
  isInHand?: boolean;
}

export function Still({ id, title, preset = 0, isInHand = false, ...size }: StillProps) {
  const Place = isInHand ? PictureCard : PhonePicture;
  return (
    <Place {...size}>
      <PictureFrame {...size} title={`${title}的样子`} src={`./stills/${id}-${preset}.html`} />
    </Place>
  );
}
