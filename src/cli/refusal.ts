import { type Fault, toProblem } from '../contract/problems.ts';
import { Refused } from '../service/refused.ts';
import { uuid7 } from '../service/uuid7.ts';
import { plain, printJson } from './render.ts';

/**
 * Runs a use case; prints what refuses its request, fault by fault, and ends with an error.
 * @param as_json whether standard output gets it too, as the server would answer it
 */
export async function orRefusal(
  work: () => Promise<void>,
  as_json: boolean | undefined = false,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { code, detail, errors } = error.refusal;
    const lines = errors?.map(lineOf) ?? [`  ${plain(detail)}`];
    process.stderr.write(`touchstone: ${code}\n${lines.join('\n')}\n`);
    if (as_json) printJson(toProblem(error.refusal, uuid7(Date.now())));
    process.exitCode = 1;
  }
}

/** A fault and its place, where it has one: what is wrong with the whole body says so itself. */
function lineOf({ pointer, message }: Fault): string {
  return pointer === '' ? `  ${plain(message)}` : `  ${plain(pointer)}: ${plain(message)}`;
}
