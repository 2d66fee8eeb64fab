/** What the evidence has by somebody's account alone: as he sees it, or as the other side of a chat told it. */
import { ATTRIBUTION } from '../../../text/cues.ts';
import { wordSet } from '../../../text/word-set.ts';
import { asSpoken } from '../../context/messages.ts';
import { originOf } from '../../context/retold.ts';
import { takenBack, turnAt } from '../../context/tellings/speech/speaker.ts';
import { voicesAt } from '../../context/voices.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

export const BY_ACCOUNT: readonly Guard[] = [
  against('attribution', 'english', asSeen, {
    told: () => /^(?:consider(?:s|ed)?|deem(?:s|ed)?|regard(?:s|ed)?)$/,
  }),
  against('attribution', 'english', asToldBySelf),
  against('superseded', 'english', asWishedBefore),
  against('attribution', 'english', asSaidByAnother),
];

const SEEING = wordSet('consider considers considered deem deems deemed regard regards regarded');
const BEING = wordSet('is are was were be been being');
const GOING_ON = wordSet('and but or that which who then');

/** "We consider the deposit due": that it is due is how they see it. */
function asSeen({ reading, support }: Told): boolean {
  if ((reading.cues & ATTRIBUTION) !== 0 || !reading.words.some(({ form }) => BEING.has(form))) return false;
  if (reading.words.some(({ form }) => SEEING.has(form))) return false;
  return support.sentences.some(({ reading: { words: theirs, text }, source }, slot) => {
    if (source.structured) return false;
    const seen = theirs.findIndex(({ form }) => SEEING.has(form));
    const taken = support.matches.flatMap(({ at, strength }, i) =>
      support.from[i] === slot && at >= 0 && strength > 0 ? [at] : [],
    );
    const last = Math.max(...taken);
    if (seen < 0 || taken.length === 0 || Math.min(...taken) < seen) return false;
    if (BEING.has(theirs[seen - 1]?.form ?? '')) return false;
    if (/[,;:]\s/.test(text.slice(theirs[seen]!.end, theirs[last]!.start))) return false;
    return !theirs.slice(seen + 1, last).some(({ form }) => BEING.has(form) || GOING_ON.has(form));
  });
}

/** Those whom a gate takes the word of for nothing that its own records would show. */
const OUTSIDE = wordSet(
  'customer client guest caller patient user tenant claimant passenger buyer shopper applicant subscriber policyholder member visitor',
);
/** What a record would show, had it been done. */
const ON_RECORD = wordSet('pay return send post mail ship cancel transfer submit upload settle refund');
/** What is only wished for is on no record: whoever says that he wants it wants it. */
const WISHING = wordSet('ask want wish request like apply');
const SELF = wordSet('i we my our me us');

/** "Customer: I paid 50 euros": that the customer paid is what the customer says. */
function asToldBySelf({ reading, units, support }: Told): boolean {
  const deed = units.findIndex(({ word }) => ON_RECORD.has(word.lemma));
  if ((reading.cues & ATTRIBUTION) !== 0 || deed < 0) return false;
  if (units.slice(0, deed).some(({ word }) => WISHING.has(word.lemma))) return false;
  return support.sentences.some((one) => {
    const { source: origin, sentence } = asSpoken(originOf(one.source), one.sentence);
    if (origin.structured || sentence >= origin.scan.sentenceCount) return false;
    const offset = origin.scan.sentenceStart[sentence]!;
    const { writer } = voicesAt(origin, offset);
    if (![writer?.role === true ? writer.name : '', writer?.also ?? ''].some((role) => OUTSIDE.has(role)))
      return false;
    const { words: theirs } = origin.sentence(sentence);
    // What came with his words is there to be seen.
    return theirs.some(({ form }) => SELF.has(form)) && !theirs.some(({ lemma }) => lemma === 'attach');
  });
}

const OPEN = /\b(?:if|unless|otherwise|in case|whether)\b/i;

/** "I want to cancel. … Actually, I'd rather keep it": what somebody wished for, and then did not, or only in a case. */
function asWishedBefore({ reading, units, support }: Told): boolean {
  const wished = units.find(({ word }) => WISHING.has(word.lemma));
  if (wished === undefined || (reading.cues & ATTRIBUTION) !== 0) return false;
  const said = textOf(reading);
  if (OPEN.test(said)) return false;
  const thing = reading.words.at(-1)!.form;
  return support.sentences.some((one) => {
    const { source: origin, sentence } = asSpoken(originOf(one.source), one.sentence);
    if (origin.structured || sentence >= origin.scan.sentenceCount) return false;
    const turn = turnAt(origin, sentence, said, 'does');
    if (turn?.who === undefined || !/\b(?:I|we|my|please)\b/i.test(turn.text)) return false;
    return OPEN.test(turn.text) || takenBack(turn, thing);
  });
}

const SAID = /^(?:say|tell|report|state|write|claim|confirm|explain|mention)$/;
const BY_ANOTHER =
  /\b(?:(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir|[Tt]he|[Aa]n?) [\p{L}-]+|\p{Lu}\p{Ll}+|[Hh]e|[Ss]he|[Tt]hey) (?:has |have |also )?(?:said|says|told|wrote|writes|reported|reports|stated|claims|claimed|confirmed|explained|mentioned)\b/u;

/** "My sister said that it was broken" of the customer's turn: what the sister said the customer has not said. */
function asSaidByAnother({ reading, units, support }: Told): boolean {
  if (!units.some(({ word }) => SAID.test(word.lemma))) return false;
  const said = textOf(reading);
  return support.sentences.some((one) => {
    const { source, sentence } = asSpoken(originOf(one.source), one.sentence);
    if (source.structured || sentence >= source.scan.sentenceCount) return false;
    const turn = turnAt(source, sentence, said, 'does');
    if (turn?.who === undefined || !said.toLowerCase().startsWith(turn.who.toLowerCase())) return false;
    return BY_ANOTHER.test(turn.text);
  });
}
