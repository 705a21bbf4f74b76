// A form as a part of a screen: fields by their kinds, rules of its endpoint, sending, what comes after.
import { type ComponentType, useRef, useState } from 'react';
import { askedFields, fieldProblem } from '~/domain/form-fields';
import type { FieldMap } from '~/schemas/form';
import type { Answer } from '../../services/call-context';
import { callFor } from '../../services/http';
import { refresh } from '../../services/query';
import { loadUserInfo } from '../../services/shopper';
import { toast } from '../../state/overlays';
import { back } from '../navigation';
import { optionalPart } from '../optional-part';
import { useScreen } from '../screen-context';
import type { AnyDefinition, AnyGiven, AnyLook, AnyValues, AskedField, FormDefinition } from './definition';
import { kindOf, sentOfAll, textIn } from './field-values';
import { FormFrame } from './form-frame';
import { type FormState, useFormState } from './form-state';
import { useLeaveGuard } from './leave-guard';

const Draft = optionalPart({ path: 'engine/form-draft', load: () => import('./draft') });

function lookOf({ looks }: AnyDefinition, name: string, given: AnyGiven): AnyLook {
  const look = looks?.[name] ?? {};
  return typeof look === 'function' ? look(given) : look;
}

/** The parameters of all fields, whether they are asked for or not, with the fixed ones: conditions read them. */
function allParams(definition: AnyDefinition, given: AnyGiven): AnyValues {
  const { save, kinds, fixed } = definition;
  return { ...sentOfAll(save.fields, kinds, given.values), ...fixed?.(given) };
}

/** The fields that are asked for, in their order. */
export function askedOf(definition: AnyDefinition, given: AnyGiven): readonly AskedField[] {
  return askedFields(definition.save.fields, allParams(definition, given))
    .map((field) => ({
      field,
      kind: kindOf(definition.kinds, field.kind),
      look: lookOf(definition, field.name, given),
    }))
    .filter(({ look }) => look.isHidden !== true);
}

/** Name of the field that sent the form by itself. */
type Ended = string | null;

/** Those of them that are checked and sent. */
const sentFields = (definition: AnyDefinition, given: AnyGiven, ended: Ended): readonly AskedField[] =>
  askedOf(definition, given).filter(({ field, look }) =>
    definition.savesEach === true && ended !== null ? field.name === ended : look.isIdle !== true,
  );

/** Problems by name: of the fields in their order, then of what is beside them. */
function problemsOf(definition: AnyDefinition, given: AnyGiven, ended: Ended): Record<string, string> {
  const asked = sentFields(definition, given, ended);
  const own: Record<string, string | undefined> = definition.check?.(given) ?? {};
  const { values } = given;
  const ofFields = asked.map(({ field, kind, look }) => {
    const text = textIn(kind, values[field.name]);
    const word = field.word ?? look.label;
    return [
      field.name,
      fieldProblem({ ...field, ...(word === undefined ? {} : { word }) }, text, values) ?? own[field.name],
    ] as const;
  });
  const names = new Set(definition.save.fields.map(({ name }) => name));
  const beside = Object.entries(own).filter(([name]) => !names.has(name));
  const found = [...ofFields, ...beside].filter(
    (pair): pair is readonly [string, string] => pair[1] !== undefined,
  );
  return Object.fromEntries(found);
}

function paramsOf(definition: AnyDefinition, given: AnyGiven, ended: Ended): object {
  const { save, kinds, fixed } = definition;
  const sent = sentFields(definition, given, ended).map(({ field }) => field);
  const params = { ...sentOfAll(sent, kinds, given.values), ...fixed?.(given) };
  return 'inside' in save && save.inside !== undefined ? { [save.inside]: params } : params;
}

/** What a refusal leaves of the values. */
function spentOf({ save, kinds }: AnyDefinition, values: AnyValues): AnyValues {
  const left = save.fields.flatMap(({ name, kind }) => {
    const spent = kinds[kind]?.spent;
    return spent === undefined ? [] : [[name, spent(values[name])] as const];
  });
  return Object.fromEntries(left);
}

function startOf(definition: AnyDefinition, context: unknown): AnyValues {
  const empty = definition.save.fields.map(
    ({ name, kind }) => [name, kindOf(definition.kinds, kind).empty] as const,
  );
  return { ...Object.fromEntries(empty), ...definition.local, ...definition.initial?.(context) };
}

/** Of a form whose answers stay on the phone. */
const KEPT: Answer<null> = { data: null, msg: '', code: 0 };

/** Sends and does what comes after. */
async function submit(
  definition: AnyDefinition,
  given: AnyGiven & { form: FormState<AnyValues> },
  { ended, release }: { ended: Ended; release: () => void },
): Promise<void> {
  const { save, send, after, confirm } = definition;
  const waits = sentFields(definition, given, ended)
    .map(({ field, kind }) => kind.waitsFor?.(given.values[field.name]) ?? '')
    .find((words) => words !== '');
  if (waits !== undefined) {
    toast(waits);
    return;
  }
  if (confirm !== undefined && !(await confirm(given))) return;
  const params = paramsOf(definition, given, ended);
  const answer = await (send?.(params, given) ?? ('route' in save ? callFor(save, params) : KEPT));
  if (answer === null) return;
  release();
  await Promise.all([
    refresh(...(after.refresh ?? [])),
    after.renewsInfo === true ? loadUserInfo(true) : null,
  ]);
  const words = typeof after.toast === 'function' ? after.toast(answer, given) : after.toast;
  if (words !== undefined && words !== '') toast(words, { icon: 'success' });
  if (after.go === 'back') back();
  else await after.go?.(answer, given);
}

interface FormProps {
  definition: AnyDefinition;
  context: unknown;
}

interface FilledProps extends FormProps {
  begun: AnyValues;
  onFound: (changes: AnyValues) => void;
}

function Filled({ definition, context, begun, onFound }: FilledProps) {
  const element = useRef<HTMLFormElement>(null);
  const { path, search } = useScreen();
  const givenOf = (values: AnyValues): AnyGiven => ({ context, values });
  const form: FormState<AnyValues> = useFormState<AnyValues>({
    element,
    initial: startOf(definition, context),
    begun,
    validate: (values, ended) => problemsOf(definition, givenOf(values), ended),
    spend: (values) => spentOf(definition, values),
    submit: (values, ended) => submit(definition, { ...givenOf(values), form }, { ended, release }),
  });
  const { save, isTransient = false } = definition;
  const release = useLeaveGuard(form.isChanged && !isTransient);
  const asked = askedOf(definition, givenOf(form.values));
  const place = [path, search, ...save.fields.map(({ name }) => name)].join(' ');
  return (
    <>
      <FormFrame {...{ definition, context, form, asked, element }} />
      {isTransient ? null : (
        <Draft {...{ place, onFound }} changes={form.changes} isChanged={form.isChanged} />
      )}
    </>
  );
}

function FormOf(props: FormProps) {
  const [kept, setKept] = useState<AnyValues | null>(null);
  // Its controls begin with what was kept: they are mounted anew.
  return <Filled key={kept === null ? 'fresh' : 'kept'} {...props} begun={kept ?? {}} onFound={setKept} />;
}

/** A form as a component of what stands around it. Its definition must be stable. */
export const formPart =
  <C extends object>() =>
  <P, D, M extends FieldMap, I, L extends object = object>(
    definition: FormDefinition<C, P, D, M, I, L>,
  ): ComponentType<C> => {
    const checked = definition as unknown as AnyDefinition;
    return (context: C) => <FormOf definition={checked} context={context} />;
  };
