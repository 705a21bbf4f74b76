// Forms of orders and goods: the answers as they are sent and stored, their check, and how they are shown. The same for
// client and server (NS-06).
import {
  type Answer,
  answerOf,
  answerProblem,
  type DiyField,
  fieldFrom,
  fieldName,
  MISSING_AT_CHECKOUT,
  trimmedAnswer,
} from './diy-form';
import { textOf } from './coercion';
import { isSafePicture } from './links';
import { arrayOf, isArray, isRecord } from './record';

/** An answer on the wire. */
export interface OrderFormItem {
  readonly key: string;
  readonly label: string;
  readonly value: Answer;
  readonly required: 0 | 1;
}

export const orderFormItems = (fields: readonly DiyField[], answers: readonly Answer[]): OrderFormItem[] =>
  fields.map((field, place) => ({
    key: field.key,
    label: fieldName(field),
    value: trimmedAnswer(field, answers[place] ?? ''),
    required: field.is_required,
  }));

/** Sent answers to these fields, in their order: each by its kind and question; '' where there is none. */
export function sentOrderForm(fields: readonly DiyField[], sent: unknown): Answer[] {
  const left = arrayOf(sent).filter(isRecord);
  return fields.map((field) => {
    const found = left.findIndex(
      ({ key, label, name }) => key === field.key && textOf(label ?? name).trim() === fieldName(field).trim(),
    );
    const [item] = found === -1 ? [] : left.splice(found, 1);
    return answerOf(field, item?.['value'] ?? '');
  });
}

/** The first problem of answers, in the order of the fields; null when they may be ordered with. */
export function orderFormProblem(fields: readonly DiyField[], answers: readonly Answer[]): string | null {
  const problems = fields.map((field, place) =>
    answerProblem(field, answers[place] ?? '', MISSING_AT_CHECKOUT),
  );
  return problems.find((problem) => problem !== null) ?? null;
}

/** A stored answer as a screen shows it. */
export interface ShownAnswer {
  readonly label: string;
  readonly text: string;
  readonly pictures: readonly string[];
}

/** Stored answers of any client; empty ones are left out. */
export function shownAnswers(stored: unknown): ShownAnswer[] {
  return arrayOf(stored)
    .filter(isRecord)
    .flatMap(({ key, label, name, value }) => {
      const parts = (isArray(value) ? value : [value]).map(textOf).filter((text) => text.trim() !== '');
      const isPictures = key === 'img_upload';
      const pictures = isPictures ? parts.filter(isSafePicture) : [];
      const text = isPictures ? '' : parts.join('、');
      const shown = { label: textOf(label ?? name), text, pictures };
      return text === '' && pictures.length === 0 ? [] : [shown];
    });
}

/** Fields as an operator stored them; what is not a field of a known kind is left out. */
export const fieldsOfForm = (stored: unknown): DiyField[] =>
  arrayOf(stored).flatMap((sent) => {
    const field = fieldFrom(sent);
    if (field === null || !isRecord(sent)) return [];
    return [{ ...field, default: sent['default'], hint: textOf(sent['hint']) }];
  });
