/**
 * A statement that names its deed, "the cleaning of the wound was done by the doctor", weighed by its words alone: of "the nurse
 * cleaned the wound and the doctor closed it" it has them all. Where the evidence says the deed by a verb, that statement must
 * be carried as well.
 */
import { isCarried } from '../carried.ts';
import type { Engine, Part, Sources } from '../case.ts';
import { ACCEPTED } from '../judge/calibration.ts';
import { coverageBy } from '../match/close.ts';
import { vetoes } from '../match/outweigh.ts';
import { byNamedDeed } from '../otherwise/named-deed.ts';
import { readPart } from '../part.ts';
import { Document } from '../read/document.ts';
import type { OpenSource } from '../read/source.ts';
import { isProof, readTopical } from './reworded.ts';

/** The statement with that against it; undefined for another statement, and where its deed is carried as a verb. */
export function namedOnly(
  part: Part,
  evidence: Sources,
  open: readonly OpenSource[],
  engine: Engine,
): Part | undefined {
  const { text, start, end, language, question } = part.reading;
  if (language !== 'en' || question || isProof(part) || !isAccepted(part)) return undefined;
  const forms = byNamedDeed(text.slice(start, end).replace(/\.$/, ''), engine.lexicon);
  if (forms.length === 0 || standsNamed(part)) return undefined;
  const read = forms.map((form) => {
    const statement = new Document(`${form}.`, engine.lexicon, undefined, undefined, 'en');
    return readPart(statement, -1, evidence, engine, 'carried');
  });
  if (read.some((one) => isCarried(one) || readTopical(one, evidence, open, engine) !== undefined))
    return undefined;
  const found = read.flatMap((one) => one.best?.mismatches ?? []).find(vetoes);
  const [sentence] = part.best!.support.sentences;
  const against = {
    kind: found?.kind ?? 'partially_mentioned',
    check: 'setting',
    force: 'contradicts',
    sentence,
    units: [],
  } as const;
  return { ...part, best: { ...part.best!, mismatches: [...part.best!.mismatches, against] } };
}

/** Whether the judge accepts the statement, whatever it has outweighed. */
const isAccepted = ({ best }: Part): boolean =>
  best !== undefined && coverageBy(best.score, best.support) >= ACCEPTED;

/** Whether the support names the deed by the noun that the statement has for it. */
const standsNamed = ({ reading, best }: Part): boolean => {
  const opening = reading.words.find(({ weight }) => weight > 0);
  return best!.support.sentences.some((one) => one.reading.words.some(({ form }) => form === opening?.form));
};
