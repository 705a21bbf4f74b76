// Storybook controls for the stories of a widget, one for each field of its schema.
import type { Decorator } from '@storybook/react-vite';
import type { ArgsEnhancer, ArgTypesEnhancer } from 'storybook/internal/types';
import { controlsOf, renderedArgs, type FieldSchema, startsOf, widgetOf } from '~/renderer/testing/controls';
import { loadAll } from './samples';
import { schemas } from '~/widgets/samples.gen';

const SCHEMAS = await loadAll(schemas);
const LIBRARY = Object.values(
  import.meta.glob<FieldSchema>('../../../schemas/*.json', { eager: true, import: 'default' }),
);

/** By title: the controls of the story's widget, if it has one. */
const controlsFor = (title: string) => {
  const schema = SCHEMAS[widgetOf(title) ?? ''];
  return schema === undefined ? undefined : controlsOf(schema.default as FieldSchema, LIBRARY);
};

/** Args that are no JSON, and those that the controls replace, have no control. */
const HIDDEN = { control: false, table: { disable: true } } as const;

export const addControls: ArgTypesEnhancer = ({ title, argTypes }) => {
  const controls = controlsFor(title);
  if (controls === undefined) return argTypes;
  const hidden = Object.fromEntries(
    ['definition', 'data', 'host'].map((name) => [name, { ...argTypes[name], name, ...HIDDEN }]),
  );
  return { ...argTypes, ...hidden, ...controls };
};

/** A story may also set a field by its name. */
export const addStarts: ArgsEnhancer = ({ title, initialArgs }) => ({
  ...startsOf(controlsFor(title) ?? {}, initialArgs['data']),
  ...initialArgs,
});

export const renderControlled: Decorator = (Story, { title, args }) => {
  const controls = controlsFor(title);
  return controls === undefined ? <Story /> : <Story args={renderedArgs(controls, args)} />;
};
