/** Whether what bears the same name is the same: "New York" is not York, "Team B" not Team A, five orders no order 5. */
import { gather } from '../../text/gather.ts';
import type { Reading, Word } from '../../text/reading.ts';
import { type Found, found, type Matter, type Mismatch, unitAt } from '../matter.ts';
import { namesakes } from './namesakes.ts';

/** Names and numbers of the evidence that are of something else than the claim's. */
export function otherIdentity(matter: Matter): Mismatch[] {
  return [
    ...longerName(matter),
    ...namesakes(matter),
    ...otherLetter(matter),
    ...countedOrNumbered(matter),
    ...(matter.restated ? [] : swapped(matter)),
    ...otherOwner(matter),
    ...nonMember(matter),
  ];
}

/** "Non-EU citizens" for "EU citizens". */
function nonMember(matter: Matter): Mismatch[] {
  const denies = ({ text }: Reading, start: number): boolean =>
    /\bnon-$/i.test(text.slice(Math.max(0, start - 5), start));
  return gather(matter.units, (unit, i): Mismatch[] => {
    const place = found(matter, i);
    if (place === undefined || place.match.kind === 'antonym') return [];
    if (!denies(place.sentence.reading, place.word.start) || denies(matter.claim, unit.start)) return [];
    return [{ kind: 'negation', force: 'withholds', sentence: place.sentence, units: [i] }];
  });
}

/** Words that make another name of the one that follows. */
const BEFORE_NAMES = new Set(
  (
    'new north south east west northern southern eastern western central san saint st los las el great upper lower ' +
    'papua atletico air port fort mount lake cape old little greater inner outer equatorial'
  ).split(' '),
);
/** Words that make another name of the one before. */
const AFTER_NAMES = new Set(
  (
    'city heights university foundation group bank hospital school college park street road river lake airport station ' +
    'united international holdings pro plus max ultra mini lite air jr sr ii iii iv capital partners ventures miami ' +
    'island islands county valley beach hills village square tower bridge club institute museum football cake ontario ' +
    'junior senior se beta alpha rc state tech polytechnic'
  ).split(' '),
);

/** "New York" for "York", "Martin Luther King" for "Martin Luther". */
function longerName(matter: Matter): Mismatch[] {
  const { claim, units } = matter;
  return gather(units, (unit, i): Mismatch[] => {
    if (!unit.name && unit.value === undefined && !/^\p{Lu}/u.test(claim.text.slice(unit.start, unit.end)))
      return [];
    const place = found(matter, i);
    if (place === undefined) return [];
    const { words, sentence } = place;
    let last = place.at;
    while (
      last + 1 < words.length &&
      words[place.at].value >= 0 &&
      words[last + 1].value === words[last].value
    )
      last++;
    const before = unit.value === undefined ? joined(sentence.reading, place.at - 1) : undefined;
    const after = joined(sentence.reading, last, 1);
    const ours = { before: claim.words[unit.from - 1]?.form, after: claim.words[unit.to]?.form };
    const longer =
      (before !== undefined && BEFORE_NAMES.has(before.form) && before.form !== ours.before) ||
      (after !== undefined && AFTER_NAMES.has(after.form) && after.form !== ours.after) ||
      (after?.capital && unit.name && isSecondName(matter, unit.from) && after.form !== ours.after);
    return longer ? [{ kind: 'entity', force: 'withholds', sentence, units: [i] }] : [];
  });
}

/** The word before `at + 1` (or, with `step` 1, after `at`), where only a space stands between; else none. */
function joined({ text, words }: Reading, at: number, step = 0): Word | undefined {
  const [left, right] = [words[at], words[at + 1]];
  if (left === undefined || right === undefined) return undefined;
  if (!/^[ \u00a0-]$/.test(text.slice(left.end, right.start))) return undefined;
  const word = step === 0 ? left : right;
  return /^\p{Lu}/u.test(text.slice(word.start, word.end)) ? word : undefined;
}

/** Whether a name word follows another in the claim: two names are a whole one. */
const isSecondName = ({ claim, units }: Matter, from: number): boolean =>
  units.some((unit) => unit.name && unit.to === from && claim.words[from].start - unit.end === 1);

const LETTER = /^(?:[A-Z]|II|III|IV|VI|VII|VIII|IX)$/;

/** A numeral that was read as the number it writes. */
const isRoman = ({ form, value }: Word): boolean => value >= 0 && form.length > 1;

/** "Team B" for "Team A": a letter after a noun says which. */
function otherLetter({ claim, support }: Matter): Mismatch[] {
  const written = ({ text }: Reading, word: Word): string => text.slice(word.start, word.end);
  return gather(claim.words, (word, at): Mismatch[] => {
    const before = claim.words[at - 1];
    if (before === undefined || before.weight === 0 || isRoman(word) || !LETTER.test(written(claim, word)))
      return [];
    if (claim.text.slice(before.end, word.start) !== ' ') return [];
    const letter = written(claim, word);
    const holds = support.sentences.some(({ reading }) =>
      reading.words.some(
        (one, i) => written(reading, one) === letter && reading.words[i - 1]?.lemma === before.lemma,
      ),
    );
    if (holds) return [];
    const sentence = support.sentences.find(({ reading: { words } }) =>
      words.some(({ lemma }) => lemma === before.lemma),
    );
    return sentence === undefined ? [] : [{ kind: 'identifier', force: 'contradicts', sentence, units: [] }];
  });
}

/** "Five orders" for "order 5", and the reverse. */
function countedOrNumbered(matter: Matter): Mismatch[] {
  const { claim, units } = matter;
  return gather(units, (unit, i): Mismatch[] => {
    const place = unit.value === undefined ? undefined : found(matter, i);
    const theirs =
      place && place.word.value >= 0 ? place.sentence.reading.values[place.word.value] : undefined;
    if (place === undefined || theirs === undefined) return [];
    const [ours, other] = [unit.value!.kind, theirs.kind];
    if (ours === other || (ours !== 'identifier' && other !== 'identifier'))
      return numberedAlike(claim, unit.from, place)
        ? []
        : [{ kind: 'identifier', force: 'withholds', sentence: place.sentence, units: [i] }];
    const led = /^(?:ending|number|numbered|no)$/.test(claim.words[unit.from - 1]?.form ?? '');
    const label = claim.words[unit.from - (led ? 2 : 1)]?.lemma;
    if (ours === 'identifier' && label !== undefined && place.words[place.at - 1]?.lemma === label) return [];
    const before = place.words[place.at - 1]?.lemma;
    if (ours === 'number' && before !== undefined && before === label) return [];
    const kind = ours === 'identifier' ? 'identifier' : 'quantity';
    return [{ kind, force: 'withholds', sentence: place.sentence, units: [i] }];
  });
}

/** Whether two plain numbers both count or both number: "chapter 3" and "3 chapters" do not. */
function numberedAlike(claim: Reading, from: number, { words, at, sentence }: Found): boolean {
  const value = claim.values[claim.words[from].value];
  if (value?.kind !== 'number' || sentence.reading.values[words[at].value]?.kind !== 'number') return true;
  const before = claim.words[from - 1];
  const after = claim.words[from + 1];
  const counted = words[at + 1];
  const numbers = before !== undefined && before.weight > 0 && counted?.lemma === before.lemma;
  const counts = after !== undefined && after.weight > 0 && words[at - 1]?.lemma === after.lemma;
  return !numbers && !counts;
}

/** "Ajax beat Real" for "Real beat Ajax": the two names stand on the other side of the same verb, and nothing turns it. */
function swapped(matter: Matter): Mismatch[] {
  const { claim, units } = matter;
  const names = gather(units, (unit, i) => (unit.name ? [i] : []));
  if (names.length < 2) return [];
  const { root } = matter.structure();
  const main = unitAt(units, root);
  const verb = main < 0 || units[main].name ? undefined : found(matter, main);
  if (verb === undefined) return [];
  const by = (words: readonly Word[]): boolean => words.some(({ form }) => form === 'by');
  if (by(claim.words) !== by(verb.words)) return [];
  const turned = (i: number, before: boolean): boolean => {
    const place = found(matter, i);
    if (place === undefined || place.sentence !== verb.sentence) return false;
    return before ? units[i].from < root && place.at > verb.at : units[i].from > root && place.at < verb.at;
  };
  const first = names.find((i) => turned(i, true));
  const second = names.find((i) => turned(i, false));
  if (first === undefined || second === undefined) return [];
  return [{ kind: 'role', force: 'contradicts', sentence: verb.sentence, units: [first, second] }];
}

/** "Ben is Anna's manager" for "Anna is Ben's manager", "Tom's brother" for Tom. */
function otherOwner(matter: Matter): Mismatch[] {
  const { claim, units } = matter;
  return gather(units, (unit, i): Mismatch[] => {
    const place = unit.value === undefined ? found(matter, i) : undefined;
    if (place === undefined || owns(claim, unit.end) || !owns(place.sentence.reading, place.word.end))
      return [];
    // "The bank's director" for "the director of the bank".
    if (claim.words[unit.from - 1]?.form === 'of' || claim.words[unit.from - 2]?.form === 'of') return [];
    return [{ kind: 'role', force: 'withholds', sentence: place.sentence, units: [i] }];
  });
}

const owns = ({ text }: Reading, end: number): boolean =>
  /^(?:['\u2019]s\b|s['\u2019])/.test(text.slice(end - (text[end - 1] === 's' ? 1 : 0), end + 2)) ||
  /^['\u2019]s\b/.test(text.slice(end, end + 3));
