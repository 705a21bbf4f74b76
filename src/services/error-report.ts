// Reports failures of the front end: to the console.

export interface ReportContext {
  path: string;
  uid?: string;
  widget?: string;
  version?: number;
  kind?: string;
}

interface ErrorReport extends ReportContext {
  name: string;
  message: string;
}

/** Reports a failure with its context; never contains a token. */
export function reportError(error: unknown, place: ReportContext): void {
  const { name, message } = error instanceof Error ? error : { name: 'Error', message: String(error) };
  const report: ErrorReport = { ...place, name, message };
  console.error('[pagoda]', JSON.stringify(report));
}
