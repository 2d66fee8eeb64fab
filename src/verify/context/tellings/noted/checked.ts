/** Something given and found to be right: "He knew the last invoice amount and I checked it, it is right." */

import { keeping } from '../kept.ts';
import type { Scene, Teller, Telling } from '../types.ts';
import { ofSolePerson } from '../who/sole-person.ts';
import { bare, lowered } from '../words.ts';

const GIVING =
  'gave|stated|named|told|quoted|read|provided|supplied|recited|answered|entered|spelled|spelt|said|confirmed|knew|recalled|repeated|listed|reported';
const GIVEN = new RegExp(
  String.raw`^((?:The |A |An )?[\p{L}.'\u2019-]+(?: [\p{L}.'\u2019-]+){0,3}?) (?:correctly )?(${GIVING})(?: (?:me|us|him|her|them|out))? ((?:the|his|her|their|both|all|a|an|my|our) [^,;:]{3,70}?)(?=$|,|;|:| and | \(|\. )`,
  'u',
);
const RIGHT =
  /(?:^|[\s,;.(])(?:it|they|that|this|those|which|both|everything|all(?: of (?:it|them))?)(?: all| both)?(?: (?:is|was|were|are))? (?:right|correct|accurate|matched|matches|match|checked out|checks out|check out|verified|tallied|in order|true)\b|(?:,|;|\() ?(?:correct|right|matched|matches|verified|matching)\b/i;
const WRONG =
  /\b(?:not|never|wrong|incorrect|except|but|only|mismatch|one of|neither|unable|could)\b|n['\u2019]t\b/i;
/** How a sentence begins that says of what the one before it gives whether it is right. */
const TAKING_UP = /^(?:it|they|that|this|those|both|all|everything|correct|right|matched|verified)\b/i;

/** That what somebody gave was right, and that he gave it correctly. */
export const checked: Teller = (scene) =>
  [scene.tell(scene.sentence), ...keeping(scene)(ofSolePerson)].flatMap((told) => foundRight(told, scene));

function foundRight(told: Telling, scene: Scene): readonly Telling[] {
  const { source, sentence, tell } = scene;
  const given = GIVEN.exec(told.text);
  if (given === null) return [];
  const [whole, who, , what] = given;
  const behind = bare(told.text.slice(whole.length).replace(/^ \([^)]*\)/, ''));
  const follows = sentence + 1 < source.scan.sentenceCount ? tell(sentence + 1) : undefined;
  const next = follows !== undefined && TAKING_UP.test(follows.text) ? follows : undefined;
  const found = RIGHT.test(behind)
    ? behind
    : next !== undefined && RIGHT.test(next.text)
      ? next.text
      : undefined;
  if (found === undefined || WRONG.test(found)) return [];
  const from = found === behind || next === undefined ? told.from : [...told.from, sentence + 1];
  const { claim } = scene;
  const said = claim.text.slice(claim.start, claim.end);
  const verb = new RegExp(String.raw`\b(?:${GIVING})\b`, 'u').exec(said)?.[0] ?? 'gave';
  const name = lowered(who!);
  const plain = what!.replace(/\b(?:his|her|their) /gu, 'the ');
  const things = [...new Set([what!, plain, plain.replace(/ of .*$/u, '')])];
  return things.flatMap((thing): Telling[] => {
    const plural = /[^s]s$/.test(thing.replace(/ (?:of|for|on|from|to) .*$/u, ''));
    const be = plural ? 'were' : 'was';
    const noun = thing.replace(/^(?:his|her|their) /, 'the ');
    const head = noun.replace(/^t/, 'T');
    return [
      `${who} ${verb} ${thing} correctly.`,
      `${who} ${verb} the correct ${noun.replace(/^(?:the|an?) /, '')}.`,
      `${head} that ${name} ${verb} ${be} correct.`,
      `${head} ${verb} by ${name} ${be} correct.`,
      `${head} ${be} correct.`,
    ].map((text) => ({ text, from }));
  });
}
