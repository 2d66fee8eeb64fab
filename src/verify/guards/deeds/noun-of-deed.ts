/**
 * A deed told by its noun, where the sentence does not say that it was done, or not by whom the noun is: "the inspection took
 * place" by "it should have been inspected", "the machine was inspected" by "the inspection of the hall with the machine", "Mia's
 * visit" by "Ivo visited Mia", "the decision was made on 3 May" by "the
 * decision was published on 3 May".
 */
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told, tagsOf, textOf } from '../guard.ts';

export const NOUN_OF_DEED: readonly Guard[] = [
  againstUnit('modality', 'english', shouldHaveBeen, { told: () => SHOULD }),
  againstUnit('role', 'english', doneToOwner),
  againstUnit('role', 'sentence', doneToOther, { said: () => PASSIVE, told: () => / of /u }),
  againstUnit('partially_mentioned', 'sentence', doneOtherwise),
];

const FOUND = 0.5;
const SHOULD =
  /\b(?:should|ought to|could|would|might|may|must|need to|needs to|was to|were to|is to|are to)/iu;
const SHORT_OF_DONE = new RegExp(
  String.raw`${SHOULD.source}(?: not)?(?: have)?(?: been| be)?(?: \p{Ll}+ly)? $`,
  'iu',
);
const OPEN =
  /\b(?:can|cannot|should|ought|could|would|might|may|must|due|planned|scheduled|to be|will|ha(?:s|ve) to|needs?|needed|requires?|required|necessary|subject to|obliged)\b/iu;

/** The noun of a statement for which the sentence has a verb that is no more than due, or may be. */
function shouldHaveBeen({ reading, units }: Told, { reading: theirs, alignment }: AlignedSentence): number {
  if (OPEN.test(reading.text.slice(reading.start, reading.end).replace(/\bMay\b/gu, ''))) return -1;
  return units.findIndex(({ word, value }, i) => {
    const { at, strength, kind } = alignment.matches[i]!;
    if (value !== undefined || kind !== 'derived' || at < 1 || strength < FOUND) return false;
    const verb = theirs.words[at]!;
    if (verb.form === word.form || !/(?:ed|en|wn|ne|ught|t|d)$/u.test(verb.form)) return false;
    return SHORT_OF_DONE.test(theirs.text.slice(theirs.start, verb.start));
  });
}

/** Deeds that are of whoever does them, to whomever. */
const BY_OWNER =
  /^(?:visit|call|reply|answer|complaint|request|apology|question|offer|promise|attack|praise|support|help|invitation|warning|threat|email|message|thanks)$/u;

/** The owner of a deed who stands behind its verb, where another stands before it. */
function doneToOwner({ reading, units }: Told, { reading: theirs, alignment }: AlignedSentence): number {
  return units.findIndex(({ word, value, to }, i) => {
    const deed = units[i + 1];
    if (value !== undefined || deed === undefined || deed.from !== to || !BY_OWNER.test(deed.word.lemma))
      return false;
    if (!/['’]s?$/u.test(reading.text.slice(word.start, units[i]!.end))) return false;
    const verb = alignment.matches[i + 1]!;
    const at = ownerPlace(reading, units, i, theirs) ?? alignment.matches[i]!.at;
    if (at < 0 || verb.at < 1 || verb.strength < FOUND || at < verb.at) return false;
    if (theirs.words[verb.at]!.form === deed.word.form) return false;
    const between = theirs.text.slice(theirs.words[verb.at]!.end, theirs.words[at]!.start);
    return /^ (?:(?:the|mrs?|ms|dr|prof)\.? |\p{Lu}\p{L}+ )*$/iu.test(between);
  });
}

/** Where a sentence has the whole name of an owner, "Mia Ray" beside "Ivo Ray": its first word; undefined for a name of one word. */
function ownerPlace(
  { text }: Told['reading'],
  units: Told['units'],
  last: number,
  theirs: AlignedSentence['reading'],
): number | undefined {
  let first = last;
  const isName = (unit: Told['units'][number]): boolean =>
    /^\p{Lu}/u.test(text.slice(unit.start, unit.start + 2));
  while (first > 0 && isName(units[first - 1]!) && units[first - 1]!.to === units[first]!.from) first--;
  if (first === last) return undefined;
  const name = text.slice(units[first]!.start, units[last]!.end).replace(/['’]s?$/u, '');
  const index = theirs.text.indexOf(name, theirs.start);
  const at = theirs.words.findIndex(({ start }) => start === index);
  return index >= 0 && index < theirs.end && at >= 0 ? at : undefined;
}

const PASSIVE = /\b(?:was|were|been|is|are|being) (?:\p{Ll}+ly )?\p{Ll}+(?:ed|en|wn|ne|ught|t|d)\b/iu;
/** What goes on with the phrase behind "of". */
const OF_PHRASE = /^(?:DT|JJ[RS]?|NNS?|NNPS?|PRP\$|POS|CD|CC|HYPH|VBN)$/u;

/** The subject of a passive that stands behind what the noun of the deed is of. */
function doneToOther({ units, predicates }: Told, sentence: AlignedSentence): number {
  const verb = predicates()[0]?.unit ?? -1;
  const { reading: theirs, alignment } = sentence;
  if (verb < 1 || sentence.source.structured || alignment.matches[verb]!.kind !== 'derived') return -1;
  const deed = alignment.matches[verb]!.at;
  const subject = units[verb - 1]!;
  const own = alignment.matches[verb - 1]!.at;
  if (deed < 0 || theirs.words[deed + 1]?.form !== 'of' || subject.value !== undefined || own < 0) return -1;
  const tags = tagsOf(sentence);
  let end = deed + 2;
  while (end < theirs.words.length && (OF_PHRASE.test(tags[end] ?? '') || theirs.words[end]!.form === 'of'))
    end++;
  return own >= end ? verb - 1 : -1;
}

const MADE = /(\p{L}+) (?:was|were|(?:has|have|had) been) (?:\p{L}+ly )?(made|taken|held|given|done)\b/iu;
/** What one does by doing the deed itself. */
const CARRIED_OUT =
  /^(?:made|taken|held|given|done|conducted|carried|performed|effected|administered|run|passed|placed|executed|completed|finished|reached|staged|hosted|delivered|sent|submitted|issued|received|signed|recorded|booked|logged|settled|paid|posted|credited|entered|started|opened|dated|cast|shot|drawn)$/iu;
const TIMES = new Set(['date', 'time', 'datetime']);

/** The time of a deed told by its noun, where the sentence has it of something else that was done about the deed. */
function doneOtherwise(
  { reading, units }: Told,
  { reading: theirs, alignment, source }: AlignedSentence,
): number {
  const time = units.findIndex(({ value }) => value !== undefined && TIMES.has(value.kind));
  const [, noun, light] = time < 0 || source.structured ? [] : (MADE.exec(textOf(reading)) ?? []);
  if (noun === undefined || light === undefined || alignment.matches[time]!.at < 0) return -1;
  const done = new RegExp(
    String.raw`\b${noun} (?:was|were|(?:has|have|had) been) (?:\p{L}+ly )?(\p{L}+(?:ed|en|wn|ld|ght|ut|ne|nd|nt|st|pt)|put|set)\b`,
    'iu',
  ).exec(textOf(theirs))?.[1];
  if (done === undefined || CARRIED_OUT.test(done)) return -1;
  const says = theirs.words.some(
    ({ form }) => CARRIED_OUT.test(form) || /^(?:ma[dk]e|took|gave|did|held)$/.test(form),
  );
  return says ? -1 : time;
}
