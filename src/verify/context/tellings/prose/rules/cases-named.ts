/**
 * For whom a rule holds and in which case, told by a noun: "for late orders", "in case of a late order" and "customers who cancel in
 * time" of "if your order is late" and "if you cancel in time".
 */
import { participleOf } from '../../../../../text/inflect.ts';
import type { Wording } from '../../terms/types.ts';
import { capital } from '../../words.ts';
import type { Rewriter } from '../types.ts';

const RULE =
  /^(?:If|Where|When|Whenever|In case) (?<condition>[^,;:()?]{3,100}), (?:then )?(?<main>[^,;:()?]{3,140})$/u;
/** What makes a condition one of several, or leaves more open than it says. */
const BOUND =
  /\b(?:if|unless|whether|until|only|even|just|except|otherwise|instead|or|and|but|not|no|never|was|were|had|did)\b|n['\u2019]t\b/iu;
const STATE =
  /^(?:(?:the|your|an?|any|their|our) )?(?<noun>\p{Ll}+(?: \p{Ll}+)?) (?:is|are|arrives?|gets?) (?<state>late|faulty|defective|damaged|broken|lost|missing|cold|wrong|incomplete|cancelled|delayed|overdue|unused|unopened|sealed)$/u;
const IN_CASE = /\b(?:in case of|in the event of|for)\b/iu;

const plural = (noun: string): string =>
  /(?:s|x|ch|sh)$/u.test(noun)
    ? `${noun}es`
    : /[^aeiou]y$/u.test(noun)
      ? `${noun.slice(0, -1)}ies`
      : `${noun}s`;
const article = (phrase: string): string => `${/^[aeiou]/u.test(phrase) ? 'an' : 'a'} ${phrase}`;

/** "In case of a late order the fee is refunded" for "if your order is late, the fee is refunded". */
function byNoun({ text }: Wording): readonly string[] {
  const { condition = '', main = '' } = RULE.exec(text)?.groups ?? {};
  const { noun, state } = STATE.exec(condition)?.groups ?? {};
  if (noun === undefined || BOUND.test(main)) return [];
  const one = `${state} ${noun}`;
  const many = `${state} ${plural(noun)}`;
  const cases = [
    ...[one, article(one), many].flatMap((of) => [`in case of ${of}`, `in the event of ${of}`]),
    `for ${many}`,
    `for ${article(one)}`,
  ];
  return inBothTurns(main).flatMap((rule) =>
    cases.flatMap((of) => [
      `${capital(of)} ${inside(rule)}`,
      `${capital(of)}, ${inside(rule)}`,
      `${rule} ${of}`,
    ]),
  );
}

const inside = (rule: string): string =>
  rule.replace(/^(?:The|An?|Your|Our) /u, (word) => word.toLowerCase());

const WE =
  /^we (?<verb>refund|credit|waive|replace|repair|reimburse|cover|return|cancel|pay|exchange|deduct|charge) (?<what>(?:the|your|an?|any|all) [^,]+?)(?<rest>(?: (?:in full|within|to|by|for|on|at|from) .+)?)$/u;

/** A rule as it stands, and as what is done: "the fee is refunded" for "we refund the fee". */
function inBothTurns(main: string): readonly string[] {
  const { verb, what, rest } = WE.exec(main)?.groups ?? {};
  const plain = capital(main);
  if (verb === undefined) return [plain];
  const are = /\b(?:all|\p{Ll}+[^s]s)$/u.test(what!) ? 'are' : 'is';
  return [plain, `${capital(what!)} ${are} ${participleOf(verb)}${rest}`];
}

const YOU = /^you (?<deed>\p{Ll}+(?: .+)?)$/u;
const YOU_GET = /^you (?<get>(?:are|get|receive|have|pay|need|must|can|may|lose|keep|will) .+)$/u;
const TO_YOU =
  /^we (?:will )?(?<verb>refund|reimburse|credit|compensate|pay|charge|notify|inform|contact|block|fine) you(?<rest>(?: .+)?)$/u;
const WHO =
  /^(?<who>(?:All |Any |Every )?(?:customers?|buyers?|users?|guests?|members?|subscribers?|passengers?|tenants?|shoppers?|clients?|sellers?|drivers?)|Anyone|Anybody|Everyone|Those|A (?:customer|buyer|user|guest|member|subscriber|passenger|tenant|client|seller|driver)) who /iu;

/** Whom a text may call "you" that is no customer of any kind; of those it has to speak. */
const PARTIES =
  /\b(?:seller|driver|courier|rider|host|landlord|tenant|employee|staff|partner|supplier|vendor|contractor|merchant|member|passenger|subscriber|agent|volunteer|student|applicant)s?\b/giu;
const SERVED = /^(?:customer|buyer|user|guest|shopper|client|anyone|anybody|everyone|those)$/u;

/** Whether a text may speak to those whom a claim tells of: it names no other party, and these where they are no plain customers. */
function mayBeYou(who: string, { whole, title }: Wording): boolean {
  const one = who
    .toLowerCase()
    .replace(/^(?:all|any|every|an?) /u, '')
    .replace(/(?<!ne)s$/u, '')
    .replace(/^those?$/u, 'those');
  const named = new Set(
    [...`${title} ${whole}`.matchAll(PARTIES)].map(([party]) =>
      party.toLowerCase().replace(/(?<=[^f])s$/u, ''),
    ),
  );
  return SERVED.test(one) ? named.size === 0 : named.size === 1 && named.has(one);
}

/** "Customers who cancel in time are refunded" for "if you cancel in time, we refund you". */
function byYou(wording: Wording): readonly string[] {
  const { text, said, lexicon } = wording;
  const { condition = '', main = '' } = RULE.exec(text)?.groups ?? {};
  const deed = YOU.exec(condition)?.groups?.['deed'];
  const who = WHO.exec(said)?.groups?.['who'];
  if (deed === undefined || who === undefined || !mayBeYou(who, wording)) return [];
  if (BOUND.test(condition) || BOUND.test(main)) return [];
  const toYou = TO_YOU.exec(main)?.groups;
  const got = YOU_GET.exec(main)?.groups?.['get'];
  const rule = toYou === undefined ? got : `are ${participleOf(toYou['verb']!)}${toYou['rest']}`;
  if (rule === undefined || /\byou\b/u.test(rule)) return [];
  const isOne = !/s$/iu.test(who) && !/^those$/iu.test(who);
  const form = (phrase: string): string => (isOne ? ofOne(phrase, said, lexicon) : phrase);
  const own = (phrase: string): string => phrase.replace(/\byour\b/gu, 'their');
  return [`${capital(who)} who ${own(form(deed))} ${own(form(rule))}`];
}

/** The verb that a phrase begins with as the claim has it of one: "cancels" of "cancel". */
function ofOne(phrase: string, said: string, lexicon: Wording['lexicon']): string {
  const [verb = '', ...rest] = phrase.split(' ');
  const irregular = verb === 'are' ? 'is' : verb === 'have' ? 'has' : undefined;
  const form =
    irregular ??
    said
      .toLowerCase()
      .split(/[^\p{Ll}]+/u)
      .find((word) => word.endsWith('s') && word !== verb && lexicon.lemma(word, 'v') === verb);
  return [form ?? verb, ...rest].join(' ');
}

export const CASES_NAMED: readonly Rewriter[] = [
  { of: IN_CASE, from: RULE, write: byNoun },
  { of: WHO, from: RULE, write: byYou },
];
