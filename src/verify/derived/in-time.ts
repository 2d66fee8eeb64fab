/** Claims that something was in time or too late, by a time that one sentence sets and the moments of others. */

import { gather } from '../../text/gather.ts';
import { isNarrowed } from '../applied/rules/exceptions.ts';
import type { AlignedSentence } from '../match/support.ts';
import { lengthOf, liesBy, type Moment } from '../record/words/moment.ts';
import { appliesTo, isOfSubject } from './applies.ts';
import type { Asked } from './asked.ts';
import { type Dated, datedIn } from './dated.ts';
import { baseOf, type Deadline, deadlinesIn, isNearly, onlyOther } from './deadlines.ts';
import { isExplained, isOnlyOfKind, type Ruling, says } from './ruling.ts';
import { type Cue, cueOf, FAR, isAway } from './time-cues.ts';
import { bestOf } from './times.ts';

/** Whether a claim that something was in time, or not, follows; undefined where it says no such thing or it is open. */
export function inTime(asked: Asked): Ruling | undefined {
  const cue = cueOf(asked);
  if (cue === undefined) return undefined;
  const sentences = asked.nearby;
  const found = sentences.flatMap((one) => deadlinesIn(one, asked));
  const explicit = found.filter(({ implied }) => !implied);
  const deadlines = explicit.length > 0 ? explicit : found;
  if (deadlines.length === 0) return undefined;
  const setting = new Set(deadlines.map(({ sentence }) => sentence));
  const dated = gather(sentences, (one) => datedIn(one)).filter(({ sentence }) => !setting.has(sentence));
  const rest = asked.units.map((_, k) => k).filter((k) => !cue.taken.includes(k));
  const done = cue.said.startsWith('miss')
    ? onlyOf(
        asked,
        deadlines,
        dated,
        rest.filter((k) => k !== cue.by),
      )
    : doneAt(asked, deadlines, dated, rest);
  if (done === undefined || !isDone(asked, cue, done)) return undefined;
  const rulings = ranked(deadlines, rest).flatMap((deadline) => heldTo(asked, cue, deadline, dated, done));
  const [ruling] = rulings;
  if (ruling === undefined || rulings.some(({ kept }) => kept !== ruling.kept)) return undefined;
  const shown = [
    done.sentence,
    ruling.deadline.sentence,
    ...(ruling.base === undefined ? [] : [ruling.base.sentence]),
  ];
  if (!isOfWindow(asked, ruling.deadline) || hasOtherBound(asked, ruling.deadline)) return undefined;
  const told = ruling.deadline.tell(done, ruling.base);
  const derivation = { unit: -1, taken: cue.taken, sentences: [...new Set(shown)], at: done.at, told };
  const telling = ownOf(deadlines, dated, rest).filter(
    (k) => !asked.units[k].name && asked.units[k].value === undefined && done.has(k),
  );
  const lone = !dated.some((one) => one !== done && telling.every((k) => one.has(k)));
  if (FAR.test(cue.said) && !isGiven(asked, cue, ruling.deadline)) return undefined;
  const isSaidAgain = (k: number): boolean =>
    k === cue.by ||
    isAway(cue.said, asked.units[k].word.lemma) ||
    (cue.valued.includes(k) && hasNumber(shown, asked, k));
  if (!rest.every((k) => isSaidAgain(k) || isExplained(asked, k, shown, lone))) return undefined;
  return { holds: ruling.kept === cue.kept, kind: 'date_time', derivation };
}

const WINDOW =
  /\b(?:within|inside|in|outside) (?:the|its|our|their) (?:[\p{L}\d]+-(?:hour|day|week|month|year) )?(\p{L}+) (?:window|period)\b/u;

/** "Within the refund window": a rule of something else, as of exchanges, sets no such period. */
function isOfWindow(asked: Asked, { sentence }: Deadline): boolean {
  const { text, start, end } = asked.reading;
  const [, kind] = WINDOW.exec(text.slice(start, end)) ?? [];
  if (kind === undefined || /^(?:allowed|permitted|agreed|required|set|stated|applicable|time)$/.test(kind))
    return true;
  const k = asked.units.findIndex(({ word }) => word.form === kind.toLowerCase());
  return k < 0 || sentence.alignment.matches[k]!.strength > 0 || asked.isTitled(k, sentence);
}

/** Whether another sentence of its source sets another time for some, or asks for more than a rule does. */
function hasOtherBound({ reading }: Asked, { sentence: { source, sentence } }: Deadline): boolean {
  const { text, start, end } = source.sentence(sentence);
  const rule = { text: text.slice(start, end), document: 0, sentence };
  return isNarrowed(reading.text.slice(reading.start, reading.end), rule, [source]);
}

/** The units of a claim that are of what was done: not what the rule alone says. */
const ownOf = (
  deadlines: readonly Deadline[],
  moments: readonly Dated[],
  units: readonly number[],
): readonly number[] =>
  units.filter(
    (k) => !deadlines.some(({ sentence }) => says(sentence, k)) || moments.some((one) => one.has(k)),
  );

/** The moment at which what the claim is of was done. */
function doneAt(
  asked: Asked,
  deadlines: readonly Deadline[],
  dated: readonly Dated[],
  rest: readonly number[],
): Dated | undefined {
  // What stands with the moment that a time is counted from need not stand with the deed.
  const bases = deadlines.map((deadline) => baseOf(asked, deadline, dated));
  const deeds = dated.filter((one) => !bases.includes(one));
  const first = bestOf(asked, dated, ownOf(deadlines, dated, rest), [], true);
  const other =
    first === undefined || bases.includes(first)
      ? bestOf(asked, deeds, ownOf(deadlines, deeds, rest), [], true)
      : undefined;
  const saidOf = (one: Dated): number =>
    rest.filter((k) => !asked.units[k].name && asked.units[k].value === undefined && one.has(k)).length;
  return other !== undefined && (first === undefined || saidOf(other) >= saidOf(first)) ? other : first;
}

/** Whether a deadline was kept by what was done, and what it is counted from; nothing where that is open. */
function heldTo(
  asked: Asked,
  cue: Cue,
  deadline: Deadline,
  dated: readonly Dated[],
  done: Dated,
): readonly { readonly deadline: Deadline; readonly base: Dated | undefined; readonly kept: boolean }[] {
  const counted = deadline.base.length > 0 || deadline.implied === true;
  const base = counted ? countedFrom(asked, deadline, dated, done) : undefined;
  if (counted !== (base !== undefined) || !appliesTo(asked, deadline.sentence, done.sentence)) return [];
  if (!isOfSubject(asked, deadline.sentence, done.sentence)) return [];
  if (base !== undefined && base.at === done.at && base.sentence === done.sentence) return [];
  const kept = FAR.test(cue.said)
    ? deadline.beyond(done.moment, base?.moment)
    : deadline.keeps(done.moment, base?.moment);
  if (kept === undefined || !isApart(asked, cue, kept, done.moment, deadline.last(base?.moment))) return [];
  return [{ deadline, base, kept }];
}

/** "The appeal missed the deadline": the one moment of a source called so at which the deed of the rule was done. */
function onlyOf(
  asked: Asked,
  deadlines: readonly Deadline[],
  dated: readonly Dated[],
  own: readonly number[],
): Dated | undefined {
  const claimed = new Set(asked.reading.words.map(({ lemma }) => lemma));
  const telling = new Set(
    deadlines.flatMap(({ sentence }) =>
      sentence.reading.words
        .filter(({ weight, value, lemma }) => weight > LEAST_TELLING && value < 0 && !claimed.has(lemma))
        .map(({ lemma }) => lemma),
    ),
  );
  const found = dated.filter(
    (one) =>
      own.every((k) => one.has(k) || asked.isTitled(k, one.sentence)) &&
      one.words.some(({ lemma, value, negated }) => value < 0 && !negated && telling.has(lemma)),
  );
  return found.length === 1 ? found[0] : undefined;
}

/** Weight from which a word of a rule tells what is to be done. */
const LEAST_TELLING = 0.3;

/** Whether a moment is of what was done, where the claim says that it was: not of what is to be, nor of another deed than the claim's. */
function isDone(asked: Asked, { by }: Cue, { words, value: { start: at } }: Dated): boolean {
  const { units, lexicon } = asked;
  if (words.some(({ form }) => COMING.test(form))) return false;
  if (by === undefined) return true;
  const verb = units.findIndex((_, k) => asked.isMainVerb(k));
  if (verb < 0 || OF_COMING.test(units[verb].word.lemma)) return true;
  const said = (form: string, lemma: string): boolean =>
    units.some(({ word }) => word.lemma === lemma || isNearly(asked, word.form, form));
  // The verb that stands nearest before it: "drafted on 18 June".
  const deed = words.findLast(
    ({ form, lemma, value, weight, start }) =>
      value < 0 &&
      start < at &&
      weight > LEAST_TELLING &&
      /(?:ed|en)$/.test(form) &&
      form !== lemma &&
      lexicon.lemmas(form).some(({ pos }) => pos === 'v'),
  );
  return deed === undefined || said(deed.form, deed.lemma);
}

/** What is to be, and is not yet. */
const COMING = /^(?:will|shall|'ll|planned|scheduled|expected|intended)$/;

/** Verbs of a claim that stand for the deed of the rule. */
const OF_COMING = /^(?:be|have|do|make|come|happen|miss|arrive|fall|get|stay)$/;

/** Whether a rule, or its title, names what the claim says that one gets by it. */
const isGiven = (asked: Asked, { to }: Cue, { sentence }: Deadline): boolean =>
  asked.units.every(
    ({ from }, k) =>
      from < to ||
      sentence.alignment.matches[k].strength >= NAMED ||
      asked.isTitled(k, sentence) ||
      isOnlyOfKind(asked, k, [sentence]),
  );

/** Whether what was done lies as far from the last moment for it as the claim says; so it does where the claim says nothing. */
function isApart(
  { units }: Asked,
  { by, kept }: Cue,
  keeps: boolean,
  done: Moment,
  last: Moment | undefined,
): boolean {
  if (by === undefined || kept !== keeps) return true;
  const length = lengthOf(units[by].value!);
  if (length === undefined || last === undefined) return false;
  const [later, earlier] = kept ? [last, done] : [done, last];
  return liesBy(later, earlier, length);
}

function countedFrom(
  asked: Asked,
  deadline: Deadline,
  dated: readonly Dated[],
  done: Dated,
): Dated | undefined {
  const named = deadline.base.length > 0 ? baseOf(asked, deadline, dated) : undefined;
  return named ?? (deadline.implied ? onlyOther(done, dated) : undefined);
}

/** Of several times that are set, those that the claim says most of. */
function ranked(deadlines: readonly Deadline[], units: readonly number[]): readonly Deadline[] {
  const scores = deadlines.map(({ sentence }) => units.filter((k) => says(sentence, k)).length);
  const most = Math.max(...scores);
  return deadlines.filter((_, n) => scores[n] === most);
}

/** Match from which a rule has the very word for what one gets by it. */
const NAMED = 0.9;

/** Whether a rule that is shown has the number of a value, whatever its bound. */
function hasNumber(shown: readonly AlignedSentence[], { units }: Asked, k: number): boolean {
  const { value } = units[k];
  if (value === undefined || !('value' in value)) return false;
  const { n, d } = value.value;
  return shown.some(({ reading: { values } }) =>
    values.some((one) => 'value' in one && one.kind === value.kind && one.value.n * d === n * one.value.d),
  );
}
