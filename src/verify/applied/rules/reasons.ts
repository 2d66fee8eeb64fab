/** A statement with its reason, by a rule: "The order ships free because it is over $50", "It is over $50, so it ships free." */

import { type Scene, type Shown, together } from '../asked.ts';
import { byRule } from '../by-rule.ts';
import { isMet } from './conditions.ts';
import { isOtherwise } from './exceptions.ts';
import { rulesOf } from './rules.ts';
import { sentencesOf } from './sentences.ts';

const BECAUSE = /^(.{8,120}?),? (?:because|since|as) (.{6,120})$/u;
const SO = /^(.{8,120}?),? (?:so|and therefore|and so|which means(?: that)?) (.{6,120})$/u;

/** Where the rule stands from which one follows of the other, and the case; undefined for another statement. */
export function byReason(said: string, scene: Scene): Shown | undefined {
  const [, then, reason] = BECAUSE.exec(said) ?? [];
  const [, first, next] = then === undefined ? (SO.exec(said) ?? []) : [];
  const [what, why] = then === undefined ? [next, first] : [then, reason];
  if (what === undefined || why === undefined) return undefined;
  const subject =
    /^(?:The \p{Ll}+(?: \p{Ll}+)?|\p{Lu}\p{L}+(?: [\p{Lu}\d][\p{L}\d-]*)*)(?= (?:is|was|has|had|can|must|may|needs|requires|gets|qualifies|costs|weighs|will|cannot|did|does) )/u.exec(
      then === undefined ? why : what,
    )?.[0];
  const inFull = (half: string): string =>
    (subject === undefined ? half : half.replace(/^(?:it|he|she|they|this)(?= )/, subject)).replace(
      /^\p{Ll}/u,
      (letter) => letter.toUpperCase(),
    );
  const follows = byRule(inFull(what), scene);
  const cause = follows && scene.ask(`${inFull(why)}.`);
  return cause && together([follows, cause]);
}

const AS_REQUIRED =
  /^(.{8,120}?), as (?:the|our|their|its|company) (?:policy|rules?|contract|procedure|guidelines?|terms) (?:requires?|demands?|says?|prescribes?)$|^(.{8,120}?),? (?:as required|as is required|in line with the (?:policy|rules)|in accordance with the (?:policy|rules|terms))$/u;

/** "The CFO has approved it, as the policy requires": it has been done, and a rule that is met says that it must be. */
export function asRequired(said: string, scene: Scene): Shown | undefined {
  const [, first, second] = AS_REQUIRED.exec(said) ?? [];
  const deed = first ?? second;
  if (deed === undefined) return undefined;
  const stems = (text: string): readonly string[] =>
    text
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length > 2 && !/^(?:the|has|was|must|been|have)$/.test(word))
      .map((word) => word.slice(0, 6));
  const own = stems(deed);
  for (const one of sentencesOf(scene.documents)) {
    if (!/\b(?:must|has to|have to|requires?|required|shall)\b/.test(one.text)) continue;
    const [rule] = rulesOf(one, scene.lexicon);
    if (rule === undefined || stems(rule.consequence).filter((stem) => own.includes(stem)).length < 2)
      continue;
    if (isOtherwise(said, rule, scene)) continue;
    const met = isMet(rule, rule.kind === '' ? 'The customer' : `The ${rule.kind}`, scene);
    const done = met && scene.ask(`${deed}.`);
    if (met !== undefined && done !== undefined)
      return together([{ places: [one], told: one.text }, met, done]);
  }
  return undefined;
}
