/**
 * Whether a deed was within the period that a rule of the evidence sets: "The jacket was returned within the return window",
 * "The claim was filed too late".
 */
import { lengthIn } from '../../between/claim.ts';
import { type Length, liesBy } from '../../record/words/moment.ts';
import { type Scene, type Shown, together } from '../asked.ts';
import { shownByDays } from '../days/apart.ts';
import { daysFor } from '../days/days.ts';
import { isNarrowed } from './exceptions.ts';
import { type Said, sentencesOf } from './sentences.ts';

const PERIOD = '(?:window|period|time limit|deadline|time frame|timeframe|time|limit|notice period)';
const INSIDE = new RegExp(
  `^(.+?),?(?: (?:is|was|came|falls|fell|lies|arrived))?(?: still| well)? (?:within|inside|in) (?:the|its|our|their) ((?:[\\p{L}\\d-]+ ){0,4})${PERIOD}(?: (?:for|of) ([\\p{Ll} ]{3,30}))?$`,
  'u',
);
const OUTSIDE = new RegExp(
  `^(.+?),?(?: (?:is|was|came|falls|fell|lies|arrived))? (?:outside(?: of)?|after|beyond|past) (?:the|its|our|their) ((?:[\\p{L}\\d-]+ ){0,4})${PERIOD}(?: (?:for|of) ([\\p{Ll} ]{3,30}))?(?: (?:had )?(?:expired|ended|passed|closed|was over))?$`,
  'u',
);
const OVER = new RegExp(
  `^The ((?:[\\p{L}\\d-]+ ){0,4})${PERIOD}(?: (?:for|of) ([\\p{Ll} ]{3,30}?))? (?:had|has) (?:already )?(?:expired|ended|passed|closed|elapsed|lapsed) (?:when|before|by the time) (.+)$`,
  'u',
);
const BARE = /^(.+?) (in time|on time|in good time|too late|late|punctually)$/u;
const RULE =
  /\b(?:within|up to|no later than|not later than|for|in|under|less than|no more than) (\d{1,3}|[a-z]+)(?: \(\d+\))?[ -](?:calendar )?(hours?|days?|weeks?|months?|years?) (?:of|after|from|following|since|before|prior to)(?: (?:the|its|their|your|a|an))?(?: (?:date|day) of)? ([a-z]+(?: [a-z]+)?)\b|\b(at least|no later than|not later than) (\d{1,3}|[a-z]+) (hours?|days?|weeks?|months?|years?) (?:before|prior to|ahead of)(?: (?:the|its|their|your|a|an))? ([a-z]+(?: [a-z]+)?)\b|\b(\d{1,3}|[a-z]+) (days?|weeks?|months?) (?:after|from|of) ([a-z]+(?: [a-z]+)?) to\b/iu;
/** What excepts, or makes it a rule for some. */
const OPEN =
  /\b(?:not|except|unless|only|members?|business|working|other|otherwise|normally|usually|about|around)\b/i;

interface Asked {
  readonly deed: string;
  /** What the period is called, and how long it is said to be. */
  readonly named: string;
  readonly inside: boolean;
}

/** Where the rule and the two days stand that bear such a statement out; undefined for another, and where they do not. */
export function inWindow(said: string, scene: Scene): Shown | undefined {
  const asked = askedOf(said);
  if (asked === undefined || / (?:not|never) /.test(said)) return undefined;
  const rules = sentencesOf(scene.documents).flatMap((one) => rulesIn(one, asked, scene));
  const [rule, ...others] = rules;
  if (rule === undefined || others.length > 0 || isNarrowed(said, rule, scene.documents)) return undefined;
  const [own, from] = [
    daysFor(asked.deed, said, scene),
    daysFor(rule.anchor, `${said} ${rule.anchor}`, scene),
  ];
  if (own.length === 0 || from.length === 0) return undefined;
  const isInside = own.flatMap((one) =>
    from.map(({ moment }) => {
      const [later, earlier] = rule.before ? [moment, one.moment] : [one.moment, moment];
      if (!rule.before && later.day < earlier.day) return undefined;
      return liesBy(later, earlier, rule.length);
    }),
  );
  return isInside.every((one) => one === asked.inside)
    ? together([{ places: [rule], told: '' }, shownByDays(own, from, !rule.before)], rule.text)
    : undefined;
}

function askedOf(said: string): Asked | undefined {
  for (const [form, inside] of [
    [INSIDE, true],
    [OUTSIDE, false],
  ] as const) {
    const [, deed, named = '', of = ''] = form.exec(said) ?? [];
    if (deed !== undefined) return { deed, named: `${named} ${of}`, inside };
  }
  const [, named = '', of = '', deed] = OVER.exec(said) ?? [];
  if (deed !== undefined) return { deed, named: `${named} ${of}`, inside: false };
  const [, what, how] = BARE.exec(said) ?? [];
  return what === undefined ? undefined : { deed: what, named: '', inside: !/late$/.test(how!) };
}

interface Rule extends Said {
  readonly anchor: string;
  readonly length: Length;
  readonly before: boolean;
}

/** The period that a clause sets for what the statement is of; none for most sentences. */
function rulesIn(one: Said, asked: Asked, { lexicon }: Scene): readonly Rule[] {
  const clauses = one.text.split(/[;:]|,? (?:but|and|while|whereas) |, /);
  return clauses.flatMap((clause): Rule[] => {
    const found = RULE.exec(clause);
    if (found === null || OPEN.test(clause) || OPEN.test(one.text.replace(clause, '').replace(/[^;,]*$/, '')))
      return [];
    const [, a, b, c, least, d, e, f, g, h, i] = found;
    const [count, unit, anchor] = a !== undefined ? [a, b, c] : d !== undefined ? [d, e, f] : [g, h, i];
    const before = least !== undefined || /\b(?:before|prior to)\b/.test(found[0]);
    const length = lengthIn(
      `${before && least !== undefined ? 'at least' : 'up to'} ${count} ${unit}`,
      lexicon,
    );
    if (length === undefined || anchor === undefined || !isOf(asked, clause, count!, lexicon)) return [];
    return [
      {
        ...one,
        anchor: anchor.replace(/ (?:and|or|for|to|if|in|at|must|may|can|will|are|is)$/, ''),
        length,
        before,
      },
    ];
  });
}

const MANY = 'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen'.split(' ');
const numberOf = (word: string): number => {
  const known = MANY.indexOf(word.toLowerCase());
  return known >= 0 ? known : word.toLowerCase() === 'thirty' ? 30 : Number(word);
};

/** Whether the clause of a rule is of what the statement calls its period, and of that length. */
function isOf({ deed, named }: Asked, clause: string, count: string, lexicon: Scene['lexicon']): boolean {
  const said = clause.toLowerCase();
  const words = named
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const length = words.find((word) => /^(?:\d+|[a-z]+)-(?:hour|day|week|month|year)$/.test(word));
  if (length !== undefined && numberOf(length.split('-')[0]!) !== numberOf(count)) return false;
  const kinds = words.filter(
    (word) =>
      word !== length &&
      !/^(?:allowed|permitted|agreed|required|set|stated|policy|applicable|allowable|specified|given)$/.test(
        word,
      ),
  );
  const stem = (word: string): string => lexicon.lemma(word).slice(0, Math.max(4, word.length - 3));
  if (!kinds.every((word) => said.includes(stem(word)))) return false;
  // A period without a name is that of what was done.
  return (
    kinds.length > 0 ||
    deed
      .toLowerCase()
      .split(' ')
      .slice(1)
      .some((word) => word.length > 4 && said.includes(stem(word)))
  );
}
