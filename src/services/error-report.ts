// Owns where failures of the front end go: the console.

export interface ReportPlace {
  path: string;
  uid?: string;
  widget?: string;
  version?: number;
  kind?: string;
}

interface ErrorReport extends ReportPlace {
  name: string;
  message: string;
}

/** Writes down a failure with its place; never carries a token. */
export function reportError(error: unknown, place: ReportPlace): void {
  const { name, message } = error instanceof Error ? error : { name: 'Error', message: String(error) };
  const report: ErrorReport = { ...place, name, message };
  console.error('[pagoda]', JSON.stringify(report));
}
