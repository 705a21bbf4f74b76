// Parses the hints in a schema for the studio's form: their type, their meta-schema, their merging.
import Ajv2020 from 'ajv/dist/2020.js';
import type { ControlId, FormField, FormGroupId, LinkShape } from '~/domain/studio/form';
import hintSchema from '~/schemas/x-editor.json';
import type { JsonSchema } from './schema';

type OptionHint = { value: string | number | boolean; words: string; icon?: string; when?: string };

/** A control of the widget's own: a module in its folder. */
type OwnControlPath = `./controls/${string}`;

/** The value of `x-editor`, as schemas/x-editor.json describes it. */
export interface Hint
  extends Omit<
    Partial<FormField>,
    | 'name'
    | 'title'
    | 'kind'
    | 'when'
    | 'onWhen'
    | 'options'
    | 'warn'
    | 'style'
    | 'source'
    | 'link'
    | 'group'
    | 'control'
  > {
  group?: FormGroupId;
  order?: number;
  control?: Exclude<ControlId, 'own'> | OwnControlPath;
  options?: OptionHint[];
  when?: string;
  warn?: string[];
  style?: boolean;
  source?: boolean;
  link?: Partial<LinkShape> & Pick<LinkShape, 'shape'>;
}

/** A problem in a schema: its location and message. */
export interface Problem {
  pointer: string;
  message: string;
}

const isHint = new Ajv2020({ strict: false, allErrors: true }).compile(hintSchema);

/** The hint of a field; one that violates the meta-schema is a problem. */
export function hintOf(schema: JsonSchema): Hint {
  const hint = schema['x-editor'];
  return typeof hint === 'object' && hint !== null ? hint : {};
}

/** The name of the widget's own control of a property; undefined where it has another. */
export const ownControlIn = ({ control }: Hint): string | undefined =>
  control?.startsWith('./') === true ? control.replace('./controls/', '') : undefined;

/** Whether a property holds blocks. */
export const isSlot = (schema: JsonSchema): boolean => hintOf(schema).control === 'blocks';

/** Problems of all hints within a schema. */
export function hintProblems(schema: unknown, pointer = '#'): Problem[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) => {
    const here = `${pointer}/${key}`;
    if (key !== 'x-editor') return hintProblems(value, here);
    if (isHint(value)) return [];
    return (isHint.errors ?? []).map(({ instancePath, message = '', params }) => ({
      pointer: `${here}${instancePath}`,
      message: `${message}${'additionalProperty' in params ? `: ${String(params['additionalProperty'])}` : ''}`,
    }));
  });
}

/** A field merged over its base; hints are merged one by one. */
export function layOver(base: JsonSchema | undefined, own: JsonSchema): JsonSchema {
  if (base?.['x-editor'] === undefined || own['x-editor'] === undefined) return { ...base, ...own };
  return { ...base, ...own, 'x-editor': { ...hintOf(base), ...hintOf(own) } };
}
