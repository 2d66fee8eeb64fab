/** Which of several things the evidence says it of: what stands in another member of a list or a sentence is not it. */

import { NEGATION } from '../../text/cues.ts';
import { gather } from '../../text/gather.ts';
import type { Word } from '../../text/reading.ts';
import { compareValues } from '../../text/values/index.ts';
import { type Found, found, type Matter, type Mismatch } from '../matter.ts';

/** What the evidence says of another member. */
export function otherMember(matter: Matter): Mismatch[] {
  return [...eitherOr(matter), ...allBut(matter), ...nonesuch(matter), ...crossed(matter)];
}

const CHOOSING = new Set(['or', 'nor', 'either', 'neither']);

/** "Anna or Ben signed": which of them is open. */
function eitherOr(matter: Matter): Mismatch[] {
  if (matter.claim.words.some(({ form }) => CHOOSING.has(form))) return [];
  return gather(matter.units, (unit, i): Mismatch[] => {
    const place = found(matter, i);
    if (place === undefined || !besideChoice(place)) return [];
    const denied = place.words.some(({ form }) => form === 'neither' || form === 'nor');
    // What is denied of both is denied of each.
    if (denied && matter.claim.cues & NEGATION) return [];
    const force = denied ? 'contradicts' : 'withholds';
    const kind = force === 'contradicts' ? 'negation' : 'quantifier';
    return unit.value !== undefined && force === 'withholds'
      ? []
      : [{ kind, force, sentence: place.sentence, units: [i] }];
  });
}

/** Whether a choosing conjunction joins a word to another: right beside it, determiners and names aside. */
function besideChoice({ words, at }: Found): boolean {
  for (let next = at + 1; next <= at + 2 && next < words.length; next++) {
    if (CHOOSING.has(words[next].form)) return true;
    if (!words[next].capital) break;
  }
  for (let back = at - 1; back >= Math.max(0, at - 2); back--) {
    if (CHOOSING.has(words[back].form)) return true;
    if (words[back].weight > 0 && !words[back].capital) break;
  }
  return false;
}

const ALL = new Set('all every everything everyone everybody anything any nothing none'.split(' '));

/** "Everything but dental care", "all items but sale items". */
function allBut(matter: Matter): Mismatch[] {
  if (matter.claim.words.some(({ form }) => form === 'but')) return [];
  return gather(matter.support.sentences, (sentence, slot): Mismatch[] => {
    const { words, language } = sentence.reading;
    if (language !== 'en') return [];
    const but = words.findIndex(
      ({ form }, at) =>
        form === 'but' && words.slice(Math.max(0, at - 2), at).some((word) => ALL.has(word.form)),
    );
    if (but < 0) return [];
    const taken = gather(matter.units, (_, i) => {
      const { at } = matter.support.matches[i];
      return matter.support.from[i] === slot && at > but && at <= but + 3 ? [i] : [];
    });
    if (taken.length > 0) return [{ kind: 'exception', force: 'contradicts', sentence, units: taken }];
    const universal = matter.claim.words.some(({ form }) => ALL.has(form));
    return universal ? [{ kind: 'exception', force: 'contradicts', sentence, units: [] }] : [];
  });
}

const NOBODY = new Set('no nobody none nothing neither never noone'.split(' '));

/** "Some are not" for "none is". */
function nonesuch(matter: Matter): Mismatch[] {
  const [first] = matter.claim.words;
  if (first === undefined || !NOBODY.has(first.form) || first.form === 'never') return [];
  const sentence = matter.support.sentences.find(({ reading }) => reading.language === 'en');
  if (sentence === undefined || sentence.reading.words.some(({ form }) => NOBODY.has(form))) return [];
  const weaker = sentence.reading.words.some(({ form }) =>
    /^(some|all|every|everybody|everyone|most|many)$/.test(form),
  );
  return weaker ? [{ kind: 'quantifier', force: 'withholds', sentence, units: [] }] : [];
}

/** "The six-month probation period": a length that names a thing is the value of no member. */
const NAMING = /^(?:\p{L}+|\d+)-\p{Ll}+$/u;

const SPLITTING = new Set(['and', 'but', 'while', 'whereas', 'respectively']);

/** Whether a sentence is the claim word for word: no part of it stands in another member than the claim's. */
const isSaidSo = (claim: readonly Word[], sentence: readonly Word[]): boolean =>
  claim.length === sentence.length && claim.every(({ form }, at) => form === sentence[at]!.form);

/** "Servers db-1, db-2 and db-3": nothing but more of the same stands between two of a list. */
const isListed = (words: readonly Word[], one: number, other: number): boolean =>
  words.every(({ form }) => form !== 'between' && form !== 'respectively') &&
  words
    .slice(Math.min(one, other) + 1, Math.max(one, other))
    .every(({ form, value }) => value >= 0 || form === 'and');

/**
 * "$3 million in 2022 and $4 million in 2023": of two members with values of one kind the claim's parts must stand
 * in one, but for those before the first, which both share.
 */
function crossed(matter: Matter): Mismatch[] {
  const { units, support } = matter;
  return gather(support.sentences, (sentence, slot): Mismatch[] => {
    const { reading, source } = sentence;
    if (reading.language === 'other' || source.isRecord(sentence.sentence)) return [];
    if (isSaidSo(matter.claim.words, reading.words)) return [];
    const members = membersOf(reading.text, reading.words);
    if (members.at(-1) === 0) return [];
    const places = gather(units, (unit, i) =>
      support.from[i] === slot && support.matches[i].at >= 0 && support.matches[i].strength >= 0.5
        ? [{ i, unit, at: support.matches[i].at, member: members[support.matches[i].at] }]
        : [],
    );
    const told = places.filter(({ unit }) => unit.value !== undefined);
    for (const { i, unit, at, member } of told) {
      const rival = reading.values.findIndex(
        (value, other) =>
          other !== reading.words[at].value &&
          !NAMING.test(reading.text.slice(value.start, value.end)) &&
          compareValues(unit.value!, value).relation === 'conflict',
      );
      if (rival < 0) continue;
      const place = reading.words.findIndex(({ value }) => value === rival);
      if (members[place] === member || isNumbered(reading.words, at)) continue;
      const other = told.find((one) => one.at === place);
      if (
        other !== undefined &&
        isListed(reading.words, at, place) &&
        isListed(matter.claim.words, unit.from, other.unit.from)
      )
        continue;
      // Parts that stand with the rival and not with the value belong to the rival.
      const first = Math.min(at, place);
      const astray = places.some((other) => other.i !== i && other.at > first && other.member !== member);
      const astrayBefore =
        place < at &&
        places.some((other) => other.i !== i && other.member === members[place] && other.at > place);
      const named = place < at && places.every((other) => other.i === i || other.at < place);
      if (astray || astrayBefore || (named && !sameVerb(reading.words, place, at)))
        return [{ kind: 'quantity', force: 'withholds', sentence, units: [i] }];
    }
    return [];
  });
}

/** "Samples 15 and 16": one of several numbers behind a plural, of each of which all the rest is said. */
function isNumbered(words: readonly Word[], at: number): boolean {
  if (words.some(({ form }) => form === 'respectively')) return false;
  let first = at;
  while (first > 0 && (words[first - 1].value >= 0 || words[first - 1].form === 'and')) first--;
  let last = at;
  while (last + 1 < words.length && (words[last + 1].value >= 0 || words[last + 1].form === 'and')) last++;
  const noun = words[first - 1];
  const plural = noun !== undefined && noun.weight > 0 && noun.lemma !== noun.form && noun.form.endsWith('s');
  return plural && words[first].value >= 0 && words[last].value >= 0 && words[last - 1]?.form === 'and';
}

/** Whether no content word that could be another thing stands between two values: "50 or 60 euros". */
const sameVerb = (words: readonly Word[], from: number, to: number): boolean =>
  words.slice(from, to).every(({ weight, value }) => weight === 0 || value >= 0);

/** For each word the member of the sentence that it stands in. */
function membersOf(text: string, words: readonly Word[]): number[] {
  let member = 0;
  return words.map((word, at) => {
    const gap = at === 0 ? '' : text.slice(words[at - 1].end, word.start);
    if (at > 0 && (SPLITTING.has(word.form) || /[;,:](?!\d)/.test(gap))) member++;
    return member;
  });
}
