/**
 * Who does something to whom, where the statement speaks of its reader: "our driver called you" of "driver called
 * dispatcher", "you called our driver" of "driver called customer"; and what money or goods went to, said to be what
 * went: "the gift card was refunded" of "refund $38 to gift card".
 */
import type { Reading, Word } from '../../../text/reading.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { PEOPLE } from '../../notes/note-words.ts';
import { against, againstUnit, type Guard, type Told } from '../guard.ts';

export const WITH_YOU: readonly Guard[] = [
  against('role', 'sentence', isDoneToSomebodyElse, { said: () => YOU }),
  against('role', 'sentence', isDoneByTheOther),
  against('role', 'sentence', isWhereItWent),
  againstUnit('entity', 'sentence', toldByItsVerb),
];

/** Match from which a word of the evidence is the statement's own. */
const OWN = 0.7;
const YOU = /^(?:you|me|us)$/;
const PASSED = /^(?:the|a|an|our|your|his|her|their|its)$/;
/** Whom a statement to its reader may mean by "you". */
const READER =
  /^(?:customer|client|user|guest|tenant|member|patient|applicant|caller|buyer|recipient|passenger|holder|cardholder|accountholder|subscriber|visitor|parent|student|employee|driver|owner|reader|claimant|policyholder|insured|borrower|requester|sender|you|him|her|them|me|us|all|everyone|mr|mrs|ms|dr)$/;

/** The word of the sentence that says a verb of the statement, and the verb's place in the statement; undefined for none. */
function verbsOf(
  { reading, units, support }: Told,
  theirs: Reading,
): readonly { readonly ours: number; readonly at: number }[] {
  return units.flatMap(({ from, value, name }, i) => {
    const { at, strength } = support.matches[i]!;
    if (value !== undefined || name || strength < OWN || support.from[i] !== 0) return [];
    const { lemma, form } = reading.words[from]!;
    const same = theirs.words[at]?.lemma === lemma && form !== lemma;
    return same ? [{ ours: from, at }] : [];
  });
}

const isNoun = (word: Word | undefined): word is Word =>
  word !== undefined &&
  word.weight > 0 &&
  word.value < 0 &&
  word.cue === 0 &&
  !/(?:ed|ly|ing)$/.test(word.form);

/** The word behind another, articles passed over; none behind a mark. */
function behind({ words, text }: Reading, at: number): Word | undefined {
  let next = at + 1;
  while (PASSED.test(words[next]?.form ?? '')) next++;
  const word = words[next];
  return word !== undefined && !/[,;:.()]/.test(text.slice(words[at]!.end, word.start)) ? word : undefined;
}

const isPassive = ({ words }: Reading, at: number): boolean =>
  words
    .slice(Math.max(0, at - 3), at)
    .some(({ form }) => /^(?:is|are|was|were|been|being|be|got)$/.test(form));

/** Verbs with a person behind them, and what may stand there instead for how or when. */
const CALLING =
  /^(?:call|contact|inform|notify|e-?mail|phone|ring|visit|meet|remind|warn|advise|text|message|interview|examine|treat)$/;
const MEANS =
  /^(?:number|phone|line|mobile|home|back|again|once|twice|today|yesterday|times|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/;

/** "Driver called dispatcher" for "our driver called you": whom it was done to is named, and is not the reader. */
function isDoneToSomebodyElse(told: Told, { reading: theirs }: AlignedSentence): boolean {
  const { words } = told.reading;
  const said = new Set(words.map(({ form }) => form));
  return verbsOf(told, theirs).some(({ ours, at }) => {
    if (!YOU.test(words[ours + 1]?.form ?? '') || isPassive(told.reading, ours) || isPassive(theirs, at))
      return false;
    if (!CALLING.test(words[ours]!.lemma)) return false;
    const whom = behind(theirs, at);
    return (
      isNoun(whom) && at > 0 && !READER.test(whom.lemma) && !MEANS.test(whom.form) && !said.has(whom.form)
    );
  });
}

/** "Driver called customer" for "you called our driver". */
function isDoneByTheOther(told: Told, { reading: theirs }: AlignedSentence): boolean {
  const { words } = told.reading;
  return verbsOf(told, theirs).some(({ ours, at }) => {
    const subject =
      words[
        /ly$|^(?:already|also|then|just|have|had|'ve)$/.test(words[ours - 1]?.form ?? '')
          ? ours - 2
          : ours - 1
      ];
    if (
      subject === undefined ||
      !YOU.test(subject.form === 'i' || subject.form === 'we' ? 'us' : subject.form)
    )
      return false;
    const object = behind(told.reading, ours);
    const doer = theirs.words[at - 1];
    const whom = behind(theirs, at);
    if (!isNoun(object) || doer === undefined || !isNoun(whom) || isPassive(theirs, at)) return false;
    return doer.lemma === object.lemma && PEOPLE.has(object.lemma) && whom.lemma !== object.lemma;
  });
}

const SENDING = /^(?:refund|pay|send|transfer|issue|return|ship|deliver|forward|move|wire|remit)$/;
const GOAL = /^(?:to|onto|into|via|through|by)$/;

/** "Refund $38 to gift card" for "the gift card was refunded". */
function isWhereItWent(told: Told, { reading: theirs }: AlignedSentence): boolean {
  const { words } = told.reading;
  const verb = words.findIndex(({ lemma, form }) => SENDING.test(lemma) && form !== lemma);
  if (verb < 2 || !isPassive(told.reading, verb)) return false;
  const subject =
    words[words.slice(0, verb).findIndex(({ form }) => /^(?:is|are|was|were|has|have|will)$/.test(form)) - 1];
  const phrase = words.slice(0, verb).some(({ form }) => /^(?:of|for|in|on|from|with|to)$/.test(form));
  if (phrase || !isNoun(subject) || PEOPLE.has(subject.lemma) || READER.test(subject.lemma)) return false;
  const places = theirs.words.flatMap(({ lemma, value }, at) =>
    value < 0 && lemma === subject.lemma ? [at] : [],
  );
  return (
    places.length > 0 &&
    places.every((at) => theirs.words.slice(Math.max(0, at - 2), at).some(({ form }) => GOAL.test(form)))
  );
}

/** Letters by which two words are of one stem. */
const STEM = 4;

/** "Covers motor and pump" for "the insurance covers the motor": the one word says the verb, and nobody who does it. */
function toldByItsVerb({ reading, units, support: { matches, from } }: Told): number {
  const verb = units.findIndex(
    ({ word, value }) => value === undefined && /[^s]s$|ed$/.test(word.form) && word.form !== word.lemma,
  );
  if (verb < 1 || matches[verb]!.kind !== 'same') return -1;
  const subject = verb - 1;
  const { word, value, name, to } = units[subject]!;
  const determined = /^(?:the|our|your|their|his|her|its|this|an?)$/.test(
    reading.words[units[subject]!.from - 1]?.form ?? '',
  );
  const beside = to === units[verb]!.from && determined && !name && value === undefined && word.weight > 0;
  // "The applicant applied" names who applies.
  if (word.form.slice(0, STEM) === units[verb]!.word.form.slice(0, STEM)) return -1;
  const shared = matches[subject]!.at === matches[verb]!.at && from[subject] === from[verb];
  return beside && shared && matches[subject]!.kind !== 'same' ? subject : -1;
}
