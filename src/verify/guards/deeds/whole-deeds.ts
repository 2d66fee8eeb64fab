/**
 * Deeds that a statement tells as done, whole, of one and one way, where its support has their words and tells of a
 * part of them, of a plan, of anybody, or of the way back.
 */
import { NEGATION } from '../../../text/cues.ts';
import type { Word } from '../../../text/reading.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, againstUnit, type Guard, type Told } from '../guard.ts';

export const WHOLE_DEEDS: readonly Guard[] = [
  against('partially_mentioned', 'english', passesPart),
  against('entity', 'english', toldOfAny),
  against('partially_mentioned', 'english', (told) => saysTwice(told)),
  against('modality', 'english', onlyPlanned),
  against('role', 'english', turnsBack),
  againstUnit('modality', 'english', onlyOrdered),
  againstUnit('modality', 'english', orderedOnly),
  againstUnit('date_time', 'prose', onlyBefore),
];

const WHOLE = /^(?:pass|complete|finish|clear|win|end|close|qualify)$/;
const PART =
  /^(?: (?:the|an?|its|his|her|their))? (?:first|second|third|initial|preliminary|early|part|half|some|most|one|opening|qualifying|draft)\b/i;

/** "The bill passed" of "passed the first reading": a claim that ends with its verb is of the whole. */
function passesPart({ reading: { words }, units, support: { sentences, matches, from } }: Told): boolean {
  const i = units.findLastIndex(({ value }) => value === undefined);
  const unit = units[i];
  if (unit === undefined || !WHOLE.test(unit.word.lemma) || unit.to < words.length) return false;
  const { reading } = sentences[from[i]!] ?? sentences[0];
  const verb = reading.words[matches[i]!.at];
  return verb !== undefined && PART.test(reading.text.slice(verb.end, reading.end));
}

/** "The user accepted the terms" of "users accept the terms": what any of them do, one is not known to have done. */
function toldOfAny(
  { reading: { words }, units, support: { matches, from } }: Told,
  { reading }: AlignedSentence,
): boolean {
  const [subject, verb] = units;
  if (subject === undefined || verb === undefined || subject.value !== undefined || subject.name)
    return false;
  if (words[subject.from - 1]?.form !== 'the' || subject.word.form !== subject.word.lemma) return false;
  const isPast = /(?:ed|t|d|en|ew|an|ok)$/.test(verb.word.form) && verb.word.form !== verb.word.lemma;
  const [any, does] = [matches[0]!.at, matches[1]!.at];
  if (!isPast || verb.from !== subject.to || any < 0 || does !== any + 1 || from[0] !== 0 || from[1] !== 0)
    return false;
  const [they, deed] = [reading.words[any]!, reading.words[does]!];
  return (
    they.form !== they.lemma &&
    they.form.endsWith('s') &&
    deed.form === deed.lemma &&
    (any === 0 || reading.words[any - 1]!.weight > 0)
  );
}

/** "Sent by post" of "by post": one word of the evidence says itself, and no verb besides. */
const saysTwice = ({ units, support: { matches, from, sentences } }: Told): boolean =>
  matches.some(
    ({ at, kind }, i) =>
      at >= 0 &&
      kind !== 'same' &&
      units[i].value === undefined &&
      VERBAL.test(units[i].word.form) &&
      isPlainNoun(sentences[from[i]]?.reading.words ?? [], at) &&
      matches.some((other, j) => j > i && other.at === at && from[j] === from[i] && other.kind === 'same'),
  );

const VERBAL = /(?:ed|ent|aid|ade|ing)$/;

/** "By post", "via mail": what something is done by, and no deed. */
const isPlainNoun = (words: readonly Word[], at: number): boolean =>
  words[at]?.form === words[at]?.lemma && /^(?:by|via|per|in|with|on)$/.test(words[at - 1]?.form ?? '');

const PLANNED =
  /^(?:booked|scheduled|planned|arranged|pencilled|slated|expected|envisaged|proposed|requested|reserved|invited)$/;
/** What a claim says happened: nothing of it is said by evidence that only plans. */
const HAPPENED =
  /^(?:took|happened|occurred|held|visited|attended|met|came|went|arrived|performed|conducted|completed|finished|done|carried)$/;

/** "The visit took place" of a visit that was booked. */
function onlyPlanned({ reading: { words }, support: { sentences } }: Told): boolean {
  if (!words.some(({ form, value }) => value < 0 && HAPPENED.test(form))) return false;
  if (words.some(({ form, cue }) => PLANNED.test(form) || (cue & NEGATION) !== 0)) return false;
  const said = sentences.flatMap((one) => one.reading.words.filter(({ value }) => value < 0));
  const tells = ({ form, lemma }: Word): boolean =>
    form !== lemma &&
    !/(?:s|ing|er|est)$/.test(form) &&
    !PLANNED.test(form) &&
    !/^(?:was|were|been|is|are)$/.test(form);
  return said.some(({ form }) => PLANNED.test(form)) && !said.some(tells);
}

const GIVING = /^(?:pay|give|send|bring|hand|take|transfer|ship|get|move|put|receive)$/;
const BACK = /^(?:back|return\w*|re(?:pa|imburs|fund|sen|turn)\w*)$/;

/** "Paid the deposit back" for "paid the deposit": the other way. */
function turnsBack({ reading: { words } }: Told, sentence: AlignedSentence): boolean {
  if (words.some(({ form }) => BACK.test(form))) return false;
  const { words: theirs } = sentence.reading;
  const said = sentence.alignment.matches.flatMap(({ at, strength }) =>
    at >= 0 && strength >= SAID ? [at] : [],
  );
  return (
    theirs[Math.max(...said) + 1]?.form === 'back' && said.some((at) => GIVING.test(theirs[at]?.lemma ?? ''))
  );
}

/** Match from which a word of the evidence says one of the statement. */
const SAID = 0.5;

const MADE = /^(?:made|effected|executed|carried)$/;
/** What may be done to a payment, a delivery or a change before there is one. */
const ORDERED =
  /^(?:ordered|requested|scheduled|planned|proposed|promised|approved|authori[sz]ed|announced|instructed|initiated|offered|demanded|agreed|rejected|refused|declined|withdrawn|cancell?ed|stopped|blocked|returned|due|pending)$/;

/** "A payment was made" of "payment ordered": the evidence has the noun of the deed, and no more than its order. */
function onlyOrdered({ reading, units, support: { sentences, matches, from } }: Told): number {
  if ((reading.cues & NEGATION) !== 0) return -1;
  return units.findIndex(({ word }, i) => {
    if (!MADE.test(word.form) || matches[i]!.strength >= SAID) return false;
    const deed = units.findIndex(
      ({ to, value, name }, j) => j < i && to <= i && value === undefined && !name,
    );
    const theirs = sentences[from[deed] ?? -1]?.reading.words ?? [];
    return (
      deed >= 0 && theirs.some(({ form }, at) => ORDERED.test(form) && !matches.some((one) => one.at === at))
    );
  });
}

/** What is had once it is there, and not when it is ordered. */
const HAD =
  /^(?:given|received|got|gotten|delivered|provided|supplied|issued|handed|installed|fitted|replaced|paid|obtained|collected|equipped|arrived|came)$/;
const BETWEEN = /^(?:is|are|was|were|has|have|been|not|yet|still|already|now|again)$/;

/** "Has been given a laptop" of "laptop ordered": what is said next of the thing is that it is to come. */
function orderedOnly({ reading, units, support: { sentences, matches, from } }: Told): number {
  if ((reading.cues & NEGATION) !== 0 || reading.words.some(({ form }) => ORDERED.test(form))) return -1;
  const isToCome = (i: number): boolean => {
    const theirs = sentences[from[i]!]?.reading.words ?? [];
    let next = matches[i]!.at + 1;
    while (theirs[next] !== undefined && BETWEEN.test(theirs[next]!.form)) next++;
    return matches[i]!.at >= 0 && ORDERED.test(theirs[next]?.form ?? '');
  };
  return units.findIndex(
    ({ word, value }, i) =>
      value === undefined &&
      HAD.test(word.form) &&
      matches[i]!.strength < SAID &&
      units.some((unit, j) => j !== i && unit.value === undefined && !unit.name && isToCome(j)),
  );
}

const PAST = /(?:ed|t|d|n)$/;

/** "Leads the team" of "had led the team": what somebody had done before something else, and may do no more. */
function onlyBefore(
  { reading, units }: Told,
  { reading: { words: theirs }, alignment }: AlignedSentence,
): number {
  return units.findIndex(({ word, value, name, from }, i) => {
    const { at } = alignment.matches[i]!;
    if (value !== undefined || name || from < 1 || at < 1 || word.form !== `${word.lemma}s`) return false;
    const verb = theirs[at]!;
    if (verb.lemma !== word.lemma || verb.form === verb.lemma || !PAST.test(verb.form)) return false;
    // "The leads", "two leads": a noun.
    if (reading.words[from - 1]!.weight === 0 && reading.words[from - 1]!.value < 0) return false;
    return (
      theirs[at - 1]!.form === 'had' || (theirs[at - 1]!.form !== 'has' && theirs[at - 2]?.form === 'had')
    );
  });
}
