/** A statement with its reason, by a rule: "The order ships free because it is over $50", "It is over $50, so it ships free." */
import { byRule } from './by-rule.ts';
import { type Scene, type Shown, together } from './asked.ts';

const BECAUSE = /^(.{8,120}?),? (?:because|since|as) (.{6,120})$/u;
const SO = /^(.{8,120}?),? (?:so|and therefore|and so|which means(?: that)?) (.{6,120})$/u;

/** Where the rule stands from which one follows of the other, and the case; undefined for another statement. */
export function byReason(said: string, scene: Scene): Shown | undefined {
  const [, then, reason] = BECAUSE.exec(said) ?? [];
  const [, first, next] = then === undefined ? (SO.exec(said) ?? []) : [];
  const [what, why] = then === undefined ? [next, first] : [then, reason];
  if (what === undefined || why === undefined) return undefined;
  const subject = /^(?:The \p{Ll}+(?: \p{Ll}+)?|\p{Lu}\p{L}+(?: [\p{Lu}\d][\p{L}\d-]*)*)(?= (?:is|was|has|had|can|must|may|needs|requires|gets|qualifies|costs|weighs|will|cannot|did|does) )/u.exec(
    then === undefined ? why : what,
  )?.[0];
  const inFull = (half: string): string =>
    (subject === undefined ? half : half.replace(/^(?:it|he|she|they|this)(?= )/, subject)).replace(/^\p{Ll}/u, (letter) =>
      letter.toUpperCase(),
    );
  const follows = byRule(inFull(what), scene);
  const cause = follows && scene.ask(`${inFull(why)}.`);
  return cause && together([follows, cause]);
}
