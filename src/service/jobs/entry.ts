import type { JobError } from '../../domain/job.ts';

/** How the caller is shown what came of an entry: its place, its id, and the response of a verification. */
export function entryBody(index: number, id: string, response: object): string {
  return JSON.stringify({ index, id, ...response });
}

/** How the caller is shown an entry that failed. `line`: the entry as it was submitted. */
export function entryFailure(line: string, index: number, error: JobError): string {
  const { id } = JSON.parse(line) as { readonly id: string };
  return JSON.stringify({ index, id, error });
}
