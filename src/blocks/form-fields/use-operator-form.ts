// A form that the operator composed, on a fixed screen: answers, check, folding, and the way to the first problem.
import { useEffect, useId, useState } from 'react';
import { type DiyField, MISSING_AT_CHECKOUT } from '~/domain/diy-form';
import { focusField } from '~/ui/form-fields/form-fields';
import { type Answers, type AnswersOptions, useAnswers } from '~/ui/form-fields/use-answers';

export interface OperatorForm extends Answers {
  /** id of the element around the fields. */
  id: string;
  isFolded: boolean;
  setIsFolded: (isFolded: boolean) => void;
  /** Unfolds the form, and focuses a field. */
  reveal: (place: number) => void;
  /** Marks the problems and shows the first one; its message, null when there is none. */
  verify: () => string | null;
}

/** Fields that a folded form shows. */
export const FOLDED_FIELDS = 4;

export function useOperatorForm(fields: readonly DiyField[], options: AnswersOptions = {}): OperatorForm {
  const answers = useAnswers(fields, { missing: MISSING_AT_CHECKOUT, ...options });
  const id = useId();
  const [isFolded, setIsFolded] = useState(fields.length > FOLDED_FIELDS);
  const [target, setTarget] = useState<{ place: number } | null>(null);
  // After the render that unfolded the field and shows its message.
  useEffect(() => {
    if (target !== null) focusField(document.getElementById(id), target.place);
  }, [id, target]);
  const reveal = (place: number) => {
    if (place >= FOLDED_FIELDS) setIsFolded(false);
    setTarget({ place });
  };
  const verify = () => {
    const problem = answers.check();
    if (problem === null) return null;
    reveal(problem.place);
    return problem.text;
  };
  return { ...answers, id, isFolded, setIsFolded, reveal, verify };
}
