/** What takes a case out of a rule: an exception further down, a bound on all that stands before, another bound of the same, a case that has ended. */
import { matchesOf } from '../../../text/matches.ts';
import type { Document } from '../../read/document.ts';
import type { Scene } from '../asked.ts';
import { type Said, sentencesOf } from './sentences.ts';

/** What speaks of a rule as not in force, or of a case as another than the rule's. */
const OTHERWISE =
  /\b(?:except(?:ions?)?|exclud\p{L}+|exclusions?|does not apply|do not apply|not apply|not (?:included|covered|valid|available|part)|(?:does|do) not (?:include|cover|extend)|final sale|non-refundable|not eligible|ineligible|not entitled|rejected|declined|denied|refused|waived|exempt\p{L}*|no longer|withdrawn|superseded|replaced by|instead|suspended|expired|lapsed|disqualified|revoked|inactive|past[ _-]due|void|proposal|not (?:yet )?in force)\b/giu;
const STEM_OF_DEED = 6;
/** "expired: false": what is not so of the case. */
const UNSET = /\b[\p{L}_ ]{2,40}: ?(?:false|no|null|none)\b/giu;

/** "This applies to addresses in the US", "The discount starts on 1 July": more that is asked for by what leans on the rule. */
const LEANING =
  /^(?:(?:However|But|Please note that|Note that|Also),? )?(?:this|that|it|they|these|those|the (?:\p{Ll}+ )?(?:rule|discount|offer|policy|period|limit|promotion|benefit|right|fee|window|deadline|voucher|allowance|bonus|service|reduction|refund|scheme|programme|program|arrangement))\b.{0,60}\b(?:only|applies|apply|valid|starts?|begins?|ends?|ended|must|requires?|limited|restricted|available|open|for)\b/iu;
/** "For electronics, the limit is 7 days", "Only for members". */
const FOR_SOME =
  /^(?:for|in|on|with|at|as of|until|from|since) [^,]{2,40}, .*\d|^(?:only|not) (?:for|on|in|with|at)\b/iu;
const LENGTH = /\b(\d{1,3}|[a-z]+)[ -](?:calendar |business |working )?(hour|day|week|month|year)s?\b/giu;
/** "The plan must be active": more that is asked of what a condition names. */
const ASKED_OF =
  /^(?:the|any|each|every|all|an?|such) (?:\p{Ll}+ )?(\p{Ll}+) (?:must|has to|have to|needs? to)\b/iu;
const LEAST_STEM = 4;
const STEM = 5;
const LIGHT =
  /^(?:with|within|from|that|this|have|must|will|than|after|before|hour|days?|weeks?|month|years?|over|more|under|least|they|their|your|date|orde?)/u;

/** Whether a rule is told as one that holds, and nothing is taken out of it: it may stand under "Old policy:" or "Example:". */
export const isInForce = (said: string, rule: Said, scene: Scene): boolean =>
  !isOtherwise(said, rule, scene) && scene.ask(`${rule.text}.`) !== undefined;

/** Whether another sentence takes something out of a rule, or says that the case was decided otherwise. */
export function isOtherwise(said: string, rule: Said, scene: Scene): boolean {
  const own = `${rule.text} ${said}`.toLowerCase();
  const isTakenOut = scene.documents.some((source, i) => {
    const text = (i === rule.document ? source.text.replace(rule.text, '') : source.text).replace(UNSET, '');
    const found = matchesOf(text, OTHERWISE).map(([word]) => word.slice(0, STEM_OF_DEED).toLowerCase());
    // What the rule itself, or the statement, speaks of is not taken out of it.
    return found.some((stem) => !own.includes(stem));
  });
  return isTakenOut || isNarrowed(said, rule, scene.documents);
}

/** Whether another sentence beside a rule asks for more than it does. */
export function isNarrowed(said: string, rule: Said, documents: readonly Document[]): boolean {
  const lengths = lengthsIn(rule.text);
  const stems = new Set(stemsIn(rule.text));
  return sentencesOf(documents).some(({ text, document, sentence }) => {
    if (document !== rule.document || sentence === rule.sentence || said.includes(text)) return false;
    if (LEANING.test(text) || FOR_SOME.test(text)) return true;
    const noun = ASKED_OF.exec(text)?.[1]?.slice(0, STEM);
    if (noun !== undefined && stems.has(noun)) return true;
    // "Sale items can be returned within 14 days" of items that can be within 30.
    return (
      lengths.length > 0 &&
      lengthsIn(text).some((one) => !lengths.includes(one)) &&
      stemsIn(text).filter((stem) => stems.has(stem)).length >= 2
    );
  });
}

const lengthsIn = (text: string): readonly string[] =>
  matchesOf(text, LENGTH).map(([, count, unit]) => `${count} ${unit}`.toLowerCase());

const stemsIn = (text: string): readonly string[] => [
  ...new Set(
    text
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length >= LEAST_STEM && !LIGHT.test(word))
      .map((word) => word.slice(0, STEM)),
  ),
];
