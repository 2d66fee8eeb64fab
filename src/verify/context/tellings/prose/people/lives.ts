/** Lives told in short: "was born in Esbjerg in 1939" for "born in Esbjerg in 1939, she studied in Hamburg", who was married to whom, and when somebody retired. */
import type { Wording } from '../../terms/types.ts';
import { capital } from '../../words.ts';
import type { Rewriter } from '../types.ts';

const NAME = String.raw`\p{Lu}[\p{L}'\u2019-]+(?: (?:\p{Lu}[\p{L}.'\u2019-]*|de|van|von|der|da)){0,3}`;
const DAY = String.raw`(?:\d{1,2} )?(?:\p{Lu}\p{Ll}+ )?\d{4}`;
const FRONTED = new RegExp(
  String.raw`^Born (?:(?:in|at) (?<place>\p{Lu}[\p{L} -]*?))?(?: ?(?:in|on) (?<when>${DAY}))?, (?<who>${NAME})(?: (?:was|is|has|had|\p{Ll}+ed|grew|won|began|became|went|left|took|wrote|made|taught))\b`,
  'u',
);

/** "Was born in Esbjerg" for "born in Esbjerg in 1939, she studied …". */
function byBirth({ text }: Wording): readonly string[] {
  const { place, when, who } = FRONTED.exec(text)?.groups ?? {};
  if (who === undefined) return [];
  const at = place === undefined ? [] : [`in ${place}`];
  const on = when === undefined ? [] : [`${/^\d{1,2} /u.test(when) ? 'on' : 'in'} ${when}`];
  return [...at, ...on, ...(at.length > 0 && on.length > 0 ? [`${at[0]} ${on[0]}`] : [])].map(
    (end) => `${who} was born ${end}`,
  );
}

const OPENING = /^(?:Born|Educated|Raised|Trained) [^,]{3,60}, (?=\p{Lu}|she |he )/u;

/** "She studied in Hamburg" of "born in Esbjerg in 1939, she studied in Hamburg and worked for a weekly". */
function withoutOpening({ text }: Wording): readonly string[] {
  const rest = text.replace(OPENING, '');
  return rest === text ? [] : [capital(rest)];
}

const MARRIED = new RegExp(
  String.raw`(?<who>${NAME}), who was married to (?<role>the (?:\p{Ll}+ ){1,3})?(?<spouse>${NAME}),`,
  'u',
);

/** "Her husband was the composer Jens Thorup" for "who was married to the composer Jens Thorup". */
function byMarriage({ text, said }: Wording): readonly string[] {
  const { who, role = '', spouse } = MARRIED.exec(text)?.groups ?? {};
  if (who === undefined || spouse === undefined) return [];
  const names = [
    who,
    ...(said.match(new RegExp(String.raw`${NAME}(?=['\u2019]s (?:husband|wife|spouse)| was married)`, 'u')) ??
      []),
  ];
  const full = names.find((name) => name.endsWith(who.split(' ').at(-1)!)) ?? who;
  return [who, full].flatMap((name) => [
    `${name} was married to ${role}${spouse}`,
    ...['husband', 'wife', 'spouse'].flatMap((kin) =>
      said.includes(kin) ? [`${name}'s ${kin} was ${role}${spouse}`] : [],
    ),
  ]);
}

const RETIRED = new RegExp(
  String.raw`\buntil (?<whose>his|her|their|${NAME}['\u2019]s?) retirement in (?<year>\d{4})\b`,
  'u',
);
const SUBJECT = new RegExp(
  String.raw`^(?:From \d{4} until [^,]*? retirement in \d{4},? )?(?<who>${NAME}|She|He) `,
  'u',
);

/** "Retired in 2004" and "taught there until 2004" for "until her retirement in 2004". */
function byRetirement({ text }: Wording): readonly string[] {
  const found = RETIRED.exec(text);
  if (found === null) return [];
  const { year = '', whose = '' } = found.groups!;
  const own = /^\p{Lu}/u.test(whose) ? whose.replace(/['\u2019]s?$/u, '') : undefined;
  const who = own ?? SUBJECT.exec(text)?.groups?.who;
  const until = text.replace(RETIRED, `until ${year}`);
  const [, from, deed] = /^(From \d{4} until \d{4}) (.+)$/u.exec(until) ?? [];
  return [
    ...(who === undefined ? [] : [`${who} retired in ${year}`]),
    until,
    ...(deed === undefined
      ? []
      : [
          capital(deed),
          `${capital(deed)} ${from!.replace(/^F/u, 'f')}`,
          `${capital(deed)} ${/^From \d{4}/u.exec(from!)![0].replace(/^F/u, 'f')}`,
        ]),
  ];
}

export const LIVES: readonly Rewriter[] = [
  { of: /\bwas born\b/u, from: FRONTED, write: byBirth },
  { of: /\S/u, from: OPENING, write: withoutOpening, reorders: true },
  { of: /\b(?:husband|wife|spouse|married)\b/u, from: MARRIED, write: byMarriage },
  {
    of: /\b(?:retired|until|from|taught|worked|led|played)\b/iu,
    from: RETIRED,
    write: byRetirement,
    reorders: true,
  },
];
