/** Evidence that has the claim's words and goes on, or joins them, so that they say something else. */

import { EXCEPTION } from '../../text/cues.ts';
import { gather } from '../../text/gather.ts';
import type { Reading, Word } from '../../text/reading.ts';
import { type Found, found, type Matter, type Mismatch, unitAt } from '../matter.ts';
import { isCapital } from './other-name.ts';

/** What the words that a sentence has of the claim lead on to, and what joins them otherwise. */
export function ledOn(matter: Matter): Mismatch[] {
  return [...toInfinitive(matter), ...namesMore(matter), ...otherCondition(matter), ...eitherDay(matter)];
}

/** Adjectives that an infinitive makes another thing of. */
const LEADING = new Set(
  'sure certain ready likely bound due set about able free easy hard willing eager quick slow'.split(' '),
);

/** "Sure to fail" for "sure". */
function toInfinitive(matter: Matter): Mismatch[] {
  const { claim, units } = matter;
  if (claim.words.some(({ form }) => form === 'to')) return [];
  return gather(units, (unit, i): Mismatch[] => {
    if (!LEADING.has(unit.word.form)) return [];
    const place = found(matter, i);
    if (place?.words[place.at + 1]?.form !== 'to' || isSaid(claim, place.words[place.at + 2])) return [];
    return [{ kind: 'modality', force: 'withholds', sentence: place.sentence, units: [i] }];
  });
}

const isSaid = ({ words }: Reading, word: Word | undefined): boolean =>
  word !== undefined && (word.value >= 0 || words.some(({ lemma }) => lemma === word.lemma));

const ENUMERATING = new Set(['consist', 'comprise', 'compose']);

/** "Consists of a lamp, a table and two chairs" for "consists of a lamp and a table". */
function namesMore(matter: Matter): Mismatch[] {
  const { claim, units, support } = matter;
  const i = units.findIndex(({ word }) => ENUMERATING.has(word.lemma));
  const place = i < 0 ? undefined : found(matter, i);
  if (place === undefined || units[i].from > claim.words.length - 2) return [];
  const { words, at, sentence } = place;
  const slot = support.sentences.indexOf(sentence);
  const last = Math.max(...support.matches.map((match, j) => (support.from[j] === slot ? match.at : -1)));
  const more = words.slice(last + 1).findIndex(({ form }) => form === 'and' || form === 'or');
  const next = words[last + 1 + more + 1];
  const joined =
    more >= 0 &&
    last > at &&
    more < MOST_PART &&
    next !== undefined &&
    (isCapital(sentence.reading, next) || next.value >= 0 || DETERMINING.has(next.form));
  return joined ? [{ kind: 'quantity', force: 'withholds', sentence, units: [i] }] : [];
}

/** Words of a further part before the last "and", at the most. */
const MOST_PART = 6;
const DETERMINING = new Set('the a an its their his her'.split(' '));

const IF = new Set('if when whenever once provided'.split(' '));

/** "Unless it is returned" for "if it is returned", and the reverse. */
function otherCondition(matter: Matter): Mismatch[] {
  const { claim, support } = matter;
  const [sentence] = support.sentences;
  if (sentence === undefined || support.sentences.length > 1 || support.coverage < NEAR_COPY) return [];
  const { words, cues } = sentence.reading;
  const has = (all: readonly Word[], forms: ReadonlySet<string>): boolean =>
    all.some(({ form }) => forms.has(form));
  const ours = has(claim.words, UNLESS);
  const theirs = has(words, UNLESS);
  const swapped =
    (ours && !theirs && !(cues & EXCEPTION) && has(words, IF) && !has(claim.words, IF)) ||
    (theirs &&
      !ours &&
      has(claim.words, IF) &&
      !has(words, IF) &&
      !claim.words.some(({ form }) => DENIALS.has(form)));
  return swapped ? [{ kind: 'condition', force: 'contradicts', sentence, units: [] }] : [];
}

const NEAR_COPY = 0.9;
const UNLESS = new Set(['unless']);
const DENIALS = new Set("not n't no never without".split(' '));

const DAYS = new Set(['date', 'time', 'datetime']);

/** "On Monday or Tuesday" for "on Monday". */
function eitherDay(matter: Matter): Mismatch[] {
  const { claim, units, support } = matter;
  if (claim.words.some(({ form }) => form === 'or')) return [];
  return gather(units, ({ value }, i): Mismatch[] => {
    const sentence = support.sentences[support.from[i]];
    const { at } = support.matches[i];
    if (value === undefined || !DAYS.has(value.kind) || sentence === undefined || at < 0) return [];
    const { words, values } = sentence.reading;
    const own = words[at].value;
    const or = words.findIndex(
      ({ form }, j) =>
        form === 'or' &&
        ((words[j - 1]?.value ?? -1) === own || (words[j + 1]?.value ?? -1) === own) &&
        own >= 0,
    );
    const other =
      or < 0
        ? undefined
        : [words[or - 1], words[or + 1]].find((word) => word !== undefined && word.value !== own);
    if (other === undefined || other.value < 0 || !DAYS.has(values[other.value].kind)) return [];
    return [{ kind: 'date_time', force: 'withholds', sentence, units: [i] }];
  });
}

/** Nouns of deeds whose doer and whose object a phrase may name: "the acquisition of A by B". */
const NOMINAL = /(?:tion|sion|ment|al|ance|ence|ure|sal|ry|nt|er|se|ft)$/;

/** "B's acquisition of A" for "A's acquisition of B": who does it to whom is turned round. */
export function turnedDeed(matter: Matter): Mismatch[] {
  const { claim, units } = matter;
  return gather(units, (unit, i): Mismatch[] => {
    if (unit.value !== undefined || !NOMINAL.test(unit.word.lemma)) return [];
    const ours = partiesOf(claim, unit.from);
    const place: Found | undefined = ours && found(matter, i);
    const theirs = place && partiesOf(place.sentence.reading, place.at);
    if (ours === undefined || place === undefined || theirs === undefined) return [];
    if (ours.doer !== theirs.object || ours.object !== theirs.doer || ours.doer === ours.object) return [];
    return [
      { kind: 'role', force: 'contradicts', sentence: place.sentence, units: [i, unitAt(units, unit.from)] },
    ];
  });
}

/** Who does the deed of a noun to whom, by lemma: "Velmo's acquisition of Norda", "the acquisition of Norda by Velmo". */
function partiesOf(
  { words }: Reading,
  at: number,
): { readonly doer: string; readonly object: string } | undefined {
  const after = (form: string, from: number): number => {
    const to = words.slice(from, from + 6).findIndex((word) => word.form === form);
    return to < 0 ? -1 : from + to;
  };
  const head = (from: number): string | undefined =>
    words.slice(from, from + 4).find(({ weight, value }) => weight > 0 && value < 0)?.lemma;
  const of = words[at + 1]?.form === 'of' ? at + 1 : -1;
  if (of < 0) return undefined;
  const object = head(of + 1);
  const before = words[at - 1];
  const owner = before !== undefined && /['\u2019]s?$/.test(before.form) ? before.lemma : undefined;
  const by = owner === undefined ? after('by', of + 2) : -1;
  const doer = owner ?? (by < 0 ? undefined : head(by + 1));
  return doer === undefined || object === undefined ? undefined : { doer, object };
}
