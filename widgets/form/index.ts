// Registers the form.
import { isRecord } from '~/domain/record';
import { defineWidget, reservedNumber } from '~/renderer/define-widget';

/** Height of a field beyond one line, and of its question's line where that is above. */
const EXTRA: Readonly<Record<string, number>> = { textarea: 130, img_upload: 100 };
const QUESTION_LINE = 58;
/** The status line below the button. */
const STATUS_LINE = 50;
/** A rough estimate is enough far below the fold. */
const MAX_FIELDS = 20;

type Unchecked = Readonly<Record<string, unknown>>;

function reserve(data: Unchecked): number {
  const number = (name: string, fallback: number) => reservedNumber(data[name], fallback);
  const fields = Array.isArray(data['formDialog']) ? data['formDialog'].slice(0, MAX_FIELDS) : [];
  const line = number('height', 80) + number('marginBottom', 24);
  const question = Number(data['style']) === 3 ? QUESTION_LINE : 0;
  const rows = fields.reduce((sum: number, field: unknown) => {
    const extra = isRecord(field) ? EXTRA[String(field['key'])] : undefined;
    return sum + line + question + (extra ?? 0);
  }, 0);
  const button = number('buttonMargin', 40) + number('buttonHeight', 80) + STATUS_LINE;
  return fields.length === 0 ? 0 : number('marginTop', 10) + 2 * number('padding', 40) + rows + button;
}

export default defineWidget({
  id: 'form',
  version: 1,
  title: '自定义表单',
  group: 'basic',
  load: () => import('./view'),
  reserve,
});
