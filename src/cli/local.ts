import { policyOf } from '../app/operator.ts';
import { semanticOptions } from '../app/semantic.ts';
import type { Settings } from '../app/settings-table.ts';
import { createNormaliser } from '../contract/index.ts';
import { Shelf } from '../evidence/index.ts';
import { extract } from '../extract/index.ts';
import { systemClock } from '../service/clock.ts';
import { createEngine } from '../service/engine/pool.ts';
import type { Judging, Occasion } from '../service/house.ts';
import { DEFAULT_TENANT } from '../service/keys.ts';
import { createSemanticLayer } from '../service/semantic/layer.ts';
import { Stopwatch } from '../service/stopwatch.ts';
import { uuid7 } from '../service/uuid7.ts';
import { traceOf } from '../text/trace.ts';
import { createVerifier } from '../verify/index.ts';
import { registeredEvidence } from './data-folder.ts';
import { plain } from './render.ts';

/** Who asks when there is no server: whoever may run the command. */
export const LOCAL = { tenant: DEFAULT_TENANT, key_id: 'local', scopes: [] };

/** Says why no model answers: the checks say only that none did. */
export function tellSemantic(state: 'ready' | 'unavailable', detail: string): void {
  if (state === 'unavailable')
    process.stderr.write(`touchstone: semantic verification is not available. ${plain(detail)}\n`);
}

/** Says where the engine failed on a claim: its check says only that it was not evaluated. */
export function tellFault(trace: string): void {
  process.stderr.write(`touchstone: a claim could not be evaluated.\n${trace}\n`);
}

/** What it takes to judge without a server. */
export interface LocalJudging extends Judging {
  close(): Promise<void>;
}

/** Judges as a server on the data folder would, and records nothing. */
export function localJudging(settings: Settings): LocalJudging {
  const registered = registeredEvidence(settings);
  const verifier = createVerifier({ onFault: (error) => tellFault(traceOf(error)) });
  const engine = createEngine(verifier, extract, { threads: 1, onFault: tellFault });
  const semantic = createSemanticLayer(
    semanticOptions(settings, { report: tellSemantic, onFault: tellFault }),
  );
  return {
    normaliser: createNormaliser(settings.limits),
    limits: settings.limits,
    shelf: new Shelf(registered.store, 0),
    policy: policyOf(settings),
    engine,
    semantic,
    clock: systemClock,
    async close() {
      await Promise.all([engine.close(), semantic.close(), registered.close()]);
    },
  };
}

/** The surroundings of one request that no server received. A command has all the time it needs. */
export function localOccasion(): Occasion {
  const request_id = uuid7(systemClock.now());
  const hour = 3_600_000;
  const watch = new Stopwatch(systemClock);
  return { request_id, watch, deadline: watch.started + hour };
}
