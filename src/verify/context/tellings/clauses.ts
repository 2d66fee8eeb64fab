/** The clauses of a sentence that each say something by themselves: what is said in one of them is said. */
import { parseSentence } from '../../../text/parse/bundled.ts';
import { Tree } from '../../../text/parse/tree.ts';
import { bare, capital } from './words.ts';

const JOINT = /; |, so |, while |, but |, and (?=(?:the|a|an|it|he|she|they|\p{Lu}))| while /gu;
/** What takes in all that is beside it, or leaves it open. */
const SPANNING =
  /\b(?:if|unless|whether|not only|either|neither|or|would|might|could|may|perhaps|probably|allegedly|according to|claims?|claimed|says?|said|believes?|thinks?|hopes?|asks?|asked|wants?|wanted|denies|denied|except|instead|rather than|only|between them|together|combined|in all|in total|jointly|altogether|each|myth|false|wrong|untrue|rumou?r|suppose|imagine|had the|should the|were the)\b|["\u201c\u201d?]/i;
const FACTIVE =
  /^((?:(?!\b(?:who|which|that|whose)\b)[^,;:]){2,60}?) (?:(?:confirms|confirmed) (?:that )?|(?:shows|showed|found|established|verified|noted|notes|admits|admitted) that )(?=(?:the|a|an|\p{Lu}|his|her|its|their|no|all|both|\d))(.+)$/u;

/** A sentence, and each of its clauses with a subject of its own; and what somebody is said to have found to be so. */
export function clausesOf(text: string): readonly string[] {
  const found = [text];
  const plain = bare(text);
  if (plain.length > LONGEST) return found;
  if (!SPANNING.test(plain)) {
    const parts = plain.split(JOINT).map((part) => part.trim());
    if (parts.length > 1 && parts.length <= MOST)
      for (const part of parts) if (part.length > 8) found.push(`${capital(part)}.`);
  }
  for (const one of [...found]) {
    const fact = FACTIVE.exec(bare(one))?.[2];
    if (fact !== undefined && !SPANNING.test(one) && !DENYING.test(one) && hasSubject(fact))
      found.push(`${capital(fact)}.`);
  }
  return found;
}

/** "Nothing shows that it was paid": nothing is found to be so. */
const DENYING = /\b(?:nothing|no|nobody|none|neither|nor|not|never|hardly|without|cannot)\b|n['\u2019]t\b/i;

const LONGEST = 400;
const MOST = 5;

function hasSubject(text: string): boolean {
  const tree = new Tree(parseSentence(`${capital(text)}.`));
  const root = tree.tokens.findIndex(({ head }) => head < 0);
  return root > 0 && tree.with(root, 'nsubj', 'nsubj:pass').length > 0;
}
