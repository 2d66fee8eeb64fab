/**
 * `npm run bench:semantic -- [<folder of JSONL>…]`: what the semantic layer of the settings in force finds and
 * costs: retrieval over rows with gold evidence, loading, memory, time for a claim, the gain of batches, and what
 * a full layer leaves to other requests.
 */
import { semanticOptions } from '../src/app/semantic.ts';
import { readSettings } from '../src/app/settings.ts';
import { describeIdentity, SemanticUnavailable } from '../src/semantic/port.ts';
import { benchInterference } from './semantic/interference.ts';
import { benchRetrieval } from './semantic/retrieval.ts';
import { benchLoad, benchSpeed } from './semantic/speed.ts';

const TOP_K = 8;

try {
  const model = await benchLoad(semanticOptions(readSettings(process.env)).config);
  console.log(describeIdentity(model.identity));
  await benchSpeed(model);
  await benchRetrieval(model, process.argv.slice(2), TOP_K);
  await model.close();
  await benchInterference();
} catch (error) {
  if (!(error instanceof SemanticUnavailable)) throw error;
  console.error(`nothing to measure: ${error.message}`);
  process.exitCode = 1;
}
