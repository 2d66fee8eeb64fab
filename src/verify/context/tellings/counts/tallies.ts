/**
 * Lines that tell how many there were and how many are done: "S-11: chargebacks opened 6, resolved 6, outstanding 0" says that all
 * six were resolved and that none is outstanding, "Line 1: 12 of 30 GB used" that 18 GB are left.
 */
import { patternOf } from '../../../../text/pattern.ts';
import type { Teller, Telling } from '../types.ts';
import { where } from '../where.ts';
import { bare, capital, numberOf } from '../words.ts';

const COUNT = /^(?<what>[\p{Ll} -]{2,40}?):? (?<many>\d{1,6})$/u;
const RAISED =
  /^(?<thing>[\p{Ll} -]+?) (?:opened|raised|issued|received|filed|placed|created|sent|logged|submitted|reported|ordered|registered|due)$/u;
/** What is done with all that there were, and other words for it. */
const DONE: Readonly<Record<string, readonly string[]>> = {
  resolved: ['resolved', 'settled'],
  solved: ['solved', 'resolved'],
  settled: ['settled', 'resolved'],
  closed: ['closed'],
  paid: ['paid', 'settled'],
  answered: ['answered'],
  handled: ['handled', 'dealt with'],
  delivered: ['delivered'],
  completed: ['completed'],
  returned: ['returned'],
  refunded: ['refunded'],
  approved: ['approved'],
};
/** What is left, and other words for it. */
const LEFT: Readonly<Record<string, readonly string[]>> = {
  outstanding: ['outstanding', 'open', 'unresolved', 'pending'],
  open: ['open', 'outstanding', 'unresolved'],
  pending: ['pending', 'open', 'outstanding'],
  unresolved: ['unresolved', 'open', 'outstanding'],
  unpaid: ['unpaid', 'outstanding', 'open'],
  overdue: ['overdue'],
  'balance due': ['owed', 'due', 'left to pay', 'outstanding', 'unpaid'],
  balance: ['owed', 'due', 'left to pay', 'outstanding'],
  'left to pay': ['left to pay', 'owed', 'due', 'outstanding'],
};

/** What undoes some of what is done. */
const AGAIN =
  /^(?:of which )?(?:reopened|reversed|recalled|relisted|resubmitted|failed|rejected|disputed|contested|undone|bounced|not \p{L}+|in error)$/u;

const LABELLED = /^(?<label>[\p{L}\d][\p{L}\d ._/#-]{0,40}): (?<rest>.+)$/u;

/** All of them done, none left. */
export const ofTallies: Teller = (scene) => {
  const { source, sentence, tell } = scene;
  const told = tell(sentence);
  const text = bare(told.text);
  if (!/\d/.test(text) || !text.includes(', ')) return [];
  const { label = '', rest = text } = LABELLED.exec(text)?.groups ?? {};
  const counts = rest
    .split(', ')
    .map((part) => COUNT.exec(part.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()))?.groups);
  const [first] = counts;
  const thing = first === undefined ? undefined : RAISED.exec(first.what!)?.groups?.thing;
  if (thing === undefined || counts.includes(undefined)) return [];
  if (counts.some((count) => AGAIN.test(count!.what!) && Number(count!.many) > 0)) return [];
  const { claim } = scene;
  const said = bare(claim.text.slice(claim.start, claim.end));
  // Of the one line that there is a claim need not say whose it is.
  const sole = !/\d/.test(said.replace(/^All \d+/u, '')) && lines(source.text) === 1;
  const owner = sole ? { behind: '', subject: undefined } : ownerIn(said, label);
  if (owner === undefined) return [];
  const many = Number(first!.many);
  return counts.slice(1).flatMap((count) => {
    const amount = Number(count!.many);
    const left = LEFT[count!.what!];
    const done = DONE[count!.what!.replace(/^of which /, '')];
    if (left !== undefined && amount === 0) return noneLeft(told, thing, left, owner);
    if (done !== undefined && amount === many && many > 1)
      return allDone(told, thing, many, done, owner, claimsNumber(said));
    return [];
  });
};

const lines = (text: string): number =>
  text.split(/\n|(?<=\d)\. /u).filter((line) => /\p{L}/u.test(line)).length;

/** The words by which a claim says whose they are, with the line's label in them: " against seller S-11". */
interface Owner {
  readonly behind: string;
  readonly subject: string | undefined;
}

function ownerIn(said: string, label: string): Owner | undefined {
  if (label === '') return { behind: '', subject: undefined };
  const name = label.replace(/[.*+?^$()[\]\\|{}]/g, '\\$&');
  const behind = patternOf(
    String.raw` (?:against|for|of|from|on|by|with) (?:the )?(?:[\p{Ll}]+ )?${name}(?![\p{L}\d-])`,
    'iu',
  ).exec(said)?.[0];
  const subject = patternOf(String.raw`^(?:(?:The )?[\p{L}]+ )?${name}(?= (?:has|had|owes)\b)`, 'iu').exec(
    said,
  )?.[0];
  return behind === undefined && subject === undefined ? undefined : { behind: behind ?? '', subject };
}

const claimsNumber = (said: string): string | undefined => /^All (?:of the )?(\p{L}+|\d+) /u.exec(said)?.[1];

function noneLeft(
  told: Telling,
  thing: string,
  states: readonly string[],
  { behind, subject }: Owner,
): readonly Telling[] {
  return states.flatMap((state) =>
    [
      `No ${thing}${behind} are ${state}.`,
      `No ${thing} are ${state}${behind}.`,
      `None of the ${thing}${behind} are ${state}.`,
      `There are no ${state} ${thing}${behind}.`,
      `Nothing is ${state}${behind}.`,
      `Nothing is still ${state}${behind}.`,
      ...(subject === undefined ? [] : [`${subject} has no ${state} ${thing}.`, `${subject} owes nothing.`]),
    ].map((text) => ({ ...told, text, marked: true as const, derivation: `${state} 0` })),
  );
}

function allDone(
  told: Telling,
  thing: string,
  many: number,
  deeds: readonly string[],
  { behind, subject }: Owner,
  number: string | undefined,
): readonly Telling[] {
  const counted = number !== undefined && numberOf(number) === many ? [`All ${number} ${thing}`] : [];
  return deeds.flatMap((deed) =>
    [`All ${thing}`, `All the ${thing}`, `All of the ${thing}`, ...counted]
      .flatMap((all) => ['were', 'have been'].map((be) => `${all}${behind} ${be} ${deed}.`))
      .concat(subject === undefined || deed !== 'paid' ? [] : [`${subject} has paid all its ${thing}.`])
      .map((text) => ({ ...told, text, marked: true as const, derivation: `${deed} ${many} of ${many}` })),
  );
}

const USED =
  /^(?<label>[\p{Lu}][\p{L}\d ._/#-]{0,40}): (?<used>\d[\d.,]*) of (?<all>\d[\d.,]*) ?(?<unit>[\p{L}%]+(?: \p{Ll}+)?) (?<verb>used|spent|consumed|taken|booked|filled|sold)\b[^,;:]*$/u;

/** What is left of an allowance. */
export const ofAllowanceUsed: Teller = where([USED], ({ source, sentence, tell }) => {
  const told = tell(sentence);
  const found = USED.exec(bare(told.text))?.groups;
  if (found === undefined) return [];
  // Two lines of one allowance: which of them holds is not told.
  if (source.text.split(`${found.label}: `).length > 2) return [];
  const [used, all] = [Number(found.used!.replace(',', '')), Number(found.all!.replace(',', ''))];
  if (!Number.isFinite(used) || !Number.isFinite(all) || used > all) return [];
  const rest = Math.round((all - used) * 100) / 100;
  const who = capital(found.label!);
  const data = /^[KMGT]B$/.test(found.unit!) ? ['data'] : [];
  const kinds = [found.unit!, ...data];
  const derivation = `${found.all} − ${found.used} = ${rest}`;
  const texts =
    rest === 0
      ? kinds.flatMap((kind) => [
          `${who} has no ${kind} left.`,
          `${who} has used all its ${kind}.`,
          `${who} has used all of its ${kind}.`,
        ])
      : [`${who} has ${rest} ${found.unit} left.`, `${rest} ${found.unit} are left on ${who}.`];
  return texts.map((text) => ({ ...told, text, marked: true as const, derivation }));
});
