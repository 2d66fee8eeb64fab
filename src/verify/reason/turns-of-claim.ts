/**
 * Signs of what a statement itself is about: that a case fulfils what a rule asks for, that it holds without any condition,
 * that two are set beside each other, that something was not, or not yet.
 */
import type { Part } from '../case.ts';
import type { AlignedSentence } from '../match/support.ts';

export const TURNS_OF_CLAIM: readonly string[] = [
  'claim_fulfils',
  'claim_whatever',
  'claim_contrasts',
  'claim_denies',
  'claim_opposes',
  'claim_done',
  'claim_names',
  'claim_also',
  'near_denies_more',
  'near_says_fails',
];

const FULFILS =
  /\b(?:qualif(?:y|ies|ied)|entitle[sd]?|eligible|meets?|met|fulfil(?:l?s|led)?|satisf(?:y|ies|ied)|requirements?|criteria|conditions?|enough|asks? for|calls? for|needs?|in time|due|owed|(?:has|have) (?:a )?(?:right|claim) to)\b/iu;
const WHATEVER =
  /\b(?:whatever|whoever|whenever|wherever|regardless|no matter|at (?:any|whatever) time|of any|irrespective|in every case|in any case|always|anyone|anybody|without (?:any )?(?:condition|exception|limit|question)s?|unconditionally|even (?:if|when|without))\b/iu;
const CONTRASTS =
  /\b(?:while|whereas|but|and (?:not )?(?:the|for|to|by|none|both)|instead of|rather than)\b|, and \p{Lu}/u;
const DENIES = /\b(?:no|not|none|nobody|nothing|never|neither|nor|without|cannot)\b|n['\u2019]t\b/iu;
const OPPOSES =
  /\b(?:un(?:\p{Ll}{4,})|in(?:complete|valid|correct|active|sufficient)|refus\p{Ll}+|reject\p{Ll}+|den(?:y|ies|ied)|declin\p{Ll}+|fail\p{Ll}*|miss(?:ed|ing|es)|lacks?|lost|broken|dead|off|out of|free of|ruled out|stopped|closed|clear of|open)\b/iu;
const DONE = /\b(?:was|were|has been|have been|had been|has|have|did)\b/iu;
const ALSO = /\b(?:also|too|as well|besides|in addition|along with|and)\b/iu;
const FAILS =
  /\b(?:fail(?:ed|s|ure)?|timeout|timed out|error|refused|rejected|declined|denied|unpaid|unaffected|undamaged|unsettled|mismatch|missing|never|no|not|none|only|without)\b/iu;
/** Sentences that are looked at, best first. */
const NEAR = 4;

type Put = (value: number | boolean) => void;

/** Puts the signs of TURNS_OF_CLAIM. */
export function putTurnsOfClaim(put: Put, { reading, units, best, sentences }: Part): void {
  const claim = reading.text.slice(reading.start, reading.end);
  const near = [...new Set([...best!.support.sentences, ...sentences.slice(0, NEAR)])].map(textOf);
  const denials = (text: string): number => text.match(DENIALS)?.length ?? 0;
  put(FULFILS.test(claim));
  put(WHATEVER.test(claim));
  put(CONTRASTS.test(claim));
  put(DENIES.test(claim));
  put(OPPOSES.test(claim));
  put(DONE.test(claim));
  put(units.filter(({ name, value }) => name && value === undefined).length);
  put(ALSO.test(claim));
  put(Math.max(-3, Math.min(3, Math.max(...near.map(denials)) - denials(claim))));
  put(near.filter((one) => FAILS.test(one)).length);
}

const DENIALS = new RegExp(DENIES.source, 'giu');

const textOf = ({ reading: { text, start, end } }: AlignedSentence): string => text.slice(start, end);
