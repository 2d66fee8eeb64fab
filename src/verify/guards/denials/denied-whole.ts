/** Sentences that deny, or call wrong, what a statement takes from them. */
import { NEGATION } from '../../../text/cues.ts';
import type { Reading, Word } from '../../../text/reading.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told } from '../guard.ts';

export const DENIED_WHOLE: readonly Guard[] = [
  against('negation', 'prose', deniedOtherwise),
  against('superseded', 'english', calledWrong, { told: () => WRONG }),
  against('negation', 'prose', deniedFor),
  against('negation', 'english', inDenyingFrame, { told: () => DENYING_FRAME }),
];

const DENIAL = /^(?:not|no|never|none|nobody|nothing|nowhere|neither|nor|without|cannot|\p{L}+n't)$/u;

/** "Neither … nor" denies once. */
function denials({ words }: { readonly words: readonly Word[] }): number {
  const paired = words.some(({ form }) => form === 'neither');
  return words.filter(({ form, value }) => value < 0 && DENIAL.test(form) && !(paired && form === 'nor'))
    .length;
}

/**
 * "May be put up without a permit" of "without a permit none may be put up": all that the sentence says, with one
 * denial less.
 */
function deniedOtherwise({ reading }: Told, { reading: theirs, alignment }: AlignedSentence): boolean {
  const [ours, other] = [denials(reading), denials(theirs)];
  if (ours === 0 || other === 0 || (ours - other) % 2 === 0) return false;
  if (alignment.matches.some(({ flipped, kind }) => flipped || (kind !== 'same' && kind !== 'value')))
    return false;
  const taken = new Set(alignment.matches.map(({ at }) => at));
  return theirs.words.every(({ weight, value }, at) => weight === 0 || value >= 0 || taken.has(at));
}

const WRONG =
  /\b(?:figure|number|amount|date|statement|report|information|price|address|estimate|count|total|quote|claim|entry|reading|message)s?\b[^.;]{0,120}?\b(?:was|were|is|are|proved|turned out to be)\s+(?:\p{L}+ )?(?:too (?:low|high|early|late|small|large)|wrong|incorrect|inaccurate|mistaken|outdated|obsolete|false|untrue|an? (?:mistake|typo|misprint|error|hoax)|overstated|understated|premature)\b/iu;

const TAKEN_BACK =
  /\b(?:too|wrong|errors?|mistak\p{Ll}+|misprint\p{Ll}*|misstate\p{Ll}*|incorrect\w*|inaccura\w*|false\w*|untrue|correct\w*|revis\w*|outdated|originally|first|earlier|initially|previously|stated|given|said|reported|claimed|overstated|understated)\b/iu;

/** "The figure of 120 users was too low" for "there were 120 users". */
function calledWrong({ reading, support }: Told): boolean {
  const text = (one: Reading): string => one.text.slice(one.start, one.end);
  if ((reading.cues & NEGATION) !== 0 || TAKEN_BACK.test(text(reading))) return false;
  return support.sentences.some((one) => {
    const found = one.source.structured ? null : WRONG.exec(text(one.reading));
    if (found === null) return false;
    const [opens, closes] = [found.index, found.index + found[0].length].map((at) => at + one.reading.start);
    const taken = one.alignment.matches.flatMap(({ at, strength }) =>
      at >= 0 && strength > 0 ? [one.reading.words[at]!.start] : [],
    );
    return taken.length > 0 && taken.every((at) => at < closes!) && taken.some((at) => at >= opens!);
  });
}

/** Match from which a word of the statement stands in the sentence. */
const ALL_BUT = 0.7;
/** What a denial before it may be of, and not the deed: by when it was done, or for what. */
const UNTIL = /^ (?:until|till|before|by mistake|on purpose|for fun)\b/iu;
const FOR_WHICH =
  /^ (?:because|for (?:the )?(?:sake|purpose|reason)|in order to|(?:solely|only|just|merely|simply) (?:because|to|for|on))\b/iu;

/** "Did not reject it because of its cost" for "did not reject it": it may have been for another reason, or later. */
function deniedFor({ reading }: Told, { reading: theirs, alignment }: AlignedSentence): boolean {
  if (denials(reading) !== 1 || denials(theirs) !== 1) return false;
  if (alignment.matches.some(({ strength }) => strength < ALL_BUT)) return false;
  const last = Math.max(-1, ...alignment.matches.map(({ at, strength }) => (strength > 0 ? at : -1)));
  const denial = theirs.words.findIndex(({ form, value }) => value < 0 && DENIAL.test(form));
  if (last < 0 || denial > last) return false;
  const rest = theirs.text.slice(theirs.words[last]!.end, theirs.end);
  return UNTIL.test(rest) || (theirs.words[denial - 1]?.form === 'did' && FOR_WHICH.test(rest));
}

/** A frame that says of its clause that it is not so, or that nothing shows it. */
const DENYING_FRAME =
  /(?:\b(?:not|never|hardly|far from)|n['\u2019]t)(?: \p{L}+){0,2}? (?:true|correct|right|accurate|the case|certain|clear|shown|proven|proved|established|confirmed|documented|known)\b[^.;:]{0,60}?\bthat\b|\b(?:no|little|without|lacks?|lacking)(?: \p{L}+){0,2}? (?:proof|evidence|sign|record|indication|trace|confirmation|guarantee|mention)\b[^.;:]{0,60}?\bthat\b|\b(?:false|untrue|incorrect|wrong|inaccurate|doubtful|unlikely|unclear|uncertain|unproven|den(?:y|ies|ied|ying))\b[^.;:,]{0,40}?\bthat\b/iu;
/** What sets another statement against the denied one. */
const SET_AGAINST = /\b(?:but|yet|however|though|although|while|whereas)\b/i;

/** "It is not true that, on Monday, after the call, the invoice was paid": all that the statement takes is in the denied clause. */
function inDenyingFrame({ reading, support }: Told): boolean {
  if (DENYING_FRAME.test(reading.text.slice(reading.start, reading.end))) return false;
  return support.sentences.some(({ reading: theirs, alignment, source }) => {
    if (source.structured) return false;
    const found = DENYING_FRAME.exec(theirs.text.slice(theirs.start, theirs.end));
    if (found === null) return false;
    const opens = theirs.start + found.index + found[0].length;
    const taken = alignment.matches.flatMap(({ at, strength }) =>
      at >= 0 && strength > 0 ? [theirs.words[at]!.start] : [],
    );
    const first = Math.min(...taken);
    return taken.length > 0 && first >= opens && !SET_AGAINST.test(theirs.text.slice(opens, first));
  });
}
