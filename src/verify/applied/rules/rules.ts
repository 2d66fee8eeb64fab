/**
 * What rules of the evidence say of one case: "Orders over $50 ship free", "If you cancel at least two days before the
 * start, half the price is refunded". A rule has conditions, and what it says where they are met.
 */
import { present } from '../../../text/inflect.ts';
import type { Lexicon } from '../../../text/lexicon/index.ts';
import type { Said } from './sentences.ts';
import { endsOf, tiersOf } from './tiers.ts';

/** What must be so. */
export interface Condition {
  /** Ways to say it, of which one is enough. */
  readonly ways: readonly string[];
  /** The amount of the case that it asks for. */
  readonly amount?: RuleAmount;
}

/** A bound that the amount of a case is held against, and the other end where it is a range. */
export interface RuleAmount {
  readonly how: string;
  readonly of: string;
  readonly upTo?: string;
}

/** A rule said of one case, whose subject is still to be put in for `§`. */
export interface Rule extends Said {
  /** What it is for one of: "order"; empty where it is not told of all of a kind. */
  readonly kind: string;
  readonly condition: Condition;
  readonly consequence: string;
}

/** The place of the subject in what a rule says of one case. */
export const SUBJECT = '§';

const VERBS =
  'must|may|can|cannot|will|shall|are|have|get|receive|require|need|qualify|ship|pay|earn|incur|go|expire|carry|cost|become';
const AMOUNT =
  '(?:[€£$]|(?:EUR|USD|GBP|CHF) )?\\d[\\d.,]*(?: ?(?:EUR|USD|GBP|CHF|euros?|dollars?|pounds?|francs?|kg|kilos?|km|people|persons|guests|nights|days|weeks|months|years|hours|units|items))?';
const OVER = new RegExp(
  `^(?:All |Any |Every |Each )?(\\p{Lu}?[\\p{L} -]{3,40}?) (?:(?:worth|valued at|totall?ing|costing|lasting) )?(over|above|exceeding|of more than|more than|of over|of at least|at least|from|under|below|of less than|of up to|up to|of) (${AMOUNT})( or more| and above| or over| or less)? ((?:${VERBS}) .{4,120})$`,
  'u',
);
const WHO = new RegExp(
  `^(?:All |Any |Every |Each )?(\\p{Lu}?[\\p{L} -]{3,40}?) (?:who|that|which) (.{6,90}?),? ((?:${VERBS}) .{4,120})$`,
  'u',
);
const WITH = new RegExp(
  `^(?:All |Any |Every |Each )?(\\p{Lu}?[\\p{L} -]{3,40}?) (with|without) ((?:an? |the )?[\\p{L} -]{3,40}?) ((?:${VERBS}) .{4,120})$`,
  'u',
);
const OF_KIND = new RegExp(
  `^(?:All |Any |Every )?(\\p{Lu}?[\\p{L}-]+(?: \\p{L}+)?) (\\p{L}+s) ((?:${VERBS}) .{4,120})$`,
  'u',
);
const IF =
  /^(?:If|When|Where|Whenever|Provided(?: that)?|As long as|Once|In case) (.{6,120}?), (?:then )?(.{6,140})$/u;
const IF_BEHIND =
  /^(.{6,140}?),? (?:if|when|whenever|where|provided(?: that)?|as long as|so long as) (.{6,120})$/u;
/** What makes a sentence a rule that holds only otherwise, in part, or by somebody's leave. */
const OPEN =
  /\b(?:unless|except|excluding|only|other than|apart from|otherwise|however|normally|usually|generally|may be waived|at (?:our|its|the) discretion|might|should|or)\b|\?/i;
const MAY_BE = new RegExp(
  `\\b(?:if|when|where|whenever|provided|long as|once|who|that|which|with|without|over|above|exceeding|than|least|from|under|below|up to|${VERBS})\\b`,
  'i',
);
const LONGEST = 260;

/** The rules that a sentence is; none for most. */
export function rulesOf(said: Said, lexicon: Lexicon): readonly Rule[] {
  const { text } = said;
  if (
    text.length > LONGEST ||
    !MAY_BE.test(text) ||
    OPEN.test(text.replace(/\bor (?:more|less|over|above)\b/, ''))
  )
    return [];
  const rule = (kind: string, condition: Condition, consequence: string): Rule => ({
    ...said,
    kind,
    condition,
    consequence,
  });
  const [, before, then] = IF.exec(text) ?? [];
  if (before !== undefined && then !== undefined) return [rule('', { ways: [before] }, then)];
  const [, what, after] = IF_BEHIND.exec(text) ?? [];
  if (what !== undefined && after !== undefined) return [rule('', { ways: [after] }, what)];
  const tiers = tieredRules(text, lexicon, rule);
  if (tiers.length > 0) return tiers;
  const [, things, bound, amount, more, does] = OVER.exec(text) ?? [];
  if (things !== undefined && isMany(things, lexicon)) {
    const how = BOUNDS[`${bound!.replace(/^of /, '')}${more ?? ''}`];
    if (how === undefined) return [];
    const kind = oneOf(things, lexicon);
    const ways = [
      `${SUBJECT} is ${how.replace('more than', 'over').replace('less than', 'under')} ${amount}`,
      `The total of the ${kind} is ${how} ${amount}`,
    ];
    return [rule(kind, { ways, amount: { how, of: amount! } }, saidOfOne(asDuty(does!), lexicon))];
  }
  const [, those, do_, get] = WHO.exec(text) ?? [];
  if (those !== undefined && isMany(those, lexicon))
    return [
      rule(
        oneOf(those, lexicon),
        { ways: [`${SUBJECT} ${saidOfOne(do_!, lexicon)}`] },
        saidOfOne(get!, lexicon),
      ),
    ];
  const [, such, having, thing, then_] = WITH.exec(text) ?? [];
  if (such !== undefined && isMany(such, lexicon)) {
    const own = thing!.replace(/^(?:an?|the) /, '');
    const ways =
      having === 'with'
        ? [`${SUBJECT} has ${thing}`]
        : [`${SUBJECT} has no ${own}`, `${SUBJECT} does not have ${thing}`];
    return [rule(oneOf(such, lexicon), { ways }, saidOfOne(then_!, lexicon))];
  }
  const [, which, kinds, have] = OF_KIND.exec(text) ?? [];
  if (which !== undefined && isMany(kinds!, lexicon) && !/^(?:The|These|Those|Our|All|Your)$/.test(which)) {
    const kind = oneOf(kinds!, lexicon);
    const how = which.toLowerCase();
    return [
      rule(
        kind,
        { ways: [`${SUBJECT} is ${articled(how)} ${kind}`, `${SUBJECT} is ${how}`, `${SUBJECT} was ${how}`] },
        saidOfOne(have!, lexicon),
      ),
    ];
  }
  return [];
}

/** "Are approved by the board" of what a rule asks for: of one case it says no more than that it must be. */
const asDuty = (does: string): string =>
  does.replace(
    /^are (?=(?:approved|authori[sz]ed|signed off|countersigned|reviewed|checked|decided) by )/u,
    'must be ',
  );

/** What holds of one range only for a time, or not always. */
const FOR_A_TIME =
  /\b(?:until|till|while|sometimes|often|mostly|for now|for the time being|at first|initially)\b/iu;

const BOUND = /^(?:of )?(\p{Ll}+(?: \p{Ll}+)?) (.+)$/u;
const RANGED = new RegExp(
  `^(?:All |Any |Every )?(\\p{Lu}?[\\p{L} -]{3,40}?) ((?:from|between|of) ${AMOUNT} (?:to|and) ${AMOUNT}) ((?:${VERBS}) .{4,120})$`,
  'u',
);

/** A rule for each range of amounts that a sentence gives; none where it gives no range. */
function tieredRules(
  text: string,
  lexicon: Lexicon,
  rule: (kind: string, condition: Condition, consequence: string) => Rule,
): readonly Rule[] {
  const [, things, bound, does] = RANGED.exec(text) ?? [];
  const tiers = things === undefined ? tiersOf(text) : [{ things, bound: bound!, does: does! }];
  return tiers.flatMap((tier) => {
    if (!isMany(tier.things, lexicon) || FOR_A_TIME.test(tier.does)) return [];
    const kind = oneOf(tier.things.replace(/^(?:All|Any|Every) /u, ''), lexicon);
    const ends = endsOf(tier.bound);
    const [, how = '', of = ''] = BOUND.exec(tier.bound) ?? [];
    const amount: RuleAmount | undefined =
      ends === undefined ? boundedBy(how, of) : { how: 'at least', of: ends.from, upTo: ends.to };
    if (amount === undefined) return [];
    return [rule(kind, { ways: [], amount }, saidOfOne(asDuty(tier.does), lexicon))];
  });
}

function boundedBy(how: string, of: string): RuleAmount | undefined {
  const bound = BOUNDS[how];
  return bound === undefined ? undefined : { how: bound, of };
}

const BOUNDS: Readonly<Record<string, string>> = {
  over: 'more than',
  above: 'more than',
  exceeding: 'more than',
  'more than': 'more than',
  'at least': 'at least',
  from: 'at least',
  under: 'less than',
  below: 'less than',
  'less than': 'less than',
  'up to': 'at most',
  ' or more': 'at least',
  'of or more': 'at least',
  'from or more': 'at least',
  'of and above': 'at least',
  'from and above': 'at least',
  'of or over': 'at least',
  'of or less': 'at most',
};

const isMany = (things: string, lexicon: Lexicon): boolean => {
  const last = things.split(' ').at(-1)!.toLowerCase();
  return last !== lexicon.lemma(last) || /^(?:staff|people)$/.test(last);
};

function oneOf(things: string, lexicon: Lexicon): string {
  const words = things.toLowerCase().split(' ');
  const last = words.at(-1)!;
  return [...words.slice(0, -1), lexicon.lemma(last)].join(' ');
}

/** "Ship free" as it is said of one: "ships free". */
function saidOfOne(does: string, lexicon: Lexicon): string {
  const [verb = '', ...rest] = does.split(' ');
  const one =
    verb === 'are'
      ? 'is'
      : verb === 'have'
        ? 'has'
        : /^(?:must|may|can|cannot|will|shall|is|has|was|had|were|did|does)$/.test(verb) ||
            verb !== lexicon.lemma(verb)
          ? verb
          : present(verb);
  return [one, ...rest].join(' ').replace(/\btheir\b/g, 'the');
}

const articled = (word: string): string => (/^[aeiou]/.test(word) ? `an ${word}` : `a ${word}`);
