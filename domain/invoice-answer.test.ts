import { expect, it } from 'vitest';
import { type InvoiceAnswer, invoiceAnswerProblem, invoiceAnswers } from './invoice-answer';
import type { InvoiceStatus } from './invoice-status';

const ANSWER: InvoiceAnswer = { status: 2, refusal: '', invoiceNo: '2433', fileUrl: '', pictureUrl: '' };

it('goes from a request to approved, issued or rejected, and from issued to red-flushed only', () => {
  const answers = Object.fromEntries(
    ([0, 1, 2, 3, 4, 5, 6] satisfies InvoiceStatus[]).map((status) => [status, invoiceAnswers(status)]),
  );
  expect(answers).toEqual({ 0: [1, 2, 5], 1: [2, 5], 2: [4], 3: [], 4: [], 5: [], 6: [1, 2, 5] });
});

it('needs a number to be issued, a reason to be rejected, and addresses that lead to a file', () => {
  expect(invoiceAnswerProblem(ANSWER, 0)).toBeNull();
  expect(invoiceAnswerProblem({ ...ANSWER, invoiceNo: '' }, 0)).toBe('发票号码不能为空');
  expect(invoiceAnswerProblem({ ...ANSWER, fileUrl: 'javascript:alert(1)' }, 0)).toBe('发票文件地址错误');
  expect(invoiceAnswerProblem({ ...ANSWER, status: 5 }, 0)).toBe('驳回原因不能为空');
  expect(invoiceAnswerProblem(ANSWER, 2)).toBe('状态错误, 请刷新重试');
});
