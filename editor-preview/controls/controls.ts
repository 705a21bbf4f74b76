// The controls of the form by their id.
import type { ControlId } from '~/domain/studio/form';
import type { Control } from '../form/control';
import { BlocksControl } from './blocks-control';
import { BoxControl } from './box-control';
import { Cards, Segments, Select, Switch } from './choice-controls';
import { ColourControl } from './colour-control';
import { DatetimeControl } from './datetime-control';
import { FormFieldsControl } from './form-fields-control';
import { FormDefaultControl, FormRangeControl } from './form-moments';
import { FrameControl } from './frame-control';
import { HotspotControl } from './hotspot-control';
import { LinkControl } from './link-control';
import { ListControl } from './list-control';
import { LocationControl } from './location-control';
import { NumberControl } from './number-control';
import { OwnControl } from './own-control';
import { PickControl } from './pick-control';
import { PictureControl } from './picture-control';
import { PicturesControl } from './pictures-control';
import { PositionControl } from './position-control';
import { RichControl } from './rich-control';
import { RubikControl } from './rubik-control';
import { TextControl } from './text-control';
import { TileControl } from './tile-control';
import { VideoControl } from './video-control';
import { DataOnly } from './data-only';

const CONTROLS: Readonly<Partial<Record<ControlId, Control>>> = {
  text: TextControl,
  textarea: TextControl,
  phone: TextControl,
  url: TextControl,
  rich: RichControl,
  number: NumberControl,
  length: NumberControl,
  range: NumberControl,
  switch: Switch,
  segments: Segments,
  select: Select,
  cards: Cards,
  tile: TileControl,
  position9: PositionControl,
  datetime: DatetimeControl,
  colour: ColourControl,
  picture: PictureControl,
  pictures: PicturesControl,
  video: VideoControl,
  link: LinkControl,
  goods: PickControl,
  pick: PickControl,
  list: ListControl,
  'fixed-list': ListControl,
  'form-fields': FormFieldsControl,
  'form-default': FormDefaultControl,
  'form-range': FormRangeControl,
  rubik: RubikControl,
  hotspot: HotspotControl,
  hotspots: HotspotControl,
  location: LocationControl,
  frame: FrameControl,
  button: FrameControl,
  blocks: BlocksControl,
  box: BoxControl,
  ground: FrameControl,
  own: OwnControl,
};

/** Values without a control here are shown as they are. */
export const controlOf = (id: ControlId): Control => CONTROLS[id] ?? DataOnly;
