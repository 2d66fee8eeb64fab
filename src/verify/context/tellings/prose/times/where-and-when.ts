/**
 * What is told of a place or a day behind it: "to the clinic, where it was operated on", "until 3 June, when it reopens"; and a
 * passive that keeps its preposition: "was operated on by Dr Frei".
 */
import { participleOf, pastOf } from '../../../../../text/inflect.ts';
import { mainOf } from '../../terms/clause.ts';
import type { Wording } from '../../terms/types.ts';
import { capital, lowered } from '../../words.ts';
import { thingsOf, withObjects } from '../clauses/coordinated.ts';
import { isLeftOpen, type Rewriter } from '../types.ts';

const MONTH = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
const DAY = String.raw`(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day(?: \d{1,2} ${MONTH})?|\d{1,2} ${MONTH}(?: \d{4})?|${MONTH} \d{1,2}(?:, \d{4})?|${MONTH}(?: \d{4})?|\d{4})`;
const TRAILING = /^([^;:]+?), (where|when) ([^;:]+)$/u;
const ENDING_DAY = new RegExp(String.raw`\b(?:on|in|until|till|to|for|by) (${DAY})$`, 'u');
const ENDING_PLACE =
  /\b(?:to|at|in|into|from|for) ((?:the|an?|his|her|its|our|their) [^,]+|\p{Lu}[\p{L} ]+)$/u;

/** "Dr Frei operated on the cat" for "the cat was taken to the clinic, where Dr Frei operated on it". */
function byPlaceOrDay({ text }: Wording): readonly string[] {
  const found = TRAILING.exec(text);
  if (found === null || isLeftOpen(found[1]!.replace(/\buntil\b/u, ''))) return [];
  const [, first = '', mark = '', clause = ''] = found;
  const [day, place] = [ENDING_DAY.exec(first)?.[1], ENDING_PLACE.exec(first)?.[1]];
  if (mark === 'when' ? day === undefined : place === undefined) return [];
  const said = withSubject(clause, first);
  if (said === undefined || isLeftOpen(said)) return [];
  if (mark === 'where') return [said, `${said} at ${place}`, `${said} in ${place}`];
  // A time of its own is told in place of the day.
  if (new RegExp(String.raw`\b${DAY}\b`, 'u').test(said)) return [said];
  const on = /\d{1,2} \p{Lu}|\p{Lu}\p{L}+ \d{1,2}\b(?!\d)|day$/u.test(day!) ? 'on' : 'in';
  return [`${said} ${on} ${day}`];
}

/** A clause whose pronouns are called by what they stand for in the one before; undefined where two may be meant. */
function withSubject(clause: string, before: string): string | undefined {
  const things = thingsOf(before);
  if (things === undefined) return undefined;
  const pronoun = /^(it|they|he|she) /u.exec(clause)?.[1];
  if (pronoun === undefined) {
    const said = withObjects(clause, things);
    return /\b(?:it|they|them|he|she|him)\b/u.test(said) ? undefined : capital(said);
  }
  const { subject, plural, object } = things;
  const passive =
    mainOf(before)?.predicate.match(/^(?:is|are|was|were|has been|have been|will be)\b/u) !== null;
  if (object !== undefined && !passive) return undefined;
  if ((pronoun === 'they') !== plural || / (?:of|and) /u.test(subject)) return undefined;
  const rest = clause.slice(pronoun.length);
  return /\b(?:it|they|them|he|she|him|his|her|its|their)\b/u.test(rest)
    ? undefined
    : `${capital(subject)}${rest}`;
}

const DONE_BY =
  /^([^,;:]{2,60}?) (?:was|were) ([a-z]+) (on|for|with|at|after|into|to|over|about) by ((?:the|an?|his|her|its|our|their) [^,;:]{2,40}?|(?:(?:Mrs?|Ms|Dr)\.? )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})((?: (?:on|in|at) [^,;:]+)?)$/u;

/** "Dr Frei operated on the cat" for "the cat was operated on by Dr Frei". */
function byGovernedPassive({ text, lexicon }: Wording): readonly string[] {
  const found = DONE_BY.exec(text);
  if (found === null || isLeftOpen(text)) return [];
  const [, what = '', form = '', prep, who = '', rest = ''] = found;
  const lemma = lexicon.lemma(form, 'v');
  return participleOf(lemma) === form
    ? [`${capital(who)} ${pastOf(lemma)} ${prep} ${lowered(what)}${rest}`]
    : [];
}

export const WHERE_AND_WHEN: readonly Rewriter[] = [
  { of: /\S/, from: TRAILING, write: byPlaceOrDay, reorders: true },
  {
    of: /\b(?:on|for|with|at|after|into|to|over|about)\b/u,
    from: DONE_BY,
    write: byGovernedPassive,
    reorders: true,
  },
];
