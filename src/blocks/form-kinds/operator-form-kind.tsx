// A form that the operator composed, within another form.
import { useEffect, useState } from 'react';
import { answeredField } from '~/domain/diy-form';
import { useLatest } from '~/ui/use-latest';
import type { Answers, FieldKind, FieldProps } from '../../engine/archetypes/form';
import { OperatorFields } from '../form-fields/operator-fields';
import { useOperatorForm } from '../form-fields/use-operator-form';

function OperatorForm({ field: { questions }, value, onChange }: FieldProps<Answers>) {
  const [{ edits, given }] = useState(value);
  const form = useOperatorForm(questions, given === null ? {} : { initial: given });
  const latest = useLatest({ form, onChange });
  const { answers } = form;
  const [first] = useState(answers);
  useEffect(() => {
    latest.current.onChange({
      ...(answers === first ? { edits, given } : { edits: 1, given: answers }),
      read: () => questions.map((question, place) => answeredField(question, answers[place] ?? '')),
      verify: () => latest.current.form.verify(),
    });
  }, [answers, first, edits, given, questions, latest]);
  return <OperatorFields form={form} />;
}

export const operatorFormKind: FieldKind<Answers> = {
  empty: { edits: 0, given: null },
  textOf: () => '',
  paramsOf: ({ read }, name) => ({ [name]: [...(read?.() ?? [])] }),
  waitsFor: ({ verify }) => verify?.() ?? '',
  Field: OperatorForm,
};
