/** Whether a statement tells that somebody said something. */
import type { Part } from '../case.ts';

const SPEECH =
  /^(?:say|tell|state|claim|report|confirm|admit|promise|recommend|call|write|announce|warn|complain|suggest|deny|mention|explain|describe|believe|think|allege|argue|insist|estimate|note|blame|assure|declare)$/;

export const isSpeech = (part: Part): boolean =>
  part.predicates().some(({ unit }) => part.units[unit]!.lemmas.some((lemma) => SPEECH.test(lemma)));
