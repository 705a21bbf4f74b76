// Checks what the mall answers against its schemas: in tests and development.

/** @throws Error where the answer's data is not what the schema of its route says. */
export async function checkAnswer(route: string, data: unknown): Promise<void> {
  // A lazy import of all validators of answers: 5 MB that no mall in production needs.
  const { answers } = await import('~/schemas/api/answers.gen');
  const validate = answers[route];
  // The answer is validated as JSON, so that dates and undefined are seen as they are sent.
  if (validate?.(data === undefined ? null : JSON.parse(JSON.stringify(data))) === true) return;
  const [error] = validate?.errors ?? [];
  throw new Error(`${route} answers wrongly at ${error?.instancePath ?? ''}: ${error?.message ?? ''}`);
}
