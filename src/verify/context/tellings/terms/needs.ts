/** What one needs for something, told from either end: "not without a badge", "a badge is needed". */
import { isServed } from '../../roles-addressed.ts';
import { capital } from '../words.ts';
import { BARRED, lowered, mainOf } from './clause.ts';
import type { Rewriter, Wording } from './types.ts';

/** What one needs for a deed. */
export interface Need {
  readonly subject: string;
  readonly plural: boolean;
  readonly deed: string;
  readonly thing: string;
}

const WITHOUT =
  /^(.+?) without (?:(?:having|showing|presenting|wearing|holding|carrying|producing) )?((?:an?|the|their|his|her|any|prior|written|valid|proof) ?[^,;]+|[a-z]+(?: [a-z]+)?)$/u;
const NEEDS =
  /^(?:needs?|must have|requires?|must (?:hold|show|carry|present|wear)) ((?:an?|the|their|prior|written|valid) [^,;]+?|[a-z]+(?: [a-z]+)?) (?:in order )?to ([a-z]+.*)$/u;
const ONLY_WITH =
  /^(?:may|can|(?:is|are) (?:allowed|permitted) to) (?:only (.+?) with|(.+?) only with) (.+)$/u;
const NEEDED =
  /^(.+?) (?:is|are) (?:needed|required|necessary|mandatory|compulsory|obligatory) (?:for (.+?) )?to ([a-z]+.*)$/u;

/** "We need a photo before a credit can be given": what is done has its need said first. */
const NEEDED_FIRST =
  /^(?:(?:We|You|One|(?:The|An?|Our|Each|Every) \p{L}+(?: \p{Ll}+)?|\p{Lu}\p{L}+) (?:need|needs|requires?|must (?:have|see|receive)) (?<asked>(?:an?|the|your|their|written|proof|signed) [^,;:]{2,80}?)|(?<thing>An? [^,;:]{2,60}?|The [^,;:]{2,60}?) (?:is|are|has to be|must be) (?:needed|required|necessary|shown|presented|provided|handed in)) before (?<of>(?:an?|the|any|your) [\p{Ll} -]{2,40}?|\p{Ll}+s) (?:can|may|will) be (?<deed>[a-z]+(?:ed|en|n|t|id)\b[^,;:]{0,40})$/u;

function neededFirst(text: string): Need | undefined {
  const found = NEEDED_FIRST.exec(text)?.groups;
  if (found === undefined || /\b(?:not|no|never|only|unless|if|or)\b/u.test(text)) return undefined;
  const { asked, thing, of: subject = '', deed = '' } = found;
  const plural = !/^(?:an?|the|any|your) /u.test(subject) || /[^s]s$/u.test(subject);
  return {
    subject: subject.replace(/^any /u, 'a '),
    plural,
    deed: `be ${deed}`,
    thing: lowered(asked ?? thing!),
  };
}

function needOf(text: string): Need | undefined {
  const first = neededFirst(text);
  if (first !== undefined) return first;
  const main = mainOf(text);
  if (main === undefined) return undefined;
  if (main.lead !== '') {
    // "At night the lift cannot be used without a card": used at night.
    const when = /^(?:in|on|at|from|during|after) [^,]+,? $/iu.test(main.lead)
      ? main.lead.trim().replace(/,$/, '')
      : undefined;
    const need = when === undefined ? undefined : needOf(capital(`${main.subject} ${main.predicate}`));
    return need && { ...need, deed: `${need.deed} ${lowered(when!)}` };
  }
  const none = /^No (.+)$/u.exec(main.subject);
  const barred = none === null ? BARRED.exec(main.predicate)?.[0] : '';
  const of = { subject: none?.[1] ?? main.subject, plural: main.plural };
  if (barred !== undefined) {
    const found = WITHOUT.exec(main.predicate.slice(barred.length));
    if (found === null || /\b(?:if|unless|only|and|or)\b/.test(found[1]!)) return undefined;
    const helped = /^(?:is|are) not $/u.test(barred) ? 'be ' : '';
    const deed =
      helped +
      found[1]!.replace(/^(?:is|are|may be|can be|will be|may|can|will) (?=[a-z])/u, (word) =>
        /may$|can$|will$/.test(word.trim()) ? '' : 'be ',
      );
    return { ...of, deed, thing: found[2]!.replace(/^any /, 'a ') };
  }
  const needs = NEEDS.exec(main.predicate);
  if (needs !== null) return { ...of, thing: needs[1]!, deed: needs[2]! };
  const only = ONLY_WITH.exec(main.predicate);
  if (only !== null) return { ...of, deed: only[1] ?? only[2]!, thing: only[3]! };
  const needed = NEEDED.exec(text);
  return needed === null || needed[2] === undefined
    ? undefined
    : { subject: needed[2], plural: /s$/.test(needed[2]), thing: needed[1]!, deed: needed[3]! };
}

const ASKED_OF_EACH =
  /^An? (\p{Ll}+(?: \p{Ll}+)?) is (required|needed|necessary|mandatory) (for (?:any|every|each|all) .+)$/u;

/** "Receipts are needed for any expense" for "a receipt is required for any expense". */
function byKind({ text, said }: Wording): readonly string[] {
  const [, noun, how, rest] = ASKED_OF_EACH.exec(text) ?? [];
  if (noun === undefined || BOUNDED.test(text)) return [];
  const own = /\b(?:required|needed|necessary|mandatory)\b/u.exec(said)?.[0];
  const several = /(?:s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
  const turns = [...new Set([how!, ...(own === undefined ? [] : [own])])];
  return turns.flatMap((turn) => [`${capital(several)} are ${turn} ${rest}`, `A ${noun} is ${turn} ${rest}`]);
}
const BOUNDED = /\b(?:if|unless|except|only|not|when|where)\b/u;

/** "Visitors need a badge to enter" for "visitors may not enter without a badge". */
function byNeed({ text, said, lexicon }: Wording): readonly string[] {
  const need = needOf(text);
  if (need === undefined) return [];
  const { subject, deed, thing } = need;
  const you =
    /^you\b/i.test(said) &&
    isServed(lexicon.lemma(subject.toLowerCase().replace(/^(?:an?|the|any|every|each) /, ''), 'n'));
  const who = you ? 'You' : capital(subject);
  const what = lowered(thing);
  const from = CONSENT.exec(thing);
  const must = /\b(?:needs?|must have|requires?)\b/.exec(said)?.[0];
  const needed = /\b(?:is|are) (needed|required|necessary|mandatory|compulsory)\b/.exec(said);
  return [
    ...(must === undefined || deed.startsWith('be ')
      ? []
      : [`${who} ${must} ${what} to ${deed}`, `To ${deed}, ${subject} ${must} ${what}`]),
    ...(needed === null ? [] : neededFor(need, needed[0])),
    ...(needed === null || from === null
      ? []
      : neededFor({ ...need, thing: `${from[1]} from ${from[2]}` }, needed[0])),
    ...withoutTurns(need, said),
    ...(/\bonly\b.*\bwith\b/.test(said)
      ? ['may', 'can'].flatMap((modal) => [
          `${who} ${modal} only ${deed} with ${what}`,
          `${who} ${modal} ${deed} only with ${what}`,
        ])
      : []),
  ];
}

/** "The written consent of the landlord": consent from him. */
const CONSENT =
  /^(?:the|an?) ((?:prior |written |prior written |express )?(?:consent|approval|permission|authori[sz]ation|agreement)) (?:of|from) (.+)$/u;

const neededFor = ({ subject, deed, thing }: Need, be: string): readonly string[] =>
  deed.startsWith('be ')
    ? [
        `${capital(thing)} ${be} for ${lowered(subject)} to ${deed}`,
        ...usedFor(subject, deed, (verb) => `${capital(thing)} ${be} to ${verb}`),
      ]
    : [`${capital(thing)} ${be} for ${lowered(subject)} to ${deed}`, `${capital(thing)} ${be} to ${deed}`];

/** "To use the lift" of "the lift … be used". */
function usedFor(subject: string, deed: string, put: (verb: string) => string): readonly string[] {
  const found =
    /^be (used|entered|opened|booked|collected|picked up|changed|rented|borrowed|visited|ordered|bought|operated|started)\b(.*)$/u.exec(
      deed,
    );
  if (found === null) return [];
  const verb = INFINITIVES[found[1]!] ?? found[1]!.replace(/ed\b/, '');
  return [put(`${verb} ${lowered(subject)}${found[2]}`)];
}

const INFINITIVES: Readonly<Record<string, string>> = {
  used: 'use',
  changed: 'change',
  bought: 'buy',
  operated: 'operate',
};

/** What may not be done without a thing, as the claim says it. */
export function withoutTurns({ subject, plural, deed, thing }: Need, said: string): readonly string[] {
  if (!/\bwithout\b/i.test(said)) return [];
  const barred =
    /\b(?:must not|may not|can ?not|(?:is|are) not allowed to|(?:is|are) not permitted to)(?= )/.exec(
      said,
    )?.[0];
  const who = capital(subject);
  const what = lowered(thing);
  if (barred !== undefined) return [`${who} ${barred} ${deed} without ${what}`];
  const [be, does] = plural ? ['are', 'do'] : ['is', 'does'];
  const plain = deed.startsWith('be ') ? `${be} ${deed.slice(3)}` : deed;
  if (/\b[Nn]o /.test(said)) {
    const none = `${subject.replace(/^(?:an?|any) /iu, '')} ${plain}`;
    return [`No ${none} without ${what}`, `Without ${what} no ${none}`, `Without ${what}, no ${none}`];
  }
  const denied = deed.startsWith('be ') ? `${be} not ${deed.slice(3)}` : `${does} not ${deed}`;
  return [`${who} ${denied} without ${what}`, `Without ${what}, ${lowered(subject)} ${denied}`];
}

export const NEEDS_TURNS: readonly Rewriter[] = [
  { of: /\b(?:required|needed|necessary|mandatory) for\b/u, from: ASKED_OF_EACH, write: byKind },
  {
    of: /\b(?:needs?|needed|required|must have|requires?|without|only|necessary|mandatory|compulsory)\b/i,
    write: byNeed,
  },
];
