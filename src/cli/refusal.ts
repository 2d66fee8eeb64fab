import { Refused } from '../service/refused.ts';
import { plain } from './render.ts';

/** Runs a use case; prints what refuses its request, fault by fault, and ends with an error. */
export async function orRefusal(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { code, detail, errors } = error.refusal;
    const lines = errors?.map(({ pointer, message }) => `  ${plain(pointer || '/')}: ${plain(message)}`) ?? [
      plain(detail),
    ];
    process.stderr.write(`touchstone: ${code}\n${lines.join('\n')}\n`);
    process.exitCode = 1;
  }
}
