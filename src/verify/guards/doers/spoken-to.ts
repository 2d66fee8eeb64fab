/**
 * "Carl signed the lease" by "Carl, I signed the lease" or "I signed the lease, Carl", "Dana owes Sam" by "Dana: Sam, you owe me":
 * whom somebody speaks to does what "you" do, and who speaks what "I" do; neither does what the sentence tells of another.
 */
import { PERSONS } from '../../context/words.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, tagsOf, textOf } from '../guard.ts';

const NAME = String.raw`\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?`;
const DOER = new RegExp(
  String.raw`^(?:(?:Mr|Mrs|Ms|Dr)\.? |The )?(?<doer>${NAME}|(?<=^The )\p{Ll}+)(?= \p{Ll})`,
  'u',
);
const OPENED = new RegExp(
  String.raw`^\W*(?:(?<speaker>${NAME}):\s+)?(?:(?:[Dd]ear|[Hh]i|[Hh]ello|[Hh]ey|[Tt]hanks|[Tt]hank you|[Ss]orry|[Oo]k(?:ay)?|OK|[Yy]es|[Nn]o|[Ww]ell),? )?(?<called>${NAME}|\p{Ll}+)(?:,|;|!| -| \u2013|\.\.\.) (?=[\p{L}])`,
  'u',
);
const CLOSED = new RegExp(
  String.raw`^\W*(?:${NAME}:\s+)?(?:I|[Ww]e|[Hh]e|[Ss]he|[Tt]hey|[Ii]t|[Tt]he \p{Ll}+|[Oo]ur \p{Ll}+|[Mm]y \p{Ll}+) [^,:;]{2,160}?(?<noun>[\p{L}\d-]+), (?<called>${NAME})[.!?]*\s*$`,
  'u',
);

export const SPOKEN_TO: readonly Guard[] = [
  against('role', 'english', isCalled, { said: () => DOER, told: () => [OPENED, YOU] }),
  against('role', 'english', isCalledBehind, { said: () => DOER, told: () => CLOSED }),
];

/** Whether the doer of a statement is only the one whom its sentence opens with, or who says it to him. */
function isCalled({ reading }: Told, sentence: AlignedSentence): boolean {
  const doer = DOER.exec(textOf(reading))?.groups?.doer;
  const told = textOf(sentence.reading);
  if (doer !== undefined && isToldYou(told, doer)) return true;
  const found = OPENED.exec(told);
  if (doer === undefined || found === null || sentence.source.structured || !isOnce(told, doer)) return false;
  const { speaker, called } = found.groups!;
  const from = sentence.reading.start + found[0].length;
  const subject = subjectAt(sentence, from);
  if (subject === undefined) return false;
  // What becomes of what is "yours" you get.
  if (subject === 'your' && GETTING.test(textOf(reading).slice(doer.length))) return false;
  if (called!.toLowerCase() === doer.toLowerCase()) return subject !== 'you';
  return speaker === doer && subject !== 'I' && subject !== 'we';
}

const GETTING = /^ (?:gets?|got|receives?|received|has|have|had|is|was|will) /u;

const YOU = /^\W*(?<speaker>\p{Lu}[^:\n]{1,40}):\s+(?:[Yy]es,? |[Nn]o,? )?[Yy]ou(?:['’]ve|['’]re)? /u;

/** "Carl: you have paid": what somebody says of another. */
const isToldYou = (told: string, doer: string): boolean =>
  YOU.exec(told)?.groups?.speaker === doer && isOnce(told, doer);

/** Whether the doer of a statement is only the one whom its sentence closes with. */
function isCalledBehind({ reading }: Told, { reading: theirs, source }: AlignedSentence): boolean {
  const doer = DOER.exec(textOf(reading))?.groups?.doer;
  const told = textOf(theirs);
  const { called, noun } = CLOSED.exec(told)?.groups ?? {};
  // "We met the manager, Lucia Ferrer": who the manager is.
  const isWho =
    noun !== undefined &&
    (PERSONS.has(noun) ||
      new RegExp(`^ (?:is|was) (?:the|our|an?) (?:\\p{L}+ )?${noun}\\b`, 'u').test(
        textOf(reading).slice(doer?.length),
      ));
  return doer !== undefined && !source.structured && called === doer && !isWho && isOnce(told, doer);
}

const isOnce = (text: string, name: string): boolean =>
  text.toLowerCase().split(name.toLowerCase()).length === 2;

/** The first word of the subject at an offset: what stands there up to a finite verb, with no comma and no "and" between. */
function subjectAt(sentence: AlignedSentence, from: number): string | undefined {
  const { words, text } = sentence.reading;
  const tags = tagsOf(sentence);
  const first = words.findIndex(({ start }) => start >= from);
  const verb = tags.findIndex((tag, at) => at > first && /^(?:VB[DPZ]|MD)$/.test(tag));
  if (first < 0 || verb < 0 || !/^(?:DT|PRP\$?|NNPS?|NNS?)$/.test(tags[first]!)) return undefined;
  const between = text.slice(words[first]!.start, words[verb]!.start);
  if (/[,;:]| (?:and|or|who|which|that|&) /u.test(between)) return undefined;
  const [own] = text.slice(words[first]!.start).split(/[\s'’]/u);
  return own;
}
