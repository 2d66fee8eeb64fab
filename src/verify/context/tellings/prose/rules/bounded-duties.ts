/** A duty without by when it is to be done, from the side of what it is done to, and the notice that one may leave by. */
import { participleOf } from '../../../../../text/inflect.ts';
import type { Wording } from '../../terms/types.ts';
import { capital, lowered } from '../../words.ts';
import { MONEY, MUST, type Rewriter } from '../types.ts';

const DUTY =
  /^((?:The |Each |Every |All |An? )?[\p{L}' -]{2,50}?) (must|shall|has to|have to|needs? to|(?:is|are) to|(?:is|are) required to) (\p{Ll}+) (.+)$/u;
const BOUND =
  / (?:before|by (?=\d|noon\b|midnight\b|then\b|tomorrow\b|next\b|mid|early\b|late\b|the (?:end|time|date|day|due|deadline|beginning|start|middle|first|last|\d)|(?:January|February|March|April|May|June|July|August|September|October|November|December|Mon|Tues|Wednes|Thurs|Fri|Satur|Sun))|within|no later than|not later than|at the latest|on or before|prior to|until) ?[^;:]+$/u;
const OPEN = /\b(?:if|unless|only|not|never|except|either|or|where|when|instead)\b|n['\u2019]t\b/iu;

/** "The tenant must pay a deposit" for "the tenant must pay a deposit before the keys are handed over". */
function withoutBound({ text, said }: Wording): readonly string[] {
  if (BOUND.test(said) || OPEN.test(text) || !DUTY.test(text)) return [];
  const at = BOUND.exec(text)?.index;
  return at === undefined ? [] : [text.slice(0, at).replace(/,$/, '')];
}

/** "A deposit must be paid before …" for "the tenant must pay a deposit before …". */
function ofTheThing({ text, said }: Wording): readonly string[] {
  const found = DUTY.exec(text);
  const must = MUST.exec(said)?.[0];
  if (found === null || must === undefined || OPEN.test(text) || !/\bbe\b/u.test(said)) return [];
  const [, , , verb = '', rest = ''] = found;
  if (verb === 'be') return [];
  const [, what, behind = ''] =
    /^((?:the|an?|all|any|its|his|her|their|his or her|\p{Lu})\b.*?)( (?:before|by|within|no later than|not later than|after|at|on|in|to|from|with|until|prior to) .+)?$/u.exec(
      rest,
    ) ?? [];
  if (what === undefined || /^(?:it|them|him|her|us|you|me)$/u.test(what)) return [];
  const plain = what.replace(OF_MONEY, '');
  return [...new Set([what, plain])].map(
    (thing) => `${capital(thing)} ${must} be ${participleOf(verb)}${behind}`,
  );
}

/** "A deposit of 1,800 euros": the amount does not tell which. */
const OF_MONEY = new RegExp(String.raw` of ${MONEY}$`, 'u');

const NOTICE =
  /^(.{2,60}?) (?:may|can) (?:end|terminate|cancel|leave|give up|resign from) (?:the |this |his |her |their )?[\p{Ll} ]{3,30}? (?:with|by giving|on|upon|subject to) (at least )?(\p{L}+|\d+) (day|week|month|year)s?['\u2019]?s?['\u2019]? (?:written |prior |advance )?notice$/u;

/** "The notice period for the tenant is two months" for "the tenant may end the lease with two months' notice". */
function ofNotice({ text }: Wording): readonly string[] {
  const found = NOTICE.exec(text);
  if (found === null || /\b(?:if|unless|only|not)\b/iu.test(text)) return [];
  const [, who = '', least = '', count = '', unit = ''] = found;
  const span = `${count} ${unit}${/^(?:one|1|an?)$/iu.test(count) ? '' : 's'}`;
  return ['for', 'of'].flatMap((of) => [
    `The notice period ${of} ${lowered(who)} is ${least}${span}`,
    `${capital(who)}'s notice period is ${least}${span}`,
  ]);
}

const LESS =
  /^.+\b(?:return|refund|repay|reimburse|pay back|returned|refunded|repaid)\b ([^,;]*?),? (?:less|minus|after deducting) (?:any |the )?([^,;]{3,40})$/u;

/** "The cost of repairs can be deducted" for "it is returned less the cost of repairs". */
function ofDeduction({ text, said }: Wording): readonly string[] {
  const found = LESS.exec(text);
  if (found === null) return [];
  const [, , what = ''] = found;
  const way = /\b(?:can|may|will|is|are)(?: be)? deducted\b/u.exec(said)?.[0] ?? 'can be deducted';
  const from = / from (?:the|his|her|its|your) \p{Ll}+/u.exec(said)?.[0] ?? '';
  const whole = from.split(' ').at(-1) ?? '';
  if (from !== '' && !text.includes(whole)) return [];
  return [`The ${what} ${way}${from}`, `${capital(what)} ${way}${from}`];
}

export const BOUNDED_DUTIES: readonly Rewriter[] = [
  { of: MUST, write: withoutBound, reorders: true },
  { of: MUST, write: ofTheThing, reorders: true },
  { of: /\bnotice period\b/iu, from: NOTICE, write: ofNotice },
  { of: /\bdeducted\b/u, from: LESS, write: ofDeduction },
];
