// A widget's own control by itself, as a field of the studio holds it: what it writes is its value from then on.
import { render } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import type { ControlField, OwnControlProps } from '~/domain/studio/own-control';

interface ControlSample<Value, Owner> {
  value: Value;
  /** The properties beside it. */
  owner?: Partial<Owner>;
  /** What schema.json says of the property, as far as the control reads it. */
  field?: Partial<ControlField>;
  isReadOnly?: boolean;
}

/** `written` is what the control has written so far, the properties of its owner by name. */
export function renderControl<Value, Owner extends object = Readonly<Record<string, unknown>>>(
  Control: ComponentType<OwnControlProps<Value, Owner>>,
  { value, owner = {}, field = {}, isReadOnly = false }: ControlSample<Value, Owner>,
) {
  const written: Partial<Owner>[] = [];
  const name = field.name ?? 'value';
  function Field() {
    const [held, setHeld] = useState<Partial<Owner>>({ ...owner, [name]: value } as Partial<Owner>);
    const writeOwner = (values: Partial<Owner>) => {
      written.push(values);
      setHeld({ ...held, ...values });
    };
    return (
      <>
        <label htmlFor="control">{field.title ?? name}</label>
        <Control
          field={{ name, title: name, kind: 'any', ...field }}
          value={(held as Readonly<Record<string, unknown>>)[name] as Value}
          owner={held as Owner}
          id="control"
          describedBy={undefined}
          isInvalid={false}
          isReadOnly={isReadOnly}
          write={(next) => writeOwner({ [name]: next } as Partial<Owner>)}
          writeOwner={writeOwner}
        />
      </>
    );
  }
  return { ...render(<Field />), written };
}
