/**
 * "The chairs differ in colour" of `reason_given_by_customer: colour differs`: what somebody gave as the reason, or reported,
 * is told as such.
 */
import { ATTRIBUTION } from '../../../text/cues.ts';
import type { AlignedSentence } from '../../match/support.ts';
import type { Field } from '../../record/record.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';
import { allRecordsAt } from '../records-at.ts';

const WHO =
  'customer|guest|sender|buyer|claimant|tenant|patient|caller|user|passenger|renter|client|applicant|member|owner|driver|reporter|complainant|employee|parent|student|seller|merchant|cardholder';
const TOLD_BY = new RegExp(
  String.raw`^(?:(?:return |refund )?(?:reason|cause|explanation|fault|problem|issue|symptoms?|defect|damage|description|loss) (?:given|stated|reported|claimed|cited|named|described|told|entered|alleged)(?: by(?: the)? (?:${WHO}))?|(?:${WHO}) (?:reason|statement|comment|claims?|description|complaint|says|note|report|account|explanation|allegation)|(?:reported|alleged|claimed|stated) (?:reason|cause|fault|problem|issue|symptoms?|defect|damage|loss)|allegation|complaint)$`,
);
const SAID_SO =
  /\b(?:reasons?|claim(?:s|ed)?|report(?:s|ed)?|stat(?:es?|ed)|says?|said|gave|given|alleg\p{Ll}+|complain\p{Ll}*|accord\p{Ll}+|describ\p{Ll}+|nam(?:es?|ed)|cit(?:es?|ed)|explan\p{Ll}+|comment\p{Ll}*|not(?:es?|ed)|account|told|tells|wrote|writes|mention\p{Ll}*|because)\b/iu;
/** Words of such a field that a statement takes, at least. */
const LEAST = 2;

export const FIELD_OF_TELLER: Guard = against('attribution', 'any', isOfTeller);

function isOfTeller({ reading }: Told, sentence: AlignedSentence): boolean {
  if (SAID_SO.test(textOf(reading)) || (reading.cues & ATTRIBUTION) !== 0) return false;
  const said = new Set(reading.words.filter(({ weight }) => weight > 0).map(({ lemma }) => lemma));
  const all = allRecordsAt(sentence);
  return all.some(({ own }) => {
    const told = own.filter(({ name }) => TOLD_BY.test(name.join(' ')));
    const others = own.filter((field) => !told.includes(field));
    const takes = ({ words }: Field): number =>
      new Set(
        words.filter(
          (word) =>
            said.has(sentence.source.lexicon.lemma(word)) &&
            !others.some((other) => other.words.includes(word)),
        ),
      ).size;
    return told.some((field) => takes(field) >= LEAST);
  });
}
