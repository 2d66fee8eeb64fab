import { traceOf } from '../text/trace.ts';

/** What the log tells of an error. */
export interface ErrorLine {
  readonly type: string;
  readonly message?: string;
  readonly code?: string | number;
  readonly stack: string;
}

/** Causes that are followed; an error may be its own. */
const DEEP = 5;

/**
 * An error for the log: what it says itself, and of its causes their kinds and places alone. What a database, a parser or
 * another library says may quote what a caller wrote, as may the fields that it hangs on its errors.
 */
export function errorLine(error: unknown): ErrorLine {
  if (!(error instanceof Error)) return { type: typeof error, stack: '' };
  const { code } = error as { code?: unknown };
  const causes = causesOf(error).map((cause) => `caused by: ${codeOf(cause)}${traceOf(cause)}`);
  return {
    type: error.name,
    ...(!quotes(error) && { message: error.message }),
    ...((typeof code === 'string' || typeof code === 'number') && { code }),
    stack: [quotes(error) ? traceOf(error) : (error.stack ?? ''), ...causes].join('\n'),
  };
}

/** `JSON.parse` and `new RegExp` say what they could not read. */
function quotes(error: Error): boolean {
  return error instanceof SyntaxError;
}

function causesOf(error: Error): readonly Error[] {
  const causes: Error[] = [];
  for (let { cause } = error; cause instanceof Error && causes.length < DEEP; { cause } = cause)
    causes.push(cause);
  return causes;
}

function codeOf(error: Error): string {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? `${code} ` : '';
}
