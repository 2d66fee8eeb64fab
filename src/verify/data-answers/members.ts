/** What a list of data has as its only member, or has not at all. */
import type { Field } from '../record/record.ts';
import { type DataAnswer, isSubject, nameOf } from './answer.ts';
import type { Subject } from './subject.ts';

/** The values of the one list of that name; undefined where there is none, or several. */
function listOf({ objects }: Subject, is: (name: string) => boolean): readonly Field[] | undefined {
  const lists = Map.groupBy(
    objects.flatMap(({ own }) => own.filter((field) => field.listed && is(nameOf(field)))),
    (field) => `${field.object} ${nameOf(field)}`,
  );
  const [only, ...others] = lists.values();
  return others.length > 0 || only === undefined ? undefined : [...new Set(only)];
}

const IS_ONLY =
  /^(.+?) is (?:the |its |his |her |their )?only (?:known |recorded |listed )?(\p{Ll}[\p{Ll} ]{2,30}?)(?: (?:of|for|on) (the \p{Ll}+|\p{Lu}.+))?$/u;
const ONLY_IS =
  /^The only (?:known |recorded |listed )?(\p{Ll}[\p{Ll} ]{2,30}?)(?: (?:of|for|on) (the \p{Ll}+|\p{Lu}.+))? is (.+)$/u;

/** "Penicillin is the only known allergy" of `allergies: [penicillin]`. */
export function onlyMember(said: string, subject: Subject): DataAnswer | undefined {
  const [, value, noun, owner] = IS_ONLY.exec(said) ?? swapped(ONLY_IS.exec(said));
  if (value === undefined || noun === undefined || (owner !== undefined && !isSubject(owner, subject)))
    return undefined;
  const list = listOf(subject, (name) => pluralsOf(noun).includes(name));
  if (subject.objects.some(({ own }) => own.some(isOfPart))) return undefined;
  const isIt = list?.length === 1 && list[0]!.quote.toLowerCase() === value.toLowerCase();
  return isIt ? { cells: list, derivation: `one of ${nameOf(list[0]!)}: ${list[0]!.quote}` } : undefined;
}

/** `allergies_complete: false`: a list that may lack some. */
const isOfPart = ({ name, quote }: Field): boolean =>
  (/\b(?:complete|exhaustive|full)\b/.test(name.join(' ')) && /^(?:false|no)$/i.test(quote)) ||
  (/\b(?:partial|incomplete|truncated|more)\b/.test(name.join(' ')) && !/^(?:false|no|0)$/i.test(quote));

const swapped = (found: RegExpExecArray | null): readonly (string | undefined)[] =>
  found === null ? [] : [found[0], found[3], found[1], found[2]];

const pluralsOf = (noun: string): readonly string[] => [`${noun}s`, `${noun}es`, noun.replace(/y$/, 'ies')];

const NOT_AMONG =
  /^(.+?) (?:has|have) not (?:yet )?been (\p{L}+) (to|in|on|with|for|from) (?:the )?(\p{L}[\p{L}\d-]*)(?: yet| so far)?$/u;

/** "It has not been deployed to production" of `deployed_to: [dev, staging]`. */
export function notAmong(said: string, subject: Subject): DataAnswer | undefined {
  const [, who, deed, by, place] = NOT_AMONG.exec(said) ?? [];
  if (who === undefined || place === undefined || !isSubject(who, subject)) return undefined;
  const list = listOf(subject, (name) => name === `${deed} ${by}`);
  if (list === undefined || list.some(({ quote }) => isLike(quote, place))) return undefined;
  return { cells: list, derivation: `${nameOf(list[0]!)}: ${list.map(({ quote }) => quote).join(', ')}` };
}

/** Whether two names of places may be of one: "prod", "production"; "all" is of every place. */
const isLike = (one: string, other: string): boolean => {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return (
    a.slice(0, 3) === b.slice(0, 3) || a.includes(b) || b.includes(a) || /^(?:all|any|every|live|\*)/.test(a)
  );
};
