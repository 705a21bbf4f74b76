// A picture of a widget as the mall renders it, made by the build.
import { PhonePicture, PictureFrame } from '../ui/phone-picture';

interface StillProps {
  id: string;
  /** The widget's. */
  title: string;
  /** Place among the widget's presets. */
  preset?: number;
  /** In px. */
  width: number;
  height: number;
}

export const Still = ({ id, title, preset = 0, ...size }: StillProps) => (
  <PhonePicture {...size}>
    <PictureFrame {...size} title={`${title}的样子`} src={`./stills/${id}-${preset}.html`} />
  </PhonePicture>
);
