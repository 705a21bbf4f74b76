// How a form is laid out: cards with a bar below, or one white page; each field by its kind.
import type { ComponentType, ReactNode, RefObject } from 'react';
import { ActionBar } from '~/ui/action-bar/action-bar';
import { Button } from '~/ui/button/button';
import { Card } from '~/ui/card/card';
import { CardHead } from '~/ui/card/card-head';
import { FullPage, FullPageRows } from '~/ui/full-page/full-page';
import { BottomBar } from '../bottom-bar';
import type { AnyDefinition, AnyGiven, AnyValues, AskedField, OwnPart, Section } from './definition';
import type { FormState } from './form-state';
import type { FieldProps, ShownField } from './kind';
import styles from './form.module.css';
import { KeyboardSpace } from './keyboard-space';

type AnyOwn = OwnPart<unknown, AnyValues>;
type AnySection = Section<unknown, AnyValues>;

interface FrameProps {
  definition: AnyDefinition;
  context: unknown;
  form: FormState<AnyValues>;
  asked: readonly AskedField[];
  element: RefObject<HTMLFormElement | null>;
}

function Field({ asked, ...frame }: Omit<FrameProps, 'asked' | 'element'> & { asked: AskedField }) {
  const { definition, context, form } = frame;
  const { field, kind, look } = asked;
  const {
    Own,
    isFixed = false,
    label = field.label,
    placeholder,
    options,
    questions = [],
    lines = [],
  } = look;
  const shown: ShownField = {
    ...field,
    label,
    ...(placeholder === undefined ? {} : { placeholder }),
    ...(options === undefined ? {} : { options }),
    isFixed,
    questions,
    lines,
    group: '',
    isStacked: definition.frame === 'page',
    isMarked: definition.isMarked === true,
  };
  const props: FieldProps<unknown> = {
    field: shown,
    value: form.values[field.name],
    error: form.messageOf(field.name) ?? '',
    values: form.values,
    isBusy: form.isBusy,
    onChange: (value) => form.set(field.name, value),
    onDone: (value) => form.finish(field.name, value),
    onBlur: () => form.touch(field.name),
  };
  return Own === undefined ? <kind.Field {...props} /> : <Own {...props} context={context} form={form} />;
}

const isOwn = (part: unknown): part is AnyOwn => typeof part === 'function';

/** The cards of the layout, the last with the fields that none names. */
function partsOf({ layout }: AnyDefinition, asked: readonly AskedField[]): readonly (AnySection | AnyOwn)[] {
  const parts = (layout ?? [{ rows: [] }]) as readonly (AnySection | AnyOwn)[];
  const named = new Set(parts.flatMap((part) => (isOwn(part) ? [] : part.rows)));
  const rest = asked.map(({ field }) => field.name).filter((name) => !named.has(name));
  const last = parts.filter((part) => !isOwn(part)).at(-1);
  return parts.map((part) =>
    part === last && !isOwn(part) ? { ...part, rows: [...part.rows, ...rest] } : part,
  );
}

function Rows({ section, asked, ...frame }: Omit<FrameProps, 'element'> & { section: AnySection }) {
  const { context, form } = frame;
  return section.rows.map((row, place) => {
    // Rows of a layout never change their places.
    if (isOwn(row)) return <OwnOf key={place} Part={row} context={context} form={form} />;
    const found = asked.find(({ field }) => field.name === row);
    return found === undefined ? null : <Field key={row} {...frame} asked={found} />;
  });
}

const OwnOf = ({ Part, ...at }: { Part: AnyOwn; context: unknown; form: FormState<AnyValues> }) => (
  <Part {...at} />
);

function Parts({ Around, ...frame }: Omit<FrameProps, 'element'> & { Around: ComponentType<AroundProps> }) {
  return partsOf(frame.definition, frame.asked).map((part, place) =>
    isOwn(part) ? (
      <OwnOf key={place} Part={part} context={frame.context} form={frame.form} />
    ) : (
      <SectionOf key={place} {...frame} Around={Around} section={part} />
    ),
  );
}

type SectionProps = Omit<FrameProps, 'element'> & {
  section: AnySection;
  Around: ComponentType<AroundProps>;
};

function SectionOf({ section, Around, ...frame }: SectionProps) {
  const { Frame, title, label } = section;
  const rows = <Rows {...frame} section={section} />;
  if (Frame === undefined)
    return (
      <Around title={title} label={label}>
        {rows}
      </Around>
    );
  return (
    <Frame context={frame.context} form={frame.form}>
      {rows}
    </Frame>
  );
}

interface AroundProps {
  title: string | undefined;
  label: string | undefined;
  children: ReactNode;
}

const InCard = ({ title, label = title, children }: AroundProps) => (
  <Card {...(label === undefined ? {} : { label })}>
    {title === undefined ? null : <CardHead title={title} />}
    {children}
  </Card>
);

const InPage = ({ children }: AroundProps) => <FullPageRows>{children}</FullPageRows>;

type Said = string | ((given: AnyGiven) => string | undefined) | undefined;

const said = (words: Said, { context, form }: FrameProps): string | undefined =>
  typeof words === 'function' ? words({ context, values: form.values }) : words;

/** The button in the bar below. */
const SaveBar = ({ text, form }: { text: string; form: FormState<AnyValues> }) => (
  <BottomBar>
    <ActionBar>
      <Button kind="primary" size="wide" isBusy={form.isBusy} onClick={() => form.submit()}>
        {text}
      </Button>
    </ActionBar>
  </BottomBar>
);

/** In the page the button submits by itself; the bar is outside of the form's element. */
function SubmitButton(frame: FrameProps) {
  const { definition, context, form } = frame;
  const { Submit, button } = definition;
  if (Submit !== undefined) return <Submit context={context} form={form} />;
  if (button === undefined) return null;
  const text = said(button, frame) ?? '';
  if (definition.frame !== 'page')
    return (
      <>
        {/* Enter sends the form by it. */}
        <button type="submit" hidden>
          {text}
        </button>
        <SaveBar text={text} form={form} />
      </>
    );
  return (
    <Button kind="primary" size="wide" type="submit" isBusy={form.isBusy}>
      {text}
    </Button>
  );
}

function Page(frame: FrameProps) {
  const { definition, context, form, element: _, ...rest } = frame;
  const { heading, words, Links } = definition;
  return (
    <FullPage title={said(heading, frame)} words={said(words, frame)} isInset>
      <Parts {...rest} definition={definition} context={context} form={form} Around={InPage} />
      <SubmitButton {...frame} />
      {Links === undefined ? null : (
        <div className={styles.after}>
          <Links context={context} form={form} />
        </div>
      )}
    </FullPage>
  );
}

export function FormFrame(frame: FrameProps) {
  const { definition, form, element, ...rest } = frame;
  const { Above } = definition;
  return (
    <>
      {Above === undefined ? null : <Above context={frame.context} form={form} />}
      <form ref={element} onSubmit={form.submit} noValidate>
        {definition.frame === 'page' ? (
          <Page {...frame} />
        ) : (
          <>
            <Parts {...rest} definition={definition} form={form} Around={InCard} />
            <SubmitButton {...frame} />
          </>
        )}
      </form>
      <KeyboardSpace form={element} />
    </>
  );
}
