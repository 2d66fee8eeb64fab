/**
 * Claims of how many of a group are so, from what a text says of the group: its size, its parts, what is left of it.
 * Both are read clause by clause, each word accounted for; then arithmetic decides, either way.
 */
import type { Lexicon } from '../../text/lexicon/index.ts';
import type { Reading } from '../../text/reading.ts';
import type { Candidate } from '../match/retrieve.ts';
import type { Document } from '../read/document.ts';
import { compare, comparisonOf } from './compare.ts';
import { countingOf } from './counting.ts';
import { decide } from './decide.ts';
import { factsOf } from './facts.ts';
import type { Decision, Facts } from './types.ts';
import { isOfUnanimity, isOfVote, unanimity } from './votes.ts';
import { asCounted, isGivenUp } from './wording.ts';

/** What a text says of a claim about a group. */
export interface Grouped extends Decision {
  readonly document: Document;
  readonly source: number;
}

/** Sentences around one that speaks to a claim that are read with it. */
const AROUND = 2;

/** What the evidence says of a claim about some of a group; undefined where nothing decides it, or two texts differ. */
export function askGroups(
  reading: Reading,
  documents: readonly Document[],
  candidates: readonly Candidate[],
  lexicon: Lexicon,
): Grouped | undefined {
  if (reading.language !== 'en' || reading.question) return undefined;
  const text = reading.text.slice(reading.start, reading.end);
  const decided = decider(text, lexicon);
  if (decided === undefined) return undefined;
  const answers = documents.flatMap((document, source): Grouped[] => {
    if (document.structured || document.language !== 'en') return [];
    const own = candidates.filter((one) => one.document === source);
    const sentences = aroundThem(document, own);
    if (!sentences.some((one) => decided.mayTell(document.said(one)))) return [];
    if (sentences.some((one) => isGivenUp(text, document.said(one)))) return [];
    const found = decided.decide(factsOf(document, sentences, lexicon), document, sentences);
    return found === undefined ? [] : [{ ...found, document, source }];
  });
  const [first] = answers;
  return answers.every(({ verdict }) => verdict === first?.verdict) ? first : undefined;
}

interface Decider {
  /** Whether a sentence may tell anything of its groups: else nothing is read closely. */
  mayTell(text: string): boolean;
  decide(facts: Facts, document: Document, sentences: readonly number[]): Decision | undefined;
}

/** Letters by which a noun is looked for, whatever its number. */
const BEGINNING = 4;

/** What decides a claim by facts; undefined for a claim that is of no group. */
function decider(text: string, lexicon: Lexicon): Decider | undefined {
  const comparison = comparisonOf(text);
  if (comparison !== undefined)
    return {
      mayTell: (said) => QUANTIFIED.test(said),
      decide: (facts, document, sentences) => compare(comparison, document, sentences, facts, lexicon),
    };
  if (isOfUnanimity(text)) return { mayTell: isOfVote, decide: unanimity };
  const claim = countingOf(asCounted(text), lexicon, true);
  const [statement, ...others] = claim?.statements ?? [];
  if (statement === undefined || others.length > 0 || claim!.sizes.length > 0) return undefined;
  // That there is one such thing is no matter of how many.
  if (statement.quantity.article) return undefined;
  const { head, told } = statement.noun ?? { head: '', told: '' };
  const words = told.toLowerCase().split(' ');
  const starts = [head, ...words].map((word) => word.slice(0, BEGINNING)).filter((word) => word !== '');
  return {
    mayTell: (said) => {
      const lower = said.toLowerCase();
      return isOfVote(said) || (starts.some((start) => lower.includes(start)) && QUANTIFIED.test(said));
    },
    decide: (facts) => decide(statement, facts),
  };
}

/** Whether a text says how many of something there are. */
const QUANTIFIED =
  /\d|\b(?:a|an|no|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|\w+ty|all|both|each|every|most|some|many|few|several|half|thirds?|quarters?|none|neither|nobody|majority|minority|rest|others?|remaining)\b/i;

/** The sentences that speak to a claim and those around them, in order, rows of tables aside. */
function aroundThem(document: Document, candidates: readonly Candidate[]): number[] {
  const found = new Set<number>();
  for (const { sentence } of candidates)
    for (let at = sentence - AROUND; at <= sentence + AROUND; at++)
      if (at >= 0 && at < document.scan.sentenceCount && !document.isRecord(at)) found.add(at);
  return [...found].sort((a, b) => a - b);
}
