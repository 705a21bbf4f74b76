// A form that the operator composed, within another form.
import { useEffect, useState } from 'react';
import { answeredField } from '~/domain/diy-form';
import { useLatest } from '~/ui/use-latest';
import type { Answers, FieldKind, FieldProps } from '../../engine/archetypes/form';
import { OperatorFields } from '../form-fields/operator-fields';
import { useOperatorForm } from '../form-fields/use-operator-form';

function OperatorForm({ field: { questions }, onChange }: FieldProps<Answers>) {
  const form = useOperatorForm(questions);
  const latest = useLatest({ form, onChange });
  const { answers } = form;
  const [first] = useState(answers);
  useEffect(() => {
    latest.current.onChange({
      edits: answers === first ? 0 : 1,
      read: () => questions.map((question, place) => answeredField(question, answers[place] ?? '')),
      verify: () => latest.current.form.verify(),
    });
  }, [answers, first, questions, latest]);
  return <OperatorFields form={form} />;
}

export const operatorFormKind: FieldKind<Answers> = {
  empty: { edits: 0, read: () => [], verify: () => null },
  textOf: () => '',
  paramsOf: ({ read }, name) => ({ [name]: [...read()] }),
  waitsFor: ({ verify }) => verify() ?? '',
  Field: OperatorForm,
};
