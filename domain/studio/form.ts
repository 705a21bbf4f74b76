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

/** Every control of the form: values of the hint `control`. */
export const CONTROLS = [
  /** One line of text. That of a text of at most 30 characters. */
  'text',
  /** Several lines of text. That of a longer text, or one with `lines: many`. */
  'textarea',
  /** Text with formats, as HTML, in an editor of its own. That of the format `html`. */
  'rich',
  /** A number with buttons to step, and its `unit`. That of a number. */
  'number',
  /** A number in rpx, dragged or typed. That of a number with the unit `rpx`. */
  'length',
  /** A slider with a number, between `min` and `max`. */
  'range',
  /** On or off. That of a boolean, of an enum of 0 and 1, and of an enum with `switch`. */
  'switch',
  /** Two or three words in a row. That of an enum of few short `options`. */
  'segments',
  /** A list to choose one of. That of an enum of more or longer `options`. */
  'select',
  /** Drawn cards to choose one of. That of an enum whose `options` all have an `icon`. */
  'cards',
  /** A colour with its contrast to `on`. That of the format `color`. */
  'colour',
  /** A picture: uploaded, pasted, or chosen from the library, with advice by `size`. That of the format `image`. */
  'picture',
  /** Several pictures of one list of addresses. No widget of ours has one. */
  'pictures',
  /** A film: an address, or one of the library's. */
  'video',
  /** A link, chosen by the link picker, stored in the `shape` that the hint `link` names. */
  'link',
  /** Goods of the mall in their order, stored as snapshots. That of a list of `GoodsSnapshot`. */
  'goods',
  /** Other things of the mall (coupons, topics, stores …). That of a list with the hint `pick`. */
  'pick',
  /** Rows that are added, moved, copied and deleted; each opens a form of its properties. That of other lists. */
  'list',
  /** Rows whose number is given by `rows.fixed`. */
  'fixed-list',
  /** Areas of a picture that open links, drawn on it. That of a list of `Hotspot`. */
  'hotspots',
  /** One such area. */
  'hotspot',
  /** Arrangements of pictures in cells; made for the widget `rubik`. */
  'rubik',
  /** The fields of a form that shoppers fill in; made for the widget `form`. */
  'form-fields',
  /** What such a field starts with: a text, a day or a time, by its kind. */
  'form-default',
  /** What such a field is bound by, likewise. */
  'form-range',
  /** A time, or with a second property its beginning and end. */
  'datetime',
  /** A place: written, chosen on the map, or one of the mall's stores. */
  'location',
  /** One of nine cells: where a picture stands. */
  'position9',
  /** The badge of goods: the built-in one or a picture. */
  'tile',
  /** The head of a ground: its other properties name it as their `part`. By `allOf` from `pagoda:block`. */
  'ground',
  /** Paddings and corners around a drawn rectangle. By `allOf` from `pagoda:block`. */
  'box',
  /** A slot: blocks of other widgets, by `allow` and `max`. */
  'blocks',
  /** The switch of a button with its properties: they name it as their `part`. */
  'button',
  /** The properties of an object, in a frame. That of an object. */
  'frame',
  /** A telephone number. */
  'phone',
  /** An address of the web. */
  'url',
  /** The widget's own control: that of the hint `./controls/<name>`, a component in the folder of the widget. */
  'own',
  /** No control: the value stays as it is stored. That of hidden and computed properties. */
  'none',
] as const;

export type ControlId = (typeof CONTROLS)[number];

/** Type of the stored property; `text-or-number` preserves the stored type. */
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
  /** Card with the drawing of this name. */
  readonly icon?: string;
  /** Condition under which the choice is offered. */
  readonly when?: When;
}

/** How a link is stored; `fields` names the properties of its object by their part. */
export interface LinkShape {
  /**
   * `whole`: the picker's entry in this one property · `picker`: torn into properties, with the whole entry beside
   * them where `fields.whole` names it · `simple`: `{url, openType, params}` in this one property ·
   * `flat`: as `picker`, under the newer names · `pair`: address and way of opening only ·
   * `target`: `{url, openType}` in this one property · `copyright`: `{url, openType, data}` in this one property.
   */
  readonly shape: 'whole' | 'picker' | 'simple' | 'flat' | 'pair' | 'target' | 'copyright';
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
  /** Fixed number of rows, which can be neither added nor removed. */
  readonly fixed?: number;
  /** Label of the button that adds a row. */
  readonly add?: string;
  /** Text in the empty list. */
  readonly empty?: string;
}

export interface FormField {
  /** Name of the property: the last step of its pointer. */
  readonly name: string;
  readonly title: string;
  readonly help?: string;
  readonly group: FormGroupId;
  /** Heading of the frame that it shares with neighbouring fields of the same heading. */
  readonly section?: string;
  readonly control: ControlId;
  /** Which control of its own the widget has for it: `<id>/<name>`. */
  readonly own?: string;
  readonly kind: ValueKind;
  /** May be null. */
  readonly nullable?: true;
  /** May be absent from what is stored. */
  readonly optional?: true;
  /** Value that the widget uses where it is absent. */
  readonly default?: unknown;
  /** Value at insertion instead of the default. */
  readonly initial?: unknown;
  readonly when?: When;
  readonly options?: readonly FormOption[];
  /** Stored values of a switch that is not a boolean. */
  readonly switch?: { readonly on: string | number | boolean; readonly off: string | number | boolean };
  readonly unit?: 'rpx' | '%' | '秒' | '毫秒' | '个' | '次' | '积分' | '元';
  /** Factor from the shown number to the stored one. */
  readonly scale?: number;
  /** Limits of the editor, in stored units; a stored value outside remains until it is edited. */
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly maxLength?: number;
  /** Multi-line. */
  readonly lines?: 'many';
  /** `any`: a picture of any size. */
  readonly size?: PictureSize | 'any';
  /** Meaning of an empty value; it can be cleared then. */
  readonly empty?: string;
  /** Neighbours that are also set when this field becomes off or empty. */
  readonly clears?: Readonly<Record<string, unknown>>;
  readonly link?: LinkShape;
  /** Widgets that may stand in a slot; `max` says how many. */
  readonly allow?: readonly string[];
  /** Chosen from the mall's own data: `goods`, `goods:<plugin>`, `cats`, `coupons`, `topics`, `stores` … */
  readonly pick?: string;
  /** Properties that a picked row is stored with. */
  readonly snapshot?: readonly string[];
  /** Summary of a row, with `{name}` for its properties. */
  readonly row?: string;
  readonly rowPicture?: string;
  readonly rows?: RowLimits;
  readonly role?: FieldRole;
  /** Included in 复制样式. */
  readonly style?: true;
  /** Counterpart for the contrast check: a name beside it, or `ground` for the block's colour. */
  readonly on?: string;
  /** Where the counterpart is shown only at times: elsewhere the ground counts. */
  readonly onWhen?: When;
  /** The view itself ensures legibility. */
  readonly mends?: true;
  /** A change needs hydration by the server. */
  readonly source?: true;
  /** Editable on the stage; `field`: a press opens the form. */
  readonly inline?: true | 'field';
  /** Absent means the older look, described by this text. */
  readonly older?: string;
  /** Why it has no control: a leftover that is stored unchanged. */
  readonly hidden?: true;
  /** Written by the control of this other field. */
  readonly computed?: string;
  /** Advice shown where the condition holds. */
  readonly warn?: readonly { readonly when: When; readonly words: string }[];
  /** The field whose control owns this one. */
  readonly part?: string;
  /** Neighbours that this control owns as a whole; each has a control within it, or `none`. */
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
  /** The Chinese half of the schema's description. */
  readonly description: string;
  /** Synonyms for the search. */
  readonly words: readonly string[];
  /** Initials in pinyin of the title and of each synonym, in lower case: `yhq`. */
  readonly initials: readonly string[];
  /** Path of its icon; that of its group where absent. */
  readonly icon?: string;
  readonly permission?: string;
  readonly single?: true;
  /** Names of its presets; Enter inserts the first. */
  readonly presets: readonly string[];
  /** Whether operators may insert it; never for structural, leftover and server-generated widgets. */
  readonly isInPalette: boolean;
}
