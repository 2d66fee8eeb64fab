import type { Fault } from '../contract/problems.ts';
import { Refused } from '../service/refused.ts';
import { plain } from './render.ts';

/** Runs a use case; prints what refuses its request, fault by fault, and ends with an error. */
export async function orRefusal(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { code, detail, errors } = error.refusal;
    const lines = errors?.map(lineOf) ?? [`  ${plain(detail)}`];
    process.stderr.write(`touchstone: ${code}\n${lines.join('\n')}\n`);
    process.exitCode = 1;
  }
}

/** A fault and its place, where it has one: what is wrong with the whole body says so itself. */
function lineOf({ pointer, message }: Fault): string {
  return pointer === '' ? `  ${plain(message)}` : `  ${plain(pointer)}: ${plain(message)}`;
}
