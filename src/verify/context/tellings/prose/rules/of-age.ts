/** What holds of all under or over an age, told of one of an age: "a 15-year-old may train only with an adult" by "children under 16 …". */
import type { Wording } from '../../terms/types.ts';
import type { Rewriter } from '../types.ts';

const WORDS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen'.split(
    ' ',
  );
const AGE = String.raw`(\d{1,2}|${WORDS.join('|')})`;
const ageOf = (said: string): number => {
  const at = WORDS.indexOf(said.toLowerCase());
  return at < 0 ? Number(said) : at + 1;
};

const ONE_OF_AGE = new RegExp(
  String.raw`^(?:An? (\d{1,2})-year-old(?: (?:child|boy|girl|person|visitor|student|member|guest|passenger|customer|applicant|woman|man))?|(?:An? (?:child|person|visitor|member|guest|passenger|student|customer|applicant|boy|girl)|Someone|Anyone|Somebody) (?:of|aged|who is) ${AGE}(?: years old)?) `,
  'u',
);
const ALL_OF_AGE = new RegExp(
  String.raw`^(?:All )?(?:children|kids|people|persons|visitors|guests|members|passengers|customers|applicants|students|minors|those|anyone|everyone|everybody|adults|pensioners|seniors) (under|below|younger than|up to|over|above|older than|from|aged|between)(?: the age of| age)? ${AGE}(?:(?:-| and | to )${AGE}| (?:or|and) (over|older|above|under|younger))?(?: years(?: of age| old)?)? `,
  'iu',
);

/** Ages that a rule is for; the ends belong to it. */
function agesOf([, how = '', first = '', second, open]: RegExpExecArray):
  | readonly [number, number]
  | undefined {
  const from = ageOf(first);
  if (second !== undefined) return /^(?:aged|between|from)$/iu.test(how) ? [from, ageOf(second)] : undefined;
  if (open !== undefined) return /^(?:over|older|above)$/iu.test(open) ? [from, OLDEST] : [0, from];
  if (/^(?:under|below|younger than)$/iu.test(how)) return [0, from - 1];
  if (/^(?:over|above|older than)$/iu.test(how)) return [from + 1, OLDEST];
  if (/^up to$/iu.test(how)) return [0, from];
  return /^from$/iu.test(how) ? [from, OLDEST] : undefined;
}
const OLDEST = 150;

/** Verbs as they stand with one. */
const OF_ONE: Readonly<Record<string, string>> = {
  are: 'is',
  have: 'has',
  pay: 'pays',
  get: 'gets',
  need: 'needs',
  do: 'does',
  travel: 'travels',
  enter: 'enters',
  receive: 'receives',
  require: 'requires',
};

function byAge({ text, said }: Wording): readonly string[] {
  const [one, all] = [ONE_OF_AGE.exec(said), ALL_OF_AGE.exec(text)];
  if (one === null || all === null || / or (?:under|over) | except | other than /u.test(text)) return [];
  const ages = agesOf(all);
  const age = ageOf(one[1] ?? one[2]!);
  if (ages === undefined || age < ages[0] || age > ages[1]) return [];
  const [verb = ''] = text.slice(all[0].length).split(' ');
  const agreed = /^(?:may|must|can|cannot|will|shall|should)$/u.test(verb) ? verb : OF_ONE[verb];
  return agreed === undefined ? [] : [`${one[0]}${agreed}${text.slice(all[0].length + verb.length)}`];
}

/** "Children under six" for "children up to the age of five": the same ages, or fewer of them. */
function bySameAges({ text, said }: Wording): readonly string[] {
  const [ours, theirs] = [ALL_OF_AGE.exec(said), ALL_OF_AGE.exec(text)];
  if (ours === null || theirs === null || ours[0] === theirs[0]) return [];
  if (/ or (?:under|over) | except | other than /u.test(text) || nounOf(ours[0]) !== nounOf(theirs[0]))
    return [];
  const [own, all] = [agesOf(ours), agesOf(theirs)];
  if (own === undefined || all === undefined || own[0] < all[0] || own[1] > all[1]) return [];
  return [`${ours[0]}${text.slice(theirs[0].length)}`];
}

const nounOf = (group: string): string => group.replace(/^All /iu, '').split(' ')[0]!.toLowerCase();

export const OF_AGE: readonly Rewriter[] = [
  { of: ONE_OF_AGE, write: byAge },
  { of: ALL_OF_AGE, from: ALL_OF_AGE, write: bySameAges, reorders: true },
];
