// Version of a form's questions, so that an answer to an older version is refused.
import { createHash } from 'node:crypto';
import type { DiyField } from '~/domain/diy-form';
import type { WidgetData } from '../../ports/hydrate';

/** Fields that make two questions different; hints, colours and starting values do not. */
function questionOf(field: DiyField): readonly unknown[] {
  const { key, name, is_required, range = [], min = '', max = '', list = [], img_type = '', num = 1 } = field;
  return [key, name, is_required, range, min, max, list.map(({ label }) => label), img_type, num];
}

/** The fields of a form's data that has taken its defaults. */
export const fieldsOf = (data: WidgetData): readonly DiyField[] =>
  Array.isArray(data['formDialog']) ? (data['formDialog'] as readonly DiyField[]) : [];

/** Digest of the questions. */
export const formVersion = (fields: readonly DiyField[]): string =>
  createHash('sha256')
    .update(JSON.stringify(fields.map(questionOf)))
    .digest('hex')
    .slice(0, 24);
