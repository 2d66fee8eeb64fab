/** "Check-in is at 11" by "check-out is at 11 and check-in at 15": the value right behind its name is its own. */
import { patternOf } from '../../../text/pattern.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const DAY = String.raw`(?:mon|tues|wednes|thurs|fri|satur|sun)day`;
const NUMBER = String.raw`\d[\d.,:]*\d|\d`;
const VALUE = new RegExp(String.raw`\b(?:${NUMBER}|${DAY})\b`, 'giu');
/** What the statement is about, its verb, and what it says of it. */
const SUBJECT =
  /^\W*(?:the |our |your )?([\p{L}\d][\p{L}\d -]{1,40}?) (?:is|are|was|were|costs?|starts?|ends?|begins?|opens?|closes?|gets?|got|pays?|paid|earns?|needs?|takes?|lasts?|has|have|weighs?|scored|won|runs?)\b(.+)$/iu;
const LINK = String.raw`(?: (?:is|are|was|were|at|on|in|for|by|from|only|just|about|costs?|gets?|pays?)){0,2}`;
/** How a part of a sentence ends that says nothing more of what it names. */
const END = String.raw`(?:\s?(?:[€$£%]|\p{L}+))?(?=[.,;!)]|$| and | but )`;

export const OWN_VALUE_BEHIND: Guard = against('quantity', 'sentence', hasOwn, {
  said: () => SUBJECT,
  told: () => VALUE,
});

const valuesIn = (text: string): readonly string[] => [...text.matchAll(VALUE)].map(([value]) => value);
const isDay = (value: string): boolean => !/^\d/.test(value);

/** Where a text has a name that is no part of a longer one; -1 for nowhere. */
function placeOf(name: string, text: string): number {
  let at = text.indexOf(name);
  while (at >= 0 && (ENDS_IN_WORD.test(text.slice(0, at)) || GOES_ON.test(text.slice(at + name.length))))
    at = text.indexOf(name, at + 1);
  return at;
}

const ENDS_IN_WORD = /[\p{L}\d-]$/u;
const GOES_ON = /^[\p{L}\d-]/u;

function hasOwn({ reading }: Told, { reading: theirs, source }: AlignedSentence): boolean {
  const [, name = '', said = ''] = SUBJECT.exec(textOf(reading).toLowerCase()) ?? [];
  const text = textOf(theirs).toLowerCase();
  const at = name === '' || source.structured ? -1 : placeOf(name, text);
  if (at < 1 || text.indexOf(name, at + name.length) >= 0) return false;
  const own = patternOf(String.raw`^${LINK} (?:[€$£] ?)?(${NUMBER}|${DAY})${END}`, 'u').exec(
    text.slice(at + name.length),
  )?.[1];
  if (own === undefined) return false;
  const ours = valuesIn(said).filter((value) => isDay(value) === isDay(own));
  const before = valuesIn(text.slice(0, at));
  return ours.length > 0 && !ours.includes(own) && ours.some((value) => before.includes(value));
}
