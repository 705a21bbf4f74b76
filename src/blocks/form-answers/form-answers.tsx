// Answers to an operator's form: texts with their questions, pictures below theirs.
import { shownAnswers } from '~/domain/order-form';
import { Facts } from '~/ui/facts/facts';
import { PictureRow } from '../picture-row/picture-row';

/** Renders nothing where nothing was answered. */
export function FormAnswers({ stored }: { stored: unknown }) {
  const answers = shownAnswers(stored);
  if (answers.length === 0) return null;
  return (
    <Facts
      facts={answers.map(({ label, text, pictures }) => ({
        label,
        value: pictures.length === 0 ? text : <PictureRow pictures={pictures} label={label} />,
      }))}
    />
  );
}
