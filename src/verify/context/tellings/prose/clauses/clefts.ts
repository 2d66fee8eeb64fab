/** Who did something told last: "the one who paid was Tom", "what the customer ordered was a desk". */
import type { Wording } from '../../terms/types.ts';
import { capital, lowered } from '../../words.ts';
import type { Rewriter } from '../types.ts';

const NAME = String.raw`(?:(?:Mrs?|Ms|Dr|Prof)\.? )?\p{Lu}[\p{L}'’&-]*(?: \p{Lu}[\p{L}.&-]*){0,3}`;
const THING = String.raw`(?:the|an?|his|her|its|their|our|two|three|\d+) [^,;:]{2,60}`;
const DOER = new RegExp(
  String.raw`^(?:The (?:only )?(?:one|person|man|woman|company|firm|colleague|employee|member)|Whoever) (?:who|that) ([a-z][^,;:]+?) (?:was|is) (${NAME}|${THING})$`,
  'u',
);
const DONE = new RegExp(
  String.raw`^What (${NAME}|(?:the|an?|his|her|its|their|our) [\p{Ll}-]+|he|she|they|we|I|you) ((?:[a-z]+ ){0,3}?[a-z]+) (?:was|is|were|are) (${NAME}|${THING})$`,
  'u',
);
const HAPPENED = new RegExp(String.raw`^What ([a-z]+(?: [^,;:]+?)?) (?:was|were) (${THING})$`, 'u');

/** Whom or what the sentence names last, where its clause has a place for it. */
function byNamed({ text }: Wording): readonly string[] {
  const [doer, done, happened] = [DOER.exec(text), DONE.exec(text), HAPPENED.exec(text)];
  if (doer !== null) return [`${capital(doer[2]!)} ${doer[1]}`];
  if (done !== null) return [capital(`${lowered(done[1]!)} ${done[2]} ${done[3]}`)];
  return happened === null ? [] : [`${capital(happened[2]!)} ${happened[1]}`];
}

export const CLEFTS: readonly Rewriter[] = [
  { of: /\S/, from: [DOER, DONE, HAPPENED], write: byNamed, reorders: true },
];
