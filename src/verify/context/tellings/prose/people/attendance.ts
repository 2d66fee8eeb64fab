/**
 * Who was at a meeting, and who was not, as its minutes tell it: "Mr Aas was at the meeting" for "Mr Aas attended", "Ms Moe did
 * not attend" for "apologies were received from Ms Moe", "Ms Adler chaired the meeting" for "Ms Adler took the chair".
 */
import type { Wording } from '../../terms/types.ts';
import { capital } from '../../words.ts';
import { isLeftOpen, type Rewriter } from '../types.ts';

const NAME = String.raw`(?:(?:Mrs?|Ms|Mx|Dr|Prof|Cllr)\.? \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?|\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+)`;
const NAMES = String.raw`${NAME}(?:, ${NAME}){0,6}(?:,? and ${NAME})?`;
const PARTED = /, and |, | and /u;

/** A source that is of one meeting. */
const OF_MEETING = /\b(?:meeting|minutes|assembly)\b/iu;
/** Two meetings, or one that is still to come: who was at which is not told by "attended". */
const THERE = String.raw`(?:the|that|this) (?:meeting|assembly|session)`;

/** The turns that a claim has, or all of them where it has none. */
function inOwnTurn(said: string, turns: readonly string[]): readonly string[] {
  const own = turns.filter((turn) => said.includes(turn));
  return own.length > 0 ? own : turns;
}

const ATTENDED = new RegExp(
  String.raw`^(${NAMES}) (?:attended|(?:was|were) (?:also )?(?:present|in attendance)|took part|participated)$`,
  'u',
);

/** "Dr Berg was at the meeting" for "Mr Aas and Dr Berg attended". */
function byAttended({ text, said, whole }: Wording): readonly string[] {
  const found = ATTENDED.exec(text);
  if (found === null || !OF_MEETING.test(whole)) return [];
  const names = found[1]!.split(PARTED);
  const all: readonly (readonly [string, string])[] = [
    ...(names.length > 1 ? [[found[1]!, 'were'] as const] : []),
    ...names.map((name) => [name, 'was'] as const),
  ];
  return all.flatMap(([who, was]) =>
    inOwnTurn(said, [
      `attended the meeting`,
      `${was} at the meeting`,
      `${was} present at the meeting`,
      `${was} present`,
      `attended`,
      `took part in the meeting`,
    ]).map((turn) => `${who} ${turn}`),
  );
}

const AT_MEETING = new RegExp(
  String.raw`^(.{2,60}?) (?:attended|was at|was present at|took part in|participated in) ${THERE}$`,
  'u',
);

/** "Dr Berg was at the meeting" for "Dr Berg attended the meeting". */
function byPresent({ text, said }: Wording): readonly string[] {
  const who = AT_MEETING.exec(text)?.[1];
  if (who === undefined || isLeftOpen(who) || /\b(?:no one|nobody|neither|who|and)\b/iu.test(who)) return [];
  return inOwnTurn(said, ['attended', 'was at', 'was present at', 'took part in']).map(
    (verb) => `${who} ${verb} the meeting`,
  );
}

const APOLOGIES = new RegExp(
  String.raw`^(?:[Aa]pologies (?:for absence )?(?:were|have been|had been) (?:received|sent)(?: by| from)?|[Aa]pologies(?: for absence)?(?: from|:)|(?:We|The [\p{Ll} ]{3,30}|The [Cc]hair) (?:have |has )?(?:received|noted) apologies (?:for absence )?from) (${NAMES})$`,
  'u',
);

/** "Ms Moe sent her apologies" for "apologies were received from Ms Moe". */
function byApologies({ text, said, whole }: Wording): readonly string[] {
  const found = APOLOGIES.exec(text);
  if (found === null || !OF_MEETING.test(whole)) return [];
  const names = found[1]!.split(PARTED);
  const own = /\b(his|her|their)(?= apologies\b)/u.exec(said)?.[1] ?? 'their';
  return names
    .filter((name) => !new RegExp(String.raw`\b${name}\b[^.;]*\b(?:arrived|joined|came)\b`, 'u').test(whole))
    .flatMap((name) => [
      `${name} sent ${own} apologies`,
      `${name} sent apologies`,
      `${name} apologised for not attending`,
      `Apologies were received from ${name}`,
      `${name} did not attend the meeting`,
      `${name} did not attend`,
      `${name} was not at the meeting`,
      `${name} was not present`,
      `${name} was absent from the meeting`,
      `${name} was absent`,
    ]);
}

const CHAIR = new RegExp(
  String.raw`^(${NAME}|The \p{Ll}[\p{Ll} -]{2,30}) (?:took|was in|held) the chair$`,
  'u',
);

/** "Ms Adler chaired the meeting" for "Ms Adler took the chair". */
function byChair({ text, whole }: Wording): readonly string[] {
  const who = CHAIR.exec(text)?.[1];
  if (who === undefined || !OF_MEETING.test(whole)) return [];
  const again = whole.match(/\b(?:the chair\b|chaired\b)/giu) ?? [];
  return again.length > 1
    ? []
    : [
        `${capital(who)} chaired the meeting`,
        `The meeting was chaired by ${who}`,
        `${capital(who)} presided over the meeting`,
      ];
}

export const ATTENDANCE: readonly Rewriter[] = [
  { of: /\b(?:attended|present|meeting)\b/u, from: ATTENDED, write: byAttended },
  { of: /\bthe meeting\b/u, from: AT_MEETING, write: byPresent },
  { of: /\b(?:apolog\p{L}+|attend|absent|present|meeting)\b/iu, from: APOLOGIES, write: byApologies },
  { of: /\b(?:chaired|presided)\b/u, from: CHAIR, write: byChair },
];
