/**
 * How long an agreement runs and from when, told apart: "the contract has a term of two years", "it started on 1 January" for
 * "the agreement runs for 24 months from 1 January 2026 and renews for 12 months each time unless terminated".
 */
import { SPAN } from '../../terms/clause.ts';
import type { Wording } from '../../terms/types.ts';
import type { Rewriter } from '../types.ts';

const PAPER =
  'agreement|contract|lease|tenancy|subscription|licence|license|membership|policy|warranty|guarantee|insurance|loan';
const DAY = String.raw`(?:the )?(?:\d{1,2}(?:st|nd|rd|th)?(?: of)? \p{Lu}\p{Ll}+|\p{Lu}\p{Ll}+ \d{1,2}),?(?: \d{4})?|\d{4}-\d\d-\d\d`;
const TERM = new RegExp(
  String.raw`^((?:The|This|Your|Our) (?:\p{Ll}+ ){0,2}?(?:${PAPER})) (?:runs|lasts|is (?:concluded|made|valid|entered into)|continues|is)(?: initially)? for (?:an? (?:initial |fixed |minimum )?(?:term|period) of )?(${SPAN})(?:,? (?:from|starting|starting on|beginning on|commencing on|as of|with effect from) (${DAY}))?(?:(?:,? and (?:then )?|, |; (?:it |thereafter it )?)(?:renews|is renewed|is extended|extends|will be renewed|will be extended|is automatically (?:renewed|extended)|automatically renews|continues|may be|can be|then)\b.*)?$`,
  'u',
);
/** A term that may not come about. */
const OPEN = /\b(?:would|could|might|draft|proposed|not)\b/iu;

function byTerm({ text, said }: Wording): readonly string[] {
  const found = TERM.exec(text);
  if (found === null || OPEN.test(text.slice(0, found[1]!.length + 40))) return [];
  const [, what = '', span = '', day] = found;
  const own = new RegExp(String.raw`^(?:The|This|Your) (?:${PAPER})\b`, 'u').exec(said)?.[0];
  const noun = what.split(' ').at(-1)!;
  // A contract is an agreement, and a lease one of its own.
  const named = own !== undefined && isSame(own.split(' ').at(-1)!, noun) ? own : what;
  const lengths = [
    'runs for',
    'lasts',
    'lasts for',
    'is for',
    'has a term of',
    'is valid for',
    'is concluded for',
  ];
  const starts = ['starts on', 'started on', 'begins on', 'began on', 'runs from', 'is valid from'];
  return [
    ...lengths.map((verb) => `${named} ${verb} ${span.replaceAll('-', ' ')}`),
    `The term of ${named.charAt(0).toLowerCase()}${named.slice(1)} is ${span}`,
    ...(day === undefined ? [] : starts.map((verb) => `${named} ${verb} ${day}`)),
    ...(day === undefined ? [] : lengths.slice(0, 2).map((verb) => `${named} ${verb} ${span} from ${day}`)),
  ];
}

const ALIKE = new Set(['agreement', 'contract']);
const isSame = (one: string, other: string): boolean => one === other || (ALIKE.has(one) && ALIKE.has(other));

export const TERMS_TOLD: readonly Rewriter[] = [
  {
    of: /\b(?:terms?|runs?|lasts?|valid|concluded|starts?|started|begins?|began|is for)\b/u,
    from: TERM,
    write: byTerm,
  },
];
