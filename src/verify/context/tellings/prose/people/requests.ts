/** Who was asked for what, what will be if it is not done, and what somebody could not do. */

import { gerund, participleOf } from '../../../../../text/inflect.ts';
import type { Reading } from '../../../../../text/reading.ts';
import type { Document } from '../../../../read/document.ts';
import { voicesAt } from '../../../voices.ts';
import type { Wording } from '../../terms/types.ts';
import type { Telling } from '../../types.ts';
import { capital } from '../../words.ts';
import { OPEN, type Rewriter } from '../types.ts';

const ASKING =
  /^(?:(?:Could|Can|Would|Will) you (?:please |kindly |perhaps |also ){0,2}|Please (?:also )?|Would you mind )([a-z]+)\b(?: ([^?]*?))?(?: please)?\??$/u;
const ASKED = /\b(?:asked|asks|has asked|requested|is asked|was asked|has been asked)\b/;

/** Who was asked for what by a question of a mail: "Could you book a room?" */
export function askedIn(source: Document, sentence: number, claim: Reading): readonly Telling[] {
  const said = claim.text.slice(claim.start, claim.end);
  if (!ASKED.test(said)) return [];
  const { text, start, end } = source.sentence(sentence);
  return askings(text.slice(start, end).trim(), said, source, sentence).map((one) => ({
    text: `${one}.`,
    from: [],
    plain: true as const,
    asks: true as const,
  }));
}

/** "Elena asked Tom to book a room" for "Could you book a room?" in her mail to him. */
const byAsking = ({ text, said, scene: { source, sentence } }: Wording): readonly string[] =>
  askings(text, said, source, sentence);

/** "Maren, can you …", "Thanks! Could you …". */
const CALLING =
  /^(?:\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?|Thanks|Thank you|Hi|Hello|Hi \p{Lu}\p{L}+)[,!.] (?=(?:[Cc]ould|[Cc]an|[Ww]ould|[Ww]ill|[Pp]lease)\b)/u;

function askings(text: string, said: string, source: Document, sentence: number): readonly string[] {
  const found = ASKING.exec(capital(text.replace(CALLING, '')));
  if (found === null || /\b(?:if|unless|not)\b/.test(text)) return [];
  const { writer, reader } = voicesAt(source, source.sentence(sentence).start);
  if (reader === undefined) return [];
  const named = (one: { readonly name: string; readonly role: boolean }): string =>
    one.role ? `the ${one.name}` : one.name;
  const [verb, rest = ''] = [found[1]!.replace(/^(.*)ing$/, '$1'), found[2] ?? ''];
  // "Book a room and send them the draft": each is asked for.
  const deeds = [
    `${verb} ${rest}`.trim(),
    ...`${verb} ${rest}`.trim().split(/ and (?=[a-z]+ (?:a|an|the|us|me|them|him|her|your)\b)/),
  ];
  const to = named(reader);
  // What he asks for himself is told with his name, or of him.
  if (writer !== undefined && /\b(?:me|us)\b/.test(deeds[0]!))
    deeds.push(...['him', 'her', 'them'].map((them) => deeds[0]!.replace(/\b(?:me|us)\b/u, them)));
  // What stands behind a comma tells more of what is asked for.
  const [first = ''] = deeds[0]!.split(/, /u);
  if (first !== deeds[0] && first.split(' ').length > 1) deeds.push(first);
  // What one is asked to hold until something is known, one is asked to hold.
  const held = /^((?:hold|keep|pause|stop|suspend|block|freeze|delay|defer|postpone)\b.*?) until .*$/u.exec(
    deeds[0]!,
  );
  if (held !== null) deeds.push(held[1]!);
  const be = /\b(is|was|has been) asked\b/.exec(said)?.[1];
  return [...new Set(deeds)].flatMap((deed) => [
    ...(be === undefined ? [] : [`${capital(to)} ${be} asked to ${deed}`]),
    ...(writer === undefined
      ? []
      : [
          `${capital(named(writer))} asked ${to} to ${deed}`,
          `${capital(named(writer))} has asked ${to} to ${deed}`,
        ]),
  ]);
}

const COULD_NOT =
  /^(.+?) (?:ha(?:s|ve) not been able to|(?:was|were) (?:not able|unable) to|could not|couldn['\u2019]t|failed to) ([a-z]+) ([^,;]+?)(?:,? (?:as|because|since) .+)?$/u;

/** "The fee could not be collected" for "we have not been able to collect the fee". */
function byInability({ text, said }: Wording): readonly string[] {
  const found = COULD_NOT.exec(text);
  if (found === null || OPEN.test(found[1]!) || found[2] === 'be') return [];
  const [, who, verb = '', what = ''] = found;
  const failed = / failed to /.test(text);
  const texts = [
    `${capital(what)} could not be ${participleOf(verb)}`,
    `${who} could not ${verb} ${what}`,
    `${who} was unable to ${verb} ${what}`,
  ];
  return failed && /\bcould\b|unable/.test(said) ? [] : texts;
}

const IF_NOT =
  /^If (.+?) (do(?:es)?|is|are) not ([a-z]+)\b([^,]*?)( by [^,]+| within [^,]+| before [^,]+)?, (.+)$/u;

/** "It is extended if it is not cancelled by 31 August" for "if you do not cancel it by 31 August, it will be extended". */
function byCondition({ text, said }: Wording): readonly string[] {
  const found = IF_NOT.exec(text);
  if (found === null) return [];
  const [, who = '', does = '', verb = '', rest = '', due = '', then = ''] = found;
  const what = rest.trim();
  const passive = /^do/.test(does) && what !== '' && !/^(?:to|for|by|in|on|at|with)\b/.test(what);
  const unless = passive
    ? `${what} is not ${participleOf(verb)}${due}`
    : `${who} ${does} not ${verb}${rest}${due}`;
  const plain = then.replace(/ at (?:the same|an? [a-z]+) price$/u, '');
  const present = plain.replace(/\bwill be\b/u, 'is');
  const about = what.replace(/^(?:the|your|an?) /, '');
  const asIt =
    about === ''
      ? unless
      : unless.replace(
          new RegExp(String.raw`^(?:the |your )?${about.replace(/[^\p{L}\d ]/gu, '.')}`, 'u'),
          'it',
        );
  const noun = DEADLINE.exec(said)?.[0];
  const deadline =
    noun === undefined || !/^ by /.test(due) || !/^do/.test(does)
      ? []
      : [
          `The ${noun} for ${gerund(verb)} is ${due.slice(4)}`,
          `The ${noun} for ${gerund(verb)} ${what} is ${due.slice(4)}`,
        ];
  return [
    ...[plain, present].flatMap((main) =>
      [...new Set([unless, asIt])].map((one) => `${capital(main)} if ${one}`),
    ),
    ...deadline,
  ];
}

const DEADLINE = /\b(?:deadline|last day|closing date)\b/;

const REFUNDED =
  /^(.+?)(?: has| have|['\u2019]ve) (refunded|returned|credited|reimbursed|repaid) (.+?)['\u2019]s? ([a-z][^,;]*?)(?: of [^,;]*)?$/u;

/** "The customer got the fee back" for "the agent has refunded the customer's fee". */
function byRefund({ text }: Wording): readonly string[] {
  const found = REFUNDED.exec(text);
  if (found === null || OPEN.test(text)) return [];
  const [, , done, who = '', what] = found;
  return [
    `${capital(who)} got the ${what} back`,
    `${capital(who)} has got the ${what} back`,
    `${capital(who)} got back the ${what}`,
    `The ${what} has been ${done}`,
    `The ${what} was ${done}`,
  ];
}

const FINED =
  /^(.+?) (?:was|were|has been|have been) (?:[^,;]*? and )?fined ((?:[$€£]|EUR |USD )?\d[\d.,]*(?: \p{Ll}+)?)/u;

/** "Has to pay a fine of 20,000 pounds" for "was fined 20,000 pounds". */
function byFine({ text, said }: Wording): readonly string[] {
  const found = FINED.exec(text);
  const turn = /\b(?:(?:has|have) to|must|was ordered to|was told to) pay\b/.exec(said)?.[0];
  return found === null || turn === undefined || OPEN.test(text)
    ? []
    : [`${found[1]} ${turn} a fine of ${found[2]}`, `${found[1]} ${turn} ${found[2]}`];
}

export const REQUESTS: readonly Rewriter[] = [
  { of: ASKED, write: byAsking, asks: true, reorders: true },
  { of: /\b(?:could not|couldn['\u2019]t|unable|not able)\b/, from: COULD_NOT, write: byInability },
  {
    of: /\bif\b|\bdeadline\b|\blast day\b|\bclosing date\b/i,
    from: IF_NOT,
    write: byCondition,
    reorders: true,
  },
  {
    of: /\bback\b|\b(?:refunded|returned|credited|reimbursed|repaid)\b/,
    from: REFUNDED,
    write: byRefund,
    reorders: true,
  },
  { of: /\bfine\b/, write: byFine },
];
