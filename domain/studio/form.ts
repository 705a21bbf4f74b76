// Types of a widget's property form, as `npm run generate` writes it to `widgets/<id>/form.gen.ts`.
import type { When } from './when';

/** Groups in the order of the form. */
export const FORM_GROUPS = [
  'content',
  'source',
  'layout',
  'behaviour',
  'text',
  'colour',
  'ground',
  'space',
  'advanced',
] as const;

export type FormGroupId = (typeof FORM_GROUPS)[number];

export const GROUP_WORDS: Readonly<Record<FormGroupId, string>> = {
  content: '内容',
  source: '来源',
  layout: '样式',
  behaviour: '行为',
  text: '文字',
  colour: '颜色',
  ground: '背景',
  space: '间距',
  advanced: '高级',
};

/** Every control of the form; `none` stands for a stored property without one of its own. */
export const CONTROLS = [
  'text',
  'textarea',
  'rich',
  'number',
  'length',
  'range',
  'switch',
  'segments',
  'select',
  'cards',
  'colour',
  'picture',
  'pictures',
  'video',
  'link',
  'goods',
  'pick',
  'list',
  'fixed-list',
  'hotspots',
  'hotspot',
  'rubik',
  'form-fields',
  'datetime',
  'location',
  'position9',
  'tile',
  'ground',
  'box',
  'button',
  'frame',
  'phone',
  'url',
  'none',
] as const;

export type ControlId = (typeof CONTROLS)[number];

/** What the stored property holds; `text-or-number` stays of the kind that it had. */
export type ValueKind =
  | 'text'
  | 'integer'
  | 'number'
  | 'boolean'
  | 'text-or-number'
  | 'list'
  | 'object'
  | 'any';

export interface FormOption {
  readonly value: string | number | boolean;
  readonly words: string;
  /** Drawn card of this name. */
  readonly icon?: string;
  /** The choice is offered where this holds only. */
  readonly when?: When;
}

/** How a link is written; `fields` name the properties of its object by their part. */
export interface LinkShape {
  /**
   * `whole`: the picker's entry in this one property · `picker`: torn into properties, with the whole entry beside
   * them where `fields.whole` names it · `simple`: `{url, openType, params}` in this one property ·
   * `flat`: as `picker`, under the newer names · `pair`: address and way of opening only ·
   * `copyright`: `{url, openType, data}` in this one property.
   */
  readonly shape: 'whole' | 'picker' | 'simple' | 'flat' | 'pair' | 'copyright';
  readonly fields: Readonly<Partial<Record<LinkPart, string>>>;
}

/** `label` is the name that the editor shows; `labelType` the picker's group. */
export type LinkPart = 'url' | 'openType' | 'params' | 'key' | 'whole' | 'label' | 'labelType';

/** Advice for a picture, in rpx; `height` may name a property of the block by `/name`. */
export interface PictureSize {
  readonly width: number;
  readonly height?: number | string;
  readonly fit?: 'cover' | 'contain';
  /** Most bytes before the check warns. */
  readonly max?: number;
}

export type FieldRole = 'ground' | 'text' | 'accent' | 'button' | 'buttonText' | 'space' | 'radius' | 'title';

export interface RowLimits {
  readonly min?: number;
  readonly max: number;
  /** Exactly so many rows, which can be neither added nor removed. */
  readonly fixed?: number;
  /** Words of the button that adds one. */
  readonly add?: string;
  /** Words in the place of no rows. */
  readonly empty?: string;
}

export interface FormField {
  /** Property of the object that the field stands in: the last step of its pointer. */
  readonly name: string;
  readonly title: string;
  readonly help?: string;
  readonly group: FormGroupId;
  /** Head of the frame that it stands in, with its neighbours of the same. */
  readonly section?: string;
  readonly control: ControlId;
  readonly kind: ValueKind;
  /** May be null. */
  readonly nullable?: true;
  /** May be absent from what is stored. */
  readonly optional?: true;
  /** What the widget takes where it is absent. */
  readonly default?: unknown;
  /** At insertion instead of the default. */
  readonly initial?: unknown;
  readonly when?: When;
  readonly options?: readonly FormOption[];
  /** Stored values of a switch that is not a boolean. */
  readonly switch?: { readonly on: string | number | boolean; readonly off: string | number | boolean };
  readonly unit?: 'rpx' | '%' | '秒' | '毫秒' | '个' | '次' | '积分' | '元';
  /** The stored number is the shown one times this. */
  readonly scale?: number;
  /** Limits of the editor, in stored units; a stored value outside stays until it is touched. */
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly maxLength?: number;
  /** Several lines. */
  readonly lines?: 'many';
  /** `any`: a picture of any size. */
  readonly size?: PictureSize | 'any';
  /** What an empty value means; it can be emptied then. */
  readonly empty?: string;
  /** Neighbours that are set along when this field becomes off or empty. */
  readonly clears?: Readonly<Record<string, unknown>>;
  readonly link?: LinkShape;
  /** Chosen from the mall's own: `goods`, `goods:<plugin>`, `cats`, `coupons`, `topics`, `stores` … */
  readonly pick?: string;
  /** Properties that a picked row is stored with. */
  readonly snapshot?: readonly string[];
  /** Summary of a row, with `{name}` for its properties. */
  readonly row?: string;
  readonly rowPicture?: string;
  readonly rows?: RowLimits;
  readonly role?: FieldRole;
  /** Goes along with 复制样式. */
  readonly style?: true;
  /** Partner for contrast: a name beside it, or `ground` for the colour of the block. */
  readonly on?: string;
  /** The view itself makes it legible. */
  readonly mends?: true;
  /** A change needs hydration by the server. */
  readonly source?: true;
  /** Editable on the stage; `field`: a press leads to the form. */
  readonly inline?: true | 'field';
  /** Absent means the older look, of these words. */
  readonly older?: string;
  /** Words why it has no control: a leftover that stays as stored. */
  readonly hidden?: true;
  /** Written by this other field's control. */
  readonly computed?: string;
  /** Advice where the condition holds. */
  readonly warn?: readonly { readonly when: When; readonly words: string }[];
  /** The field whose control owns this one. */
  readonly part?: string;
  /** Neighbours that this control owns, whole; each has a control of its own within it, or `none`. */
  readonly parts?: readonly FormField[];
  /** Properties of an object, or of each row of a list of objects; those without a control have `none`. */
  readonly fields?: readonly FormField[];
  /** Each row of a list of plain values. */
  readonly item?: FormField;
}

export interface FormGroup {
  readonly id: FormGroupId;
  readonly fields: readonly FormField[];
}

/** The form of one widget. Pointers: `/<name>`, within lists `/<name>/<index>/<name>`. */
export interface WidgetForm {
  readonly id: string;
  /** Groups that have fields, in the order of `FORM_GROUPS`. */
  readonly groups: readonly FormGroup[];
  /** Stored properties without a control: hidden, or computed by another. */
  readonly unseen: readonly FormField[];
}

/** A row of the palette; known to the studio before any form is loaded. */
export interface PaletteEntry {
  readonly id: string;
  readonly title: string;
  readonly group: 'structural' | 'basic' | 'marketing' | 'other' | 'user-center' | 'leftover';
  /** Chinese half of the schema's description. */
  readonly description: string;
  /** Synonyms to find it by. */
  readonly words: readonly string[];
  /** Initials in pinyin of the title and of each synonym, in lower case: `yhq`. */
  readonly initials: readonly string[];
  readonly permission?: string;
  readonly single?: true;
  /** Names of its presets; the first is what Enter inserts. */
  readonly presets: readonly string[];
  /** May be inserted by operators; structural, leftover and server-made ones never. */
  readonly isInPalette: boolean;
}
