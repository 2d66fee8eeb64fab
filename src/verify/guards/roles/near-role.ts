/**
 * "Nadia is Karl's manager" by "Nadia is the deputy of Karl's manager", "Priya represents Tom" by "Priya works for Tom's
 * lawyer": who stands in some way to whoever has a role has not the role, and does not do what it is for.
 */
import { escaped } from '../../context/tellings/words.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';
import { doingOf, roleIn } from './role-of.ts';

export const NEAR_ROLE: Guard = against('role', 'sentence', standsNear);

/** What leads to another than the subject: who is of, for or with somebody is not that one. */
const LEADING =
  /\b(?:of|for|to|with|by|under|from|about|after|against|behind|beside|than|like|without|via|through)$/i;
/** "In the role of", "one of": whoever is told so has the role. */
const HAVING =
  /\b(?:one|some|two|three|four|any|each|all|members?|part|roles?|posts?|positions?|jobs?|offices?|functions?|titles?|duties|capacity|name|person) of$/i;
const DETERMINERS = /(?:\b(?:the|an?|his|her|its|their|our|my|both|former|new|current|then) ?)+$/i;
const TITLES = /(?:\b(?:\p{Lu}[\p{L}.-]*|Mrs?\.?|Ms\.?|Dr\.?) )+$/u;

/** Longest sentence that is looked through, and the longest name of a role. */
const LONGEST = 600;

function standsNear({ reading }: Told, { reading: theirs, source }: AlignedSentence): boolean {
  const [said, text] = [textOf(reading).replace(/\.$/, ''), textOf(theirs)];
  if (source.structured || text.length > LONGEST) return false;
  const own = roleIn(said);
  if (own !== undefined)
    return !/ (?:of|for|to|with) /.test(own.holder + own.of) && isLedTo(text, own.holder, own.of, own.noun);
  return doingOf(said, text).some(
    ({ holder, of, noun }) => isLedTo(text, holder, of, noun) || isBehind(text, holder, noun),
  );
}

/** Whether each mention of a role in a sentence that begins with its holder is led to as another's. */
function isLedTo(text: string, holder: string, of: string, noun: string): boolean {
  const [who, whose] = [lastOf(holder), lastOf(of)];
  const first = text.toLowerCase().indexOf(who.toLowerCase());
  if (first < 0) return false;
  const role = String.raw`(?:\b${escaped(whose)}['\u2019]s? (?:[\p{L}-]+ )?${escaped(noun)}\b|\b${escaped(noun)} of (?:[\p{L}.]+ ){0,2}${escaped(whose)}\b)`;
  const mentions = [...text.matchAll(new RegExp(role, 'giu'))];
  return (
    mentions.length > 0 &&
    mentions.every(({ index, 0: mention }) => {
      const before = text.slice(first, index).replace(TITLES, '').replace(DETERMINERS, '').trimEnd();
      const named = text.slice(index + mention.length, index + mention.length + who.length + 24);
      return (
        index > first &&
        LEADING.test(before) &&
        !HAVING.test(before) &&
        !named.toLowerCase().includes(who.toLowerCase())
      );
    })
  );
}

/** "The owner of the house is a patient of the dentist": the role is told first, and of another. */
function isBehind(text: string, holder: string, noun: string): boolean {
  const lower = text.toLowerCase();
  const role = lower.indexOf(noun.toLowerCase());
  const at = lower.indexOf(holder.toLowerCase(), role + noun.length);
  if (role < 0 || at < 0 || lower.indexOf(holder.toLowerCase()) !== at) return false;
  const before = text.slice(role, at).replace(DETERMINERS, '').trimEnd();
  return /\b(?:is|are|was|were)\b/i.test(before) && LEADING.test(before) && !/\bby$/i.test(before);
}

const lastOf = (name: string): string => name.trim().split(' ').at(-1)!;
