/** Sources that a sentence names in its own words: `According to the Terms, …`, `As [2] states, …`, `The Terms say …`. */
import type { Span } from '../../domain/answer.ts';
import type { PlacedCitation, Words } from '../blocks/placed-words.ts';
import { readsAsClause } from '../parts/clauses.ts';
import type { Sources } from './citations.ts';

/** What is left of a sentence without the words that name its source, and its citations with that. */
export interface Sourced extends Span {
  readonly citations: readonly PlacedCitation[];
}

/** Reads a sentence that names its source before what it says of it, or behind; undefined for any other. */
export function ownSource(
  words: Words,
  { start, end }: Span,
  answer: string,
  sources: Sources,
  citations: readonly PlacedCitation[],
): Sourced | undefined {
  const text = words.text.slice(start, end);
  const head = text.slice(0, LONGEST_OPENING);
  const cite = (part: Span, name: string | undefined, at: number): readonly PlacedCitation[] => {
    const cited = citationOf(words, part, name, answer, sources);
    return cited === undefined ? [] : [{ ...cited, at }];
  };
  const first = NAMED_FIRST.exec(head) ?? TOLD_FIRST.exec(head);
  const from = start + (first?.[0].length ?? 0);
  // "As the [Terms](uri) state, …", "As [2] states, …": the mark cites by itself.
  if (first !== null && citations.some(({ at }) => at > start && at < from))
    return { start: from, end, citations };
  const opening = first === null ? [] : cite({ start, end: from }, first.groups?.name, from);
  if (opening.length > 0) return { start: from, end, citations: [...opening, ...citations] };
  const told = TOLD_THAT.exec(head);
  if (told !== null && citations.some(({ at }) => at <= start))
    return { start: start + told[0].length, end, citations };
  const teller = TELLER.exec(head);
  if (teller !== null) {
    const cited = cite({ start, end: start + teller[0].length }, teller.groups?.name, start);
    if (cited.length === 0) return undefined;
    const said = saidFrom(text, teller[0].length);
    const same = citations.every(({ source_id }) => source_id === cited[0]!.source_id);
    return said !== undefined && same
      ? { start: start + said, end, citations: [{ ...cited[0]!, at: start + said }, ...citations] }
      : { start, end, citations: [...citations, ...cited] };
  }
  const lead = LEAD.exec(head);
  if (lead !== null) {
    const cited = cite({ start, end }, lead.groups?.teller ?? lead.groups?.name, start);
    return citations.length > 0 || cited.length === 0 ? undefined : { start, end, citations: cited };
  }
  const last = NAMED_LAST.exec(text.slice(-LONGEST_OPENING));
  if (last === null) return undefined;
  const to = end - last[0].length;
  const cited = cite({ start: to + last[0].search(/\p{L}/u), end }, last.groups?.name, to);
  return cited.length === 0 || to <= start
    ? undefined
    : { start, end: to, citations: [...citations, ...cited] };
}

/**
 * Where a clause begins that a source says alone, behind the words that name it. Where more is told than that clause, or
 * where a word in it may mean the source, all of the sentence is told: undefined.
 */
function saidFrom(text: string, told: number): number | undefined {
  const that = /^that (?=\S)/i.exec(text.slice(told, told + LONGEST_OPENING))?.[0].length ?? 0;
  const rest = text.slice(told + that);
  if (!ONE_CLAUSE.test(rest) || POINTS_BACK.test(rest)) return undefined;
  return that > 0 || (SAYS.test(text.slice(0, told)) && readsAsClause(rest)) ? told + that : undefined;
}

const ONE_CLAUSE = /^(?:[^,;:?!()–—"“”«».]|[.,](?=\d))+\.?$/u;
const POINTS_BACK =
  /\b(?:it|its|itself|they|them|their|he|she|his|her|this|that|these|those|such|here|but|although|though|while|because|so|yet|which|who|not true|wrong|false|incorrect|outdated)\b/i;
const SAYS = / (?:say|state)s? $/i;

/** The citation that these words are, where the name in them is a source's and no mere number. */
function citationOf(
  { places }: Words,
  { start, end }: Span,
  name: string | undefined,
  answer: string,
  sources: Sources,
): Omit<PlacedCitation, 'at'> | undefined {
  const source_id = name === undefined || /^\d+$/.test(name) ? undefined : sources.byLabel(name);
  if (source_id === undefined) return undefined;
  const first = places[start]!;
  const text = answer.slice(first, places[end - 1]! + 1).replace(/[,.\s]+$/, '');
  return { source_id, known: true, start: first, end: first + text.length, text };
}

const WRITTEN =
  '(?:stated|set out|laid down|written|described|shown|noted|mentioned|explained|outlined|specified|listed|confirmed|detailed|indicated|given)';
const TELLS =
  '(?:(?:say|state|note|show|confirm|specif(?:y|ie)|explain|mention|indicate|describe|outline|put|read)(?:s|es)?|makes? (?:it )?(?:clear|plain|explicit))';
const THE = '(?:(?:the|our|your|this) )?';

const NAMED_FIRST = new RegExp(
  `^(?:according to|as per|per|based on|as ${WRITTEN} (?:in|by|on))(?: ${THE}(?<name>[^,;:.!?]{2,80}))?, (?=\\S)`,
  'iu',
);
/** `As the Terms state, …`; `As states, …`, where a mark is taken out. */
const TOLD_FIRST = new RegExp(`^as (?:${THE}(?<name>[^,;:.!?]{2,80}?) )?${TELLS}(?: it)?, (?=\\S)`, 'iu');
const TELLER = new RegExp(
  `^${THE}(?<name>[^,;:.!?]{2,80}?) (?:(?:also|clearly|explicitly) )?${TELLS} (?=\\S)`,
  'iu',
);
/** `The Terms state`, `According to the Terms`, where a list goes on with that. */
const LEAD = new RegExp(
  `^(?:${THE}(?<teller>[^,;:.!?]{2,80}?) ${TELLS}(?: that)?|(?:according to|as per|per|as ${WRITTEN} (?:in|by|on)) ${THE}(?<name>[^,;:.!?]{2,80}?)):?$`,
  'iu',
);
/** `[2] states that …`, where the mark is taken out. */
const TOLD_THAT = new RegExp(`^${TELLS} that (?=\\S)`, 'iu');
const NAMED_LAST = new RegExp(
  `,? (?:according to|as per|per|as ${WRITTEN} (?:in|by|on)) ${THE}(?<name>[^,;:!?]{2,80}?)[.!]?$`,
  'iu',
);
const LONGEST_OPENING = 160;
