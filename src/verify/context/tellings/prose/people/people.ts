/** People by what they are and what they told: "the doctor" for "Dr Hal", "said that" for "told us", "she was ill". */
import { matchesOf } from '../../../../../text/matches.ts';
import { mainOf } from '../../terms/clause.ts';
import type { Wording } from '../../terms/types.ts';
import { capital } from '../../words.ts';
import { OPEN, type Rewriter } from '../types.ts';

const DOCTOR = /\b(the|a) (doctor|physician|gp)\b/iu;
const TITLED = /\bDr\.? \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?/gu;

/** "The doctor" for "Dr Hal", the one of whom the source tells. */
function byTitle({ text, said, whole }: Wording): readonly string[] {
  const ours = DOCTOR.exec(said)?.[0].toLowerCase();
  const called = new Set(matchesOf(whole, TITLED).map(([name]) => name.split(' ').at(-1)));
  if (ours === undefined || called.size !== 1 || TITLED.exec(said) !== null) return [];
  const told = text.replace(TITLED, ours);
  return told === text ? [] : [capital(told)];
}

const SAID = /\b(said|says|stated|reported|mentioned|explained)\b(?: that\b)?/u;
const TOLD =
  /^([^,;]+?) (?:told|has told|informed) (?:us|me|him|her|them|the \p{Ll}+|(?:Mrs? |Ms |Dr )?\p{Lu}[\p{L}'’-]+)(?: that)? (?=(?:the|an?|his|her|its|their|it|he|she|they|there|no|all|some|\p{Lu}|\d))/u;

/** "Ms Oka said that the kettle is broken" for "Ms Oka told us the kettle is broken". */
function byTelling({ text, said }: Wording): readonly string[] {
  const [ours, theirs] = [SAID.exec(said), TOLD.exec(text)];
  if (ours === null || theirs === null || OPEN.test(theirs[0])) return [];
  return [`${theirs[1]} ${ours[0]} ${text.slice(theirs[0].length)}`];
}

const BECAUSE = /^(.+?),? because (he|she|they) ((?:was|were|had|is|are|has) [^,;]+)$/u;

const NAMED = /^(?:(?:Mrs?|Ms|Dr|Prof)\.? )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*$/u;
/** Somebody else, of whom the pronoun may be. */
const PERSON =
  /\b\p{Ll}*(?:er|or|ist|ent|ant|ee|man|woman|men|clerk|guest|nurse|boy|girl|child|friend|uncle|aunt|cook|judge|guard|chief|colleague|wife|husband|son|daughter|boss|chair|head|officer|neighbour|staff|team|people|apprentice|coach|captain|pilot|minor|partner|parent|sister|brother|mother|father)s?\b/u;

/** "Ms Ade was ill" for "Ms Ade did not attend because she was ill". */
function byReason({ text }: Wording): readonly string[] {
  const found = BECAUSE.exec(text);
  const main = found === null ? undefined : mainOf(found[1]!);
  if (found === null || main === undefined || OPEN.test(found[3]!)) return [];
  const many = found[2] === 'they';
  // "He refused her because she was late": she is whom the sentence names last.
  const others = main.predicate.match(
    /\b(?:Mrs?|Ms|Dr) |\b(?:him|her|them|his|their)\b|\b(?!not\b)\p{Lu}\p{Ll}+/gu,
  );
  if (main.plural !== many || others !== null || main.subject.includes(',')) return [];
  if (!NAMED.test(main.subject) || PERSON.test(main.predicate)) return [];
  return [capital(`${main.subject} ${found[3]}`)];
}

const RESULT =
  /^(.+?), (?:so|and so|and therefore|which is why) (?!that\b|as to\b|it\b|they\b|he\b|she\b)(\S.+)$/u;

/** "The motion was not carried" for "less than half of them voted, so the motion was not carried", and the reason alone. */
function byResult({ text }: Wording): readonly string[] {
  const found = RESULT.exec(text);
  return found === null ? [] : [found[1]!, capital(found[2]!)];
}

export const PEOPLE: readonly Rewriter[] = [
  { of: DOCTOR, write: byTitle },
  { of: SAID, write: byTelling },
  { of: /\b(?:was|were|had|is|are|has)\b/, from: BECAUSE, write: byReason, reorders: true },
  { of: /\S/, from: RESULT, write: byResult, reorders: true },
];
