/** In what setting the evidence says it: as a supposition, an order, a hope, on a list of what is false, before a correction. */

import { NEGATION } from '../../text/cues.ts';
import { gather } from '../../text/gather.ts';
import { continuedAs } from '../against/continued.ts';
import { isCorrected, isQuoted } from '../against/correction.ts';
import { isExceptedNext, isOlderMail } from '../against/superseded.ts';
import { isBidden } from '../beside/bidden.ts';
import { isAnothersWord } from '../claim/anothers-word.ts';
import { isPartysWord } from '../claim/party-word.ts';
import { isToldAs } from '../claim/told-as.ts';
import { isUnderScope } from '../claim/under-scope.ts';
import { lemmasOf } from '../claim/words-said.ts';
import type { AlignedSentence } from '../match/support.ts';
import type { Matter, Mismatch } from '../matter.ts';
import { speaksToMachine } from '../read/injection.ts';
import { isListed, isStruck } from '../read/listed.ts';
import { takenBackNext } from '../tongues/taken-back-next.ts';
import { narrowedNext } from './narrowed-next.ts';

/** What the setting of a sentence takes away from it. */
export function unsettled(matter: Matter): Mismatch[] {
  return gather(matter.support.sentences, (sentence, slot): Mismatch[] => {
    if (!sentence.source.structured && speaksToMachine(sentence))
      return [{ kind: 'attribution', force: 'withholds', sentence, units: [] }];
    if (isBidden(matter, sentence, slot))
      return [{ kind: 'modality', force: 'withholds', sentence, units: [] }];
    if (sentence.coverage < 0.4) return [];
    const more = continuedAs(sentence);
    if (more !== undefined) return [{ kind: more, force: 'withholds', sentence, units: [] }];
    if (sentence.source.isRecord(sentence.sentence)) return [];
    const kind =
      takenBackNext(matter, sentence) ||
      (isSupposed(matter, sentence, slot) && 'condition') ||
      (isUnderScope(matter.claim, sentence) && 'condition') ||
      (isOfUnknownManner(matter, sentence, slot) && 'modality') ||
      (isArranged(matter, sentence, slot) && 'modality') ||
      ((isFiction(sentence) || isToldAs(matter, sentence, slot)) && 'modality') ||
      (isAlternative(matter, sentence, slot) && 'modality') ||
      (isUnreadRow(matter, sentence) && 'partially_mentioned') ||
      (!matter.noted && isOpenLabel(matter, sentence, slot) && 'modality') ||
      (isTrial(matter, sentence) && 'modality') ||
      (isListed(sentence, matter.claim) && 'modality') ||
      (isStruck(matter, sentence, slot) && 'superseded') ||
      (isQuoted(matter, sentence, slot) && 'attribution') ||
      ((isPartysWord(matter, sentence) || isAnothersWord(matter.claim, sentence)) && 'attribution') ||
      (isCorrected(matter, sentence) && 'superseded') ||
      (isOlderMail(matter, sentence) && 'superseded') ||
      (isExceptedNext(matter, sentence) && 'exception') ||
      narrowedNext(matter, sentence);
    return kind ? [{ kind, force: 'withholds', sentence, units: [] }] : [];
  });
}

const OPENERS = new Set(
  (
    'suppose supposing assume assuming imagine pretend ensure confirm check verify please answer write say ignore tell ' +
    'state respond reply output mark treat make repeat keep leave'
  ).split(' '),
);
/** "Please note that" asks for nothing. */
const TELLING = new Set(['note', 'remember']);
/** Verbs of whoever does not know: "he hopes the invoice was paid". */
const UNKNOWING = new Set(
  'hope doubt wish dream imagine pretend fear guess suspect believe think assume suppose rumour rumor wonder'.split(
    ' ',
  ),
);

/** Whether a sentence only supposes, orders or hopes what the claim says. */
function isSupposed({ claim, support }: Matter, { reading }: AlignedSentence, slot: number): boolean {
  if (reading.language !== 'en') return false;
  const said = lemmasOf(claim.words);
  const matched = gather(support.matches, ({ at }, i) => (support.from[i] === slot && at >= 0 ? [at] : []));
  const first = Math.min(...matched);
  const [opener] = reading.words;
  if (first > 0 && OPENERS.has(opener.form) && !said.has(opener.lemma)) {
    const tells = opener.form === 'please' && TELLING.has(reading.words[1]?.form ?? '');
    if (!tells && !ANSWERING.test(reading.text.slice(reading.start, reading.end))) return true;
  }
  const before = reading.words.slice(0, first);
  return before.some(
    ({ lemma, form, negated }, at) =>
      !said.has(lemma) &&
      ((UNKNOWING.has(lemma) && !negated) ||
        (SAYING.has(lemma) && form === lemma && BIDDING.has(before[at - 1]?.form ?? ''))),
  );
}

/** "Answer: Your order has been cancelled.": a label, and no order to answer. */
const ANSWERING = /^\s*(?:[Aa]nswer|[Rr]eply): \p{Lu}/u;

/** What somebody is told to say: "was instructed to state that the refund was issued". */
const SAYING = new Set(
  'state say write repeat answer reply respond confirm report claim treat mark output'.split(' '),
);
const BIDDING = new Set('to please must should shall assistant now always'.split(' '));

const HELPING =
  /^(?:is|are|was|were|be|been|being|am|has|have|had|do|does|did|will|would|can|could|may|might|must|shall|should)$/;

/** "Was nøt shipped", "was nicht shipped": a word that nobody knows between a verb and its auxiliary may well take it back. */
function isOfUnknownManner(
  { claim, support, lexicon }: Matter,
  { reading }: AlignedSentence,
  slot: number,
): boolean {
  if (reading.language !== 'en') return false;
  const { words } = reading;
  return support.matches.some(({ at }, i) => {
    const between = words[at - 1];
    if (support.from[i] !== slot || at < 2 || between === undefined || !HELPING.test(words[at - 2]!.form))
      return false;
    const { form, lemma, value, capital } = between;
    if (
      value >= 0 ||
      capital ||
      lexicon.knows(form) ||
      lexicon.knows(lemma) ||
      claim.words.some((word) => word.form === form)
    )
      return false;
    return !/[^\p{L}\d'\u2019]/u.test(form) && !lexicon.knows(form.replace(/ly$/, '')) && !HELPING.test(form);
  });
}

/** Words between "to have" and the participle of what is to be done. */
const LONGEST_OBJECT = 7;

/** "I advised him to have the belt replaced": what somebody is to see to has not been done. */
function isArranged(
  { claim, support }: Matter,
  { reading: { words } }: AlignedSentence,
  slot: number,
): boolean {
  return words.some(({ form, clause }, have) => {
    if ((form !== 'have' && form !== 'get') || words[have - 1]?.form !== 'to') return false;
    if (words[have + 1]?.form === 'been' || claim.words.some((word) => word.form === form)) return false;
    return support.matches.some(({ at }, i) => {
      const done = support.from[i] === slot && at > have + 1 && at <= have + LONGEST_OBJECT;
      return (
        done &&
        words[at].clause === clause &&
        words[at].form !== words[at].lemma &&
        /(?:ed|en|t|n)$/.test(words[at].form)
      );
    });
  });
}

const FICTION =
  /^\W*(?:in|during|as) (?:an?|the|his|her|our|this|that|one)? ?(?:[\w-]+ )?(?:film|movie|novel|game|simulation|story|tale|dream|drill|exercise|scenario|play|series|episode|book|world|example|test)\b|^\W*(?:translate|translation|(?:for )?(?:example|instance)|test|sample|draft|template|title|headline|subject|quote|training|hypothesis|assumption|risk|wrong|false|untrue|incorrect|fake|allegation|true or false|scenario|practice|proposal|goal|aim|objective|target|summary of the (?:novel|film|movie|book|play|story))\b[^:\n]{0,30}:|^\W*(?:TODO|FIXME)\b/i;

/** Whether a sentence says that what it tells is a film, a drill or an example. */
const isFiction = ({ source, reading: { start, end } }: AlignedSentence): boolean =>
  FICTION.test(source.text.slice(start, Math.min(end, start + 120)));

/** Where nothing counts that is done: "approved in the test environment". */
const TRIAL =
  /\b(?:in|on|within|inside|using|against) (?:an?|the|our|their|its|your|this|that)? ?(?:(?:test|testing|staging|sandbox|demo|development|dev|qa|uat|simulated|simulation|mock|dummy)(?: \w+)? (?:environment|system|mode|account|server|instance|database|tenant|cluster|setup)|sandbox|staging|simulator)\b/i;
const TRIAL_WORD = /\b(?:test|staging|sandbox|demo|dev|qa|uat|simulat|mock|dummy)/i;

/** Whether a sentence says that it was done in a test environment, and the claim does not. */
const isTrial = ({ claim }: Matter, { source, reading: { start, end } }: AlignedSentence): boolean =>
  TRIAL.test(source.text.slice(start, end)) && !TRIAL_WORD.test(claim.text);

/** A line of cells that is too narrow to be read as a row of a table: what its cells are to each other is not known. */
const isUnreadRow = ({ claim }: Matter, { source, reading: { start, end } }: AlignedSentence): boolean =>
  BARRED.test(source.text.slice(start, end)) && !BARRED.test(claim.text);

/** Cells between bars, or names between commas that no blank follows. */
const BARRED = / \| |^[^\s,\d]+(?:,[^\s,\d]+)+$/;

/** "Married / single": words of which one is to be struck. "20 euros / month" is a rate. */
function isAlternative({ claim, support }: Matter, { reading }: AlignedSentence, slot: number): boolean {
  const { text, words, end } = reading;
  if (claim.text.includes('/') || !text.slice(reading.start, end).includes(' / ')) return false;
  return support.matches.some(({ at }, i) => {
    const word = support.from[i] === slot && at >= 0 ? words[at] : undefined;
    if (word === undefined || word.value >= 0 || words[at - 1]?.numeric === true) return false;
    return /^ \/ \p{Ll}{3,}/u.test(text.slice(word.end, Math.min(end, word.end + 8)));
  });
}

/** Values by which a label says that it is so. */
const AFFIRMED = new Set('yes y true done ok okay complete completed confirmed x 1 ja oui si sí'.split(' '));
/** Words of a value that is a state rather than a text of its own. */
const LONGEST_STATE = 4;

/** Labels of what is not there yet: "Needed: consent of the board". */
const WANTING = new Set(
  'needed wanted required missing lacking awaited awaiting pending outstanding todo open agenda'.split(' '),
);

/** Values by which a label says that there is none of it. */
const NOTHING = new Set(['none', 'nil', 'no', '0']);

/** "Soup sent 19:20, burger held: grill down": what stands before the mark that a label begins behind is not said under it. */
function isBesideLabel(
  { support }: Matter,
  { source, reading: { words, start } }: AlignedSentence,
  slot: number,
  colon: number,
): boolean {
  const before = source.text.slice(start, colon);
  const mark = start + Math.max(before.lastIndexOf(', '), before.lastIndexOf('; '));
  if (mark < start) return false;
  const matched = gather(support.matches, ({ at }, i) => (support.from[i] === slot && at >= 0 ? [at] : []));
  return matched.length > 0 && matched.every((at) => words[at].end <= mark);
}

/** "240 members (2022: 210)": what a bracket tells of another time opens no label. */
const OTHER_TIME =
  /\((?:in |for )?(?:(?:19|20)\d\d|Q[1-4](?: \d{4})?|FY ?\d{2,4}|(?:the )?(?:previous|prior|last|preceding) (?:year|month|quarter|week|season))$/iu;

/** "Device encrypted: pending": the claim is the label, and what stands behind it is not yes; "Needed: …". */
function isOpenLabel(matter: Matter, sentence: AlignedSentence, slot: number): boolean {
  const { claim, support } = matter;
  const { source, reading } = sentence;
  const { words, start, end } = reading;
  const colon = source.text.slice(start, end).search(/:(?:\s|$)/);
  if (colon < 0 || OTHER_TIME.test(source.text.slice(start, start + colon))) return false;
  if (isBesideLabel(matter, sentence, slot, start + colon)) return false;
  const [label] = words;
  if (WANTING.has(label.form)) return !claim.words.some(({ lemma }) => lemma === label.lemma);
  const value = gather(words, (word, at) => (word.start > start + colon ? [at] : []));
  if (value.length === 0 || value.length > LONGEST_STATE) return false;
  // "Data loss: none" leaves nothing open to a claim that there was none.
  if (claim.cues & NEGATION && value.every((at) => NOTHING.has(words[at].form))) return false;
  const touched = support.matches.some(({ at }, i) => support.from[i] === slot && value.includes(at));
  return !touched && !value.every((at) => AFFIRMED.has(words[at].form));
}
