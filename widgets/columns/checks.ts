// Checks of the columns besides the rules of their form.
import { defineChecks, must, rowsAt } from '~/domain/studio/check/widget-checks';

const isEmpty = (column: unknown): boolean => rowsAt(column, '/blocks').length === 0;

export default defineChecks([
  must('empty', '/columns', (data) => rowsAt(data, '/columns').every(isEmpty) && '每一栏都还没有组件'),
]);
