// Registers the form.
import { isRecord } from '~/domain/record';
import { defineWidget, reservedNumber } from '~/renderer/define-widget';

/** Height of a control in rpx, as view.module.css has it. */
function controlHeight(key: string, height: number, isBeside: boolean): number {
  if (key === 'textarea') return Math.max(height + 120, 160);
  if (key === 'img_upload') return Math.max(156, isBeside ? height : 0);
  if (key === 'radio' || key === 'checkbox') return Math.max(56, isBeside ? height : 0);
  return Math.max(height, 64);
}

/** The line of a question above its control, with the space between them. */
const QUESTION_LINE = 55;
const BESIDE = 1;
const ABOVE = 3;
/** The status line below the button. */
const STATUS_LINE = 50;
/** A rough estimate is enough far below the fold. */
const MAX_FIELDS = 20;

type Unchecked = Readonly<Record<string, unknown>>;

function reserve(data: Unchecked): number {
  const number = (name: string, fallback: number) => reservedNumber(data[name], fallback);
  const fields = Array.isArray(data['formDialog']) ? data['formDialog'].slice(0, MAX_FIELDS) : [];
  const [height, gap, style] = [number('height', 80), number('marginBottom', 24), Number(data['style'])];
  const rows = fields.reduce((sum: number, field: unknown) => {
    const key = isRecord(field) ? String(field['key']) : '';
    return sum + controlHeight(key, height, style === BESIDE) + (style === ABOVE ? QUESTION_LINE : 0);
  }, 0);
  const button = number('buttonMargin', 40) + number('buttonHeight', 80) + STATUS_LINE;
  const gaps = gap * Math.max(0, fields.length - 1);
  return fields.length === 0 ? 0 : number('marginTop', 10) + 2 * number('padding', 40) + rows + gaps + button;
}

export default defineWidget({
  id: 'form',
  version: 1,
  title: '自定义表单',
  group: 'basic',
  load: () => import('./view'),
  reserve,
});
