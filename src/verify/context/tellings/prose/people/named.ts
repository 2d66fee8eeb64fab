/** Who is what by an apposition, who gave what another got, and what somebody was found to be. */
import type { Wording } from '../../terms/types.ts';
import { capital } from '../../words.ts';
import { OPEN, type Rewriter } from '../types.ts';

const NAME = String.raw`(?:(?:Mrs?|Ms|Dr|Prof|Judge)\.? )?\p{Lu}[\p{L}'\u2019-]*\p{L}(?: \p{Lu}[\p{L}'\u2019-]*\p{L}){0,3}`;
const BEHIND = new RegExp(
  String.raw`(?:^|[;,] (?:and )?)((?:The|the|Our|our|${NAME}['\u2019]s?) (?:\p{Ll}[\p{L}-]* ?(?:of (?:the )?)?){1,4}), (${NAME}),`,
  'u',
);
const BEFORE = new RegExp(
  String.raw`(?:^|[;,] )(${NAME}), (?:who is )?(the (?:\p{Ll}[\p{L}-]* ?){1,6}|${NAME}['\u2019]s? (?:\p{Ll}[\p{L}-]* ?){1,3}),`,
  'u',
);
const RELATIVE = new RegExp(
  String.raw`^(${NAME}), who ((?:is|has|heads|leads|runs|manages|owns|chairs|works|lives|founded|joined|was)\b[^,;]*),`,
  'u',
);

const IN_BRACKETS = new RegExp(String.raw`(${NAME}) \((\p{Ll}[\p{L} -]{2,30}), [^()]{2,60}\)`, 'u');

/** "Femi Ade is a contractor" for "Femi Ade (contractor, Northwind)". */
function byBracket({ text }: Wording): readonly string[] {
  const [, name, role = ''] = IN_BRACKETS.exec(text) ?? [];
  if (
    name === undefined ||
    FORMER.test(role) ||
    /^(?:not|no|for|of|at|in|on|with|without|by|to|from)\b/u.test(role)
  )
    return [];
  return ['a', 'an', 'the', 'our'].map((article) => `${name} is ${article} ${role}`);
}

/** "Ms Rahman is his lawyer" for "his lawyer, Ms Rahman, said so": whatever is said, she is. */
function byApposition({ text }: Wording): readonly string[] {
  const [behind, before, relative] = [BEHIND.exec(text), BEFORE.exec(text), RELATIVE.exec(text)];
  return [
    ...(behind === null || FORMER.test(behind[1]!) ? [] : [`${behind[2]} is ${lowered(behind[1]!)}`]),
    ...(before === null || FORMER.test(before[2]!) ? [] : [`${before[1]} is ${before[2]!.trim()}`]),
    ...(relative === null ? [] : [`${relative[1]} ${relative[2]}`]),
  ];
}

const FORMER = /\b(?:former|late|ex|then|previous|next|designate|future|acting|alleged|would-be)\b/;
const lowered = (phrase: string): string =>
  phrase.trim().replace(/^(?:The|Our) /, (word) => word.toLowerCase());

/** Deeds told from either end: what one buys the other sells. */
const CONVERSES: readonly (readonly [RegExp, string])[] = [
  [/^(.+?) (?:bought|purchased|acquired|has bought|has acquired) (.+?) from (.+)$/u, '$3 sold $2 to $1'],
  [/^(.+?) (?:sold|has sold) (.+?) to (.+)$/u, '$3 bought $2 from $1'],
  [/^(.+?) (?:borrowed|has borrowed) (.+?) from (.+)$/u, '$3 lent $2 to $1'],
  [/^(.+?) (?:lent|has lent) (.+?) to (.+)$/u, '$3 borrowed $2 from $1'],
  [/^(.+?) rents (.+?) from (.+)$/u, '$3 lets $2 to $1'],
  [/^(.+?) lets (.+?) to (.+)$/u, '$3 rents $2 from $1'],
  [/^(.+?) (?:inherited) (.+?) from (.+)$/u, '$3 left $2 to $1'],
];
const WHICH =
  /^.*\b(?:to|by) ((?:the )?[^,;]+?), (?:which|who) ((?:bought|purchased|acquired|sold|borrowed|rents|lets)\b.+)$/u;

/** "The family sold the hotel to the group" for "the group bought it from the family". */
function byConverse({ text }: Wording): readonly string[] {
  if (OPEN.test(text)) return [];
  const which = WHICH.exec(text);
  const clauses = [text, ...(which === null ? [] : [`${capital(which[1]!)} ${which[2]}`])];
  return clauses.flatMap((clause) => [
    ...(clause === text ? [] : [clause]),
    ...CONVERSES.flatMap(([told, turned]) => {
      const found = told.exec(clause);
      if (found === null || /[,;]/.test(clause) || / (?:for|on|in|at|by|to|from) /.test(found[3]!)) return [];
      return [capital(clause.replace(told, turned)).replace(/ (?:The|Our) /gu, (word) => word.toLowerCase())];
    }),
  ]);
}

const FOUND =
  /^(.+?) (found|declared|named|elected|appointed|judged|ruled) ((?:Mrs?|Ms|Dr)?\.? ?\p{Lu}[\p{L} ]*?|(?:the|him|her|them) ?[a-z]*) ((?:not )?(?:guilty|liable|innocent|responsible|unfit|fit|invalid|void|dead|insane|in breach)\b[^;]*)$/u;
/** How often, and what else was found. */
const TALLY = / on (?:one|two|three|four|five|six|all|both|\d+) counts?\b/u;

/** "Mr Dunn was found guilty of fraud" for "the jury found Mr Dunn guilty of fraud". */
function byFinding({ text }: Wording): readonly string[] {
  const found = FOUND.exec(text);
  if (found === null || OPEN.test(found[1]!)) return [];
  const [, , verb, whom = '', state = ''] = found;
  const own = state.replace(/ (?:and|but) [a-z]+ed\b.*$/u, '');
  const be = /^them$/.test(whom) ? 'were' : 'was';
  return [...new Set([own, own.replace(TALLY, '')])].map((one) => `${capital(whom)} ${be} ${verb} ${one}`);
}

const OF_WHICH =
  /\b(\d+|[a-z]+) ([a-z]+s|people|children|men|women)(?: (?:arrived|came|were delivered|were sent|were received|were found|took part|applied|attended))?, (?:of (?:which|whom) (\d+|[a-z]+)|(\d+|[a-z]+) of (?:which|whom)) ([^,;]+)$/u;

/** "40 of the 62 rooms have a view" for "62 rooms, of which 40 have a view". */
function byPart({ text }: Wording): readonly string[] {
  const found = OF_WHICH.exec(text);
  if (found === null || OPEN.test(text)) return [];
  const [, all, things, first, second, rest] = found;
  const part = capital(first ?? second!);
  return [
    `${part} of the ${all} ${things} ${rest}`,
    `${part} of the ${things} ${rest}`,
    `${part} ${things} ${rest}`,
  ];
}

export const NAMED_TURNS: readonly Rewriter[] = [
  { of: /\b(?:is|was) (?:an?|the|our) /u, from: IN_BRACKETS, write: byBracket, reorders: true },
  {
    of: /\bis\b|\b(?:heads|leads|runs|manages|owns|chairs|works|lives|founded|joined)\b/,
    write: byApposition,
    reorders: true,
  },
  { of: /\b(?:bought|sold|lent|borrowed|lets|rents|left)\b/, write: byConverse },
  {
    of: /\b(?:found|declared|named|elected|appointed|judged|ruled)\b/,
    from: FOUND,
    write: byFinding,
    reorders: true,
  },
  {
    of: /\bof the\b|^\d+ |^(?:Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Twelve|Twenty|Thirty|Forty|Fifty)\b/u,
    from: OF_WHICH,
    write: byPart,
    reorders: true,
  },
];
