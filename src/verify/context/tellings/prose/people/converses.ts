/** What one of two did, told as what the other did by it: "borrowed from the bank" for "the bank lent", "preceded" for "was succeeded by". */
import { DEALERS } from '../../../dealing.ts';
import type { Wording } from '../../terms/types.ts';
import { capital, lowered } from '../../words.ts';
import { PERSON } from '../clauses/coordinated.ts';
import { isLeftOpen, MONEY, type Rewriter } from '../types.ts';

const NAME = String.raw`(?:(?:Mrs?|Ms|Dr|Prof)\.? )?\p{Lu}[\p{L}'’&-]*(?: \p{Lu}[\p{L}.&-]*){0,3}`;
const WHO = String.raw`(${NAME}|(?:[Tt]he|[Aa]n?|[Hh]is|[Hh]er|[Ii]ts|[Tt]heir|[Oo]ur) (?:[\p{Ll}-]+ ){0,2}?[\p{Ll}-]+)`;
const WHAT = String.raw`((?:the|an?|his|her|its|their|one|two|three|four|five|[$€£]?\d)[^,;:]{0,60}?)`;
const TAIL = String.raw`((?: (?:on|in|until|since) [^,;:]{2,40}| last (?:week|month|year)| yesterday)?)`;
const turn = (pattern: string): RegExp => new RegExp(`^${pattern}${TAIL}$`, 'u');

/** What leaves it open, or is done by somebody's word alone. */
const SHORT_OF =
  /\b(?:almost|nearly|hardly|only|reportedly|supposedly|ostensibly|former|formerly|no|neither|nor|or|either|and|to be|back)\b/iu;

const SENT = String.raw`(?:file|letter|e-?mail|message|parcel|package|invoice|report|notice|fax|document|form|reminder|quote|contract|reply|postcard)s?`;

/** What reaches somebody who receives it by that: news and trains reach him otherwise. */
const SENDABLE = new RegExp(
  String.raw`\b(?:${SENT}|goods|delivery|shipment|order|payment|refund|money|card|keys?|sample|replacement)$`,
  'u',
);
const isHandedOver = (what: string, whom: string): boolean => SENDABLE.test(what) && PERSON.test(whom);
/** Who is paid by whoever gives money to him: a borrower is not. */
const isDealing = (who: string): boolean =>
  DEALERS.has(who.toLowerCase().split(' ').at(-1)!) &&
  !/\b(?:lender|borrower|bank|creditor|debtor|charity|foundation|trust)$/u.test(who);

/** The groups of a turn, with its tail last: who did it, what, and to or from whom. */
type Say = (one: string, two: string, three: string) => readonly string[];
const TURNS: readonly (readonly [turn: RegExp, say: Say])[] = [
  [turn(`${WHO} lent ${WHAT} to ${WHO}`), (by, what, to) => [`${to} borrowed ${what} from ${by}`]],
  [turn(`${WHO} lent ${WHO} ${WHAT}`), (by, to, what) => [`${to} borrowed ${what} from ${by}`]],
  [
    turn(`${WHO} borrowed ${WHAT} from ${WHO}`),
    (to, what, by) => [`${by} lent ${what} to ${to}`, `${by} lent ${to} ${what}`],
  ],
  [turn(`${WHO} rented (?:out )?${WHAT} to ${WHO}`), (by, what, to) => [`${to} rented ${what} from ${by}`]],
  [
    turn(`${WHO} rented ${WHAT} from ${WHO}`),
    (to, what, by) => [`${by} rented ${what} to ${to}`, `${by} rented out ${what} to ${to}`],
  ],
  [turn(`${WHO} leased (?:out )?${WHAT} to ${WHO}`), (by, what, to) => [`${to} leased ${what} from ${by}`]],
  [turn(`${WHO} leased ${WHAT} from ${WHO}`), (to, what, by) => [`${by} leased ${what} to ${to}`]],
  [
    turn(`${WHO} received ((?:the|an?|two|three|his|her) (?:[\\p{Ll}-]+ )?${SENT}) from ${WHO}`),
    (to, what, by) => [`${by} sent ${what} to ${to}`, `${by} sent ${to} ${what}`],
  ],
  [turn(`${WHO} reached ${WHO}`), (what, to) => (isHandedOver(what, to) ? [`${to} received ${what}`] : [])],
  [
    turn(`${WHO} received (${MONEY}) from ${WHO}`),
    (to, what, by) =>
      isDealing(to) && isDealing(by) ? [`${by} paid ${to} ${what}`, `${by} paid ${what} to ${to}`] : [],
  ],
  [
    turn(`${WHO} gave ${WHO} (an? [^,;:]{2,60}?)`),
    (by, to, what) =>
      ['got', 'received'].flatMap((had) => [`${to} ${had} ${what}`, `${to} ${had} ${what} from ${by}`]),
  ],
  [
    turn(`${WHO} (is|are) owed ([$€£]?\\d[^,;:]{0,30}?) by ${WHO}`),
    (to, _, rest) => [`owes ${to} ${rest}`, `owes ${rest} to ${to}`],
  ],
];

function byConverse({ text }: Wording): readonly string[] {
  if (isLeftOpen(text) || SHORT_OF.test(text)) return [];
  return TURNS.flatMap(([form, say]) => {
    const found = form.exec(text);
    if (found === null) return [];
    const [one, two, three, four] = found.slice(1).map((part) => lowered(part ?? ''));
    // "Is owed 900 by the tenant": whoever owes it stands last.
    const owes = found.length > OWED ? `${four} ` : '';
    const tail = found.at(-1) ?? '';
    return say(one!, two!, three!).map((told) => `${capital(owes + told)}${tail}`);
  });
}

/** The whole, three groups and a tail, where who owes it is none of them. */
const OWED = 5;

const SUCCEEDED = turn(`${WHO} succeeded ${WHO}((?: as [^,;:]{2,40}?)?)`);
const WAS_SUCCEEDED = turn(`${WHO} was succeeded by ${WHO}((?: as [^,;:]{2,40}?)?)`);
const DAUGHTER = new RegExp(
  `^${WHO} is (?:a|the) (?:wholly[- ]owned |fully owned )?subsidiary of ${WHO}$`,
  'u',
);
const PARENT = new RegExp(`^${WHO} is the parent(?: company)? of ${WHO}$`, 'u');

/** Who came before whom, and which firm is whose. */
function byPlace({ text }: Wording): readonly string[] {
  if (isLeftOpen(text) || SHORT_OF.test(text)) return [];
  const [later, earlier] = [SUCCEEDED.exec(text), WAS_SUCCEEDED.exec(text)];
  const before = (first: string, second: string, as: string): readonly string[] => [
    `${capital(first)} preceded ${lowered(second)}${as}`,
  ];
  if (later !== null) return before(later[2]!, later[1]!, later[3]!);
  if (earlier !== null) return before(earlier[1]!, earlier[2]!, earlier[3]!);
  const [daughter, parent] = [DAUGHTER.exec(text), PARENT.exec(text)];
  if (daughter !== null)
    return ['parent', 'parent company'].map(
      (what) => `${capital(daughter[2]!)} is the ${what} of ${lowered(daughter[1]!)}`,
    );
  return parent === null ? [] : [`${capital(parent[2]!)} is a subsidiary of ${lowered(parent[1]!)}`];
}

export const CONVERSES: readonly Rewriter[] = [
  {
    of: /\b(?:borrowed|lent|rented|leased|sent|got|received|owes?|paid)\b/u,
    write: byConverse,
    reorders: true,
  },
  { of: /\b(?:preceded|parent|subsidiary)\b/u, write: byPlace, reorders: true },
];
