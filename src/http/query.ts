import { createQueryReader, type Parameter, type QueryValues } from '../contract/parameters.ts';
import { Refused } from '../service/refused.ts';
import type { Call } from './call.ts';

/** Makes the reader of a route's query. It throws Refused with every fault of the query. */
export function queryOf(parameters: readonly Parameter[]): (call: Call) => QueryValues {
  const read = createQueryReader(parameters);
  return ({ query }) => {
    const outcome = read(query);
    if (outcome.ok) return outcome.value;
    throw new Refused(outcome.refusal);
  };
}
