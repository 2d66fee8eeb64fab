/**
 * Sentences whose frame says what a plain one says: "it took them two hours to put it out", "having paid, he left",
 * "neither of them signed", "unless it is paid, a fee is charged", "the last train leaves at 23:10".
 */
import { participleOf, pastOf } from '../../../../../text/inflect.ts';
import { mainOf, SPAN } from '../../terms/clause.ts';
import type { Wording } from '../../terms/types.ts';
import { capital, lowered } from '../../words.ts';
import { OPEN, type Rewriter } from '../types.ts';

const TOOK = new RegExp(
  String.raw`^It (?:took|has taken) (.+?) ((?:about |almost |nearly |over |more than |less than )?${SPAN}) to ([a-z]+)( (?:out|up|down|off|back))? (.+)$`,
  'u',
);

/** "The crew put out the fire in two hours" for "it took the crew two hours to put out the fire". */
function byTook({ text }: Wording): readonly string[] {
  const found = TOOK.exec(text);
  if (found === null) return [];
  const [, who = '', span = '', verb = '', particle = '', what = ''] = found;
  const done = `${participleOf(verb)}${particle}`;
  const be = /[^s]s$/.test(what) ? 'were' : 'was';
  return [
    `${capital(who)} ${pastOf(verb)}${particle} ${what} in ${span}`,
    `${capital(who)} ${pastOf(verb)}${particle} ${what}`,
    ...(/^(?:the|a|an|his|her|its|their|all|\p{Lu})/u.test(what) ? [`${capital(what)} ${be} ${done}`] : []),
  ];
}

const HAVING = /^(Having|After) (?:been )?([a-z]+) ([^,;]+), ([^,;]+)$/u;

/** "Mr Fox paid the deposit" for "having paid the deposit, Mr Fox collected the keys". */
function byHaving({ text, lexicon }: Wording): readonly string[] {
  const found = HAVING.exec(text);
  if (found === null || / been /.test(found[0]) || OPEN.test(text)) return [];
  const [, opening, form = '', what = '', rest = ''] = found;
  const main = mainOf(rest);
  if (main === undefined || main.lead !== '' || (opening === 'After' && !form.endsWith('ing'))) return [];
  const past = /^(?:was|were|had|\p{Ll}+ed|\p{Ll}+)\b/u.exec(main.predicate)?.[0] ?? '';
  const lemma = lexicon.lemma(past, 'v');
  if (!/^(?:was|were|had)$/.test(past) && past !== pastOf(lemma)) return [];
  const verb = lexicon.lemma(form, 'v');
  return verb === form && opening === 'After'
    ? []
    : [`${capital(main.subject)} ${pastOf(verb)} ${what}`, capital(rest)];
}

const NEITHER = /^Neither ([^,;:]+?) nor ([^,;:]+?) (\p{Ll}+) (.+)$/u;

/** "The seller did not sign the contract" for "neither the buyer nor the seller signed the contract". */
function byNeither({ text, lexicon }: Wording): readonly string[] {
  const found = NEITHER.exec(text);
  if (found === null) return [];
  const [, first = '', second = '', form = '', rest = ''] = found;
  const lemma = lexicon.lemma(form, 'v');
  if (lemma === form || pastOf(lemma) !== form) return [];
  return [first, second].map((one) => `${capital(one)} did not ${lemma} ${rest}`);
}

const UNLESS = /^Unless ([^,]+?) (is|are|has|have|was|were) (?!not\b)([^,]+), (.+)$/u;
const UNLESS_BEHIND = /^(.+?),? unless ([^,]+?) (is|are|has|have|was|were) (?!not\b)([^,]+)$/u;

/** "A fee is charged if the invoice is not paid" for "unless the invoice is paid, a fee is charged". */
function byUnless({ text }: Wording): readonly string[] {
  const front = UNLESS.exec(text);
  const behind = front === null ? UNLESS_BEHIND.exec(text) : null;
  const [what = '', be = '', so = '', then = ''] =
    front !== null ? front.slice(1) : behind !== null ? [behind[2], behind[3], behind[4], behind[1]] : [];
  if (then === '' || /\b(?:if|not|unless)\b/.test(then)) return [];
  return [`${capital(then)} if ${what} ${be} not ${so}`, `If ${what} ${be} not ${so}, ${lowered(then)}`];
}

const MOVED =
  /^(.+?) (?:was|were|has been|have been) (?:moved|postponed|rescheduled|shifted|put back|brought forward) from ((?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|\d{1,2} \p{Lu}\p{Ll}+|room \S+|Room \S+)[^,;]*?) to ([^,;]+)$/u;

/** "The meeting is no longer on Monday" for "the meeting was moved from Monday to Wednesday". */
function byMoved({ text }: Wording): readonly string[] {
  const found = MOVED.exec(text);
  if (found === null) return [];
  const [, what = '', from = ''] = found;
  const be = /[^s]s$/.test(what) ? 'are' : 'is';
  const at = /^room/iu.test(from) ? 'in' : 'on';
  return [
    `${what} ${be} no longer ${at} ${from}`,
    `${what} ${be} not ${at} ${from}`,
    `${what} will not take place ${at} ${from}`,
  ];
}

const LAST =
  /^The (last|first) (\p{Ll}+(?: \p{Ll}+)?) (?:leaves|departs|goes|runs|arrives|starts|begins|is)(?: from \S+)? at (\d[\d:.]*(?: ?[ap]\.?m\.?)?)(.*)$/u;

/** "There is no train after 23:10" for "the last train leaves at 23:10". */
function byLast({ text }: Wording): readonly string[] {
  const found = LAST.exec(text);
  if (found === null) return [];
  const [, which, what = '', at = '', rest = ''] = found;
  const side = which === 'last' ? 'after' : 'before';
  return [
    `There is no ${what} ${side} ${at}${rest}`,
    `There are no ${what}s ${side} ${at}${rest}`,
    `No ${what} leaves ${side} ${at}${rest}`,
  ];
}

const EACH_HAS =
  /^(?:There are|(?:.+) (?:has|have|comprises?|contains?|includes?)) (?:(?:about )?[\p{Ll}\d]+ )([\p{Ll}-]+s)\b[^,;]*, (?:all|each|every one)(?: of (?:them|which))? (with|without) (.+)$/u;

/** "All rooms have a bath" for "there are 14 rooms in the hotel, all with a bath". */
function byEachHas({ text }: Wording): readonly string[] {
  const found = EACH_HAS.exec(text);
  if (found === null || OPEN.test(text)) return [];
  const [, things = '', how, what = ''] = found;
  return how === 'with'
    ? [
        `All ${things} have ${what}`,
        `All the ${things} have ${what}`,
        `Every ${things.slice(0, -1)} has ${what}`,
      ]
    : [`No ${things.slice(0, -1)} has ${what.replace(/^an? /u, '')}`, `None of the ${things} has ${what}`];
}

const ORDINAL = 'first|second|third|fourth|other|last';
const GAPPED = new RegExp(
  String.raw`^(The (?:${ORDINAL}) )(\p{Ll}+)( (?:of|for|about) .+?)? ((?:was|were|is|has been|will be) .+?) ((?:on|in|at|to|by|from|for) [^,]+?),? and the (${ORDINAL})( (?:of|for|about) .+?)? ((?:on|in|at|to|by|from|for) [^,]+)$`,
  'u',
);
const WORTH =
  /^The ((?:first|second|third|fourth|other|last) \p{Ll}+) of (\S+ (?:euros?|dollars?|pounds?|francs?)|[$€£]\S+) ((?:was|were|is|will be) .+)$/u;

/** "The second payment of 300 euros was made in June" for "the first payment of 500 euros was made in May and the second of 300 in June". */
function byGap({ text }: Wording): readonly string[] {
  const found = GAPPED.exec(text);
  const told = [];
  if (found !== null && !OPEN.test(text)) {
    const [, first = '', noun = '', of = '', verb = '', when = '', ordinal = '', ofOther = '', other = ''] =
      found;
    told.push(`${first}${noun}${of} ${verb} ${when}`, `The ${ordinal} ${noun}${ofOther} ${verb} ${other}`);
  }
  return told.flatMap((one) => {
    const [, what = '', amount = '', rest = ''] = WORTH.exec(one) ?? [];
    return what === '' ? [one] : [one, `The ${what} was ${amount}`, `The ${what} ${rest}`];
  });
}

const BY_EACH =
  /^(.+? (?:was|were|has been|have been) \p{Ll}+) by (?:both|all|the two|two|all three)(?: of (?:the|them))?(?: \p{Ll}+)*, ((?:the )?[\p{L} ]+?) (on|in|at) ([^,]+?),? and ((?:the )?[\p{L} ]+?) (on|in|at) ([^,]+)$/u;

/** "The contract was signed by the seller on 5 May" for "… by both parties, the buyer on 3 May and the seller on 5 May". */
function byEach({ text }: Wording): readonly string[] {
  const found = BY_EACH.exec(text);
  if (found === null || OPEN.test(text)) return [];
  const [, done = '', one = '', at = '', when = '', other = '', by = '', then = ''] = found;
  return [`${done} by ${one} ${at} ${when}`, `${done} by ${other} ${by} ${then}`];
}

export const FRAMES: readonly Rewriter[] = [
  { of: /\S/, from: TOOK, write: byTook, reorders: true },
  { of: /\S/, from: HAVING, write: byHaving, reorders: true },
  { of: /\b(?:not|n['’]t)\b/, from: NEITHER, write: byNeither, reorders: true },
  { of: /\b[Ii]f\b/, write: byUnless, reorders: true },
  { of: /\b(?:no longer|not)\b/, from: MOVED, write: byMoved, reorders: true },
  { of: /\b[Nn]o\b/, from: LAST, write: byLast, reorders: true },
  { of: /\b(?:[Aa]ll|[Ee]very|[Nn]o|[Nn]one)\b/, from: EACH_HAS, write: byEachHas, reorders: true },
  { of: /\S/, from: GAPPED, write: byGap, reorders: true },
  { of: /\S/, from: BY_EACH, write: byEach, reorders: true },
];
