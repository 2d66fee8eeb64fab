// A thread that verifies entries of batches: everything that takes nothing but the entry itself.
import { type BatchEntry, type VerifyRequest, verifyResponse } from '../../contract/index.ts';
import type { RequirementFloors } from '../../decide/index.ts';
import { createGate, resolveAll } from '../../evidence/index.ts';
import { serveLane } from '../../jobs/thread.ts';
import { createVerifier } from '../../verify/index.ts';
import { systemClock } from '../clock.ts';
import { judgementOf, pose } from '../judge.ts';
import { entryBody } from './entry.ts';

/** What the thread is told at its start. */
export interface VerifySetup {
  readonly floors: RequirementFloors;
}

serveLane(({ floors }: VerifySetup, onFault) => {
  const verify = createVerifier({ onFault });
  return (line, index, request_id) => {
    const { id, request } = JSON.parse(line) as BatchEntry;
    if (!standsAlone(request)) return undefined;
    const evidence = resolveAll(request.sources, createGate(request.options, systemClock.now()));
    const posed = pose(request, evidence, floors);
    const judgement = judgementOf(posed, verify(posed.question));
    return entryBody(index, id, verifyResponse({ request, request_id, ...judgement }));
  };
});

/** Whether the entry carries its evidence, and asks for nothing but the deterministic engine. */
function standsAlone({ sources, options }: VerifyRequest): boolean {
  if (options.semantic_verify || options.semantic_verify_background) return false;
  return sources.every(
    ({ text, data, uri }) => text !== undefined || data !== undefined || uri?.startsWith('data:') === true,
  );
}
