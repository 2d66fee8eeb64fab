/** What happened and why, of a note that has its reason behind a colon: "the parcel came back because the address was wrong" of "Parcel returned: incorrect address". */
import { capital } from '../../context/tellings/words.ts';
import type { Scene, Shown } from '../asked.ts';
import { sentencesOf } from '../rules/sentences.ts';

const BECAUSE = /^(.{6,100}?),? (because(?: of)?|since|as|due to|after|owing to) (.{4,100})$/u;
const NOTE = /^(?<what>\p{Lu}[^:;]{4,70}): (?<why>[^:;]{4,70})$/u;
const STAMP = /^(?:\[[^\]]{4,40}\] ?|\d{1,2}[:.]\d\d(?:[:.]\d\d)? )/u;
/** A note of what happened has its deed last. */
const DEED =
  /(?:\p{L}+ed|failed|sent back|withdrawn|lost|stolen|broken|shut|put off|not \p{L}+ed)(?: (?:by|to|from|on|in) [\p{L}\d ]{2,30})?$/u;
const FUNDS = /^insufficient funds$/iu;
const MOST = 3;

/** Where the note stands that has both; undefined for another statement, and where none has. */
export function causeNoted(said: string, { documents, says, ask }: Scene): Shown | undefined {
  const [, main, joint, cause] = BECAUSE.exec(said) ?? [];
  if (main === undefined || cause === undefined || joint === undefined) return undefined;
  let left = MOST;
  for (const one of sentencesOf(documents)) {
    const note = NOTE.exec(one.text.replace(STAMP, ''))?.groups;
    if (
      note === undefined ||
      !DEED.test(note.what!) ||
      /\b(?:if|unless|(?<!\d )may(?! \d)|not yet)\b|\?/iu.test(one.text)
    )
      continue;
    if (left-- <= 0) return undefined;
    const shown = ask(`${main}.`);
    if (
      shown?.places.some((place) => place.sentence === one.sentence && place.document === one.document) !==
      true
    )
      continue;
    const reasons = reasonsOf(note.why!);
    const isNoun = /^(?:because of|due to|after|owing to)$/u.test(joint);
    const asked = isNoun ? `There were ${cause}` : capital(cause);
    if (isNoun && plain(cause) === plain(note.why!)) return { places: [one], told: one.text };
    if (says(`${asked}.`, `${reasons.join('. ')}.`)) return { places: [one], told: one.text };
  }
  return undefined;
}

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** A reason as it is compared: its numbers in digits, its words without what only leads to them. */
const plain = (reason: string): string =>
  reason
    .toLowerCase()
    .replace(/\b(?:an?|the|log-?in|login) /gu, '')
    .split(' ')
    .map((word) => (NUMBERS.indexOf(word) > 0 ? String(NUMBERS.indexOf(word)) : word))
    .join(' ');

/** A reason noted without a verb, as statements: "the address was incorrect" for "incorrect address". */
function reasonsOf(why: string): readonly string[] {
  if (FUNDS.test(why))
    return [
      'There was not enough money in the account',
      'The account did not have enough money',
      'The funds were insufficient',
    ];
  const [, how, what] = /^(\p{Ll}+) (\p{Ll}+)$/u.exec(why) ?? [];
  const [, thing, state] =
    /^((?:the )?\p{Ll}+(?: \p{Ll}+)?) (missing|wrong|incorrect|incomplete|invalid|ill|sick|absent|febrile|late|broken|damaged|full|closed|unavailable|expired|empty)$/u.exec(
      why,
    ) ?? [];
  const opened = capital(why);
  return [
    opened,
    ...(how === undefined ? [] : [`The ${what} was ${how}`]),
    ...(thing === undefined ? [] : [`The ${thing.replace(/^the /u, '')} was ${state}`]),
  ];
}
