/** "Not before 2028" for "not until 2028"; "Clara Nunes of Hartwell" for "Clara Nunes (Hartwell)". */
import type { Wording } from '../../terms/types.ts';
import type { Rewriter } from '../types.ts';

const UNTIL = /\b(not\b[^,;:]*? )until (?=(?:the )?(?:\d|\p{Lu}|next|noon|midnight|end|beginning))/u;
const BEFORE = /\b(not\b[^,;:]*? )before (?=(?:the )?(?:\d|\p{Lu}|next|noon|midnight|end|beginning))/u;

/** What is not so until a day is not so before it. */
function byUntil({ text, said }: Wording): readonly string[] {
  if (BEFORE.test(said) && UNTIL.test(text)) return [text.replace(UNTIL, '$1before ')];
  return UNTIL.test(said) && BEFORE.test(text) ? [text.replace(BEFORE, '$1until ')] : [];
}

const NAME = String.raw`\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){1,2}`;
const BRACKETED = new RegExp(String.raw`(${NAME}) \((\p{Lu}[\p{L}&.-]+(?: [\p{L}&.-]+){0,4})\)`, 'u');
const OF = new RegExp(String.raw`(${NAME}) (of|from|at) (?:the )?(\p{Lu}[\p{L}&.-]+)`, 'u');

/** Whom a name in brackets says somebody works for. */
function byBrackets({ text, said }: Wording): readonly string[] {
  const [found, ours] = [BRACKETED.exec(text), OF.exec(said)];
  if (found === null || ours === null || found[1] !== ours[1] || !found[2]!.startsWith(ours[3]!)) return [];
  // "(Chair)", "(Berlin)": a role or a place is no firm.
  if (
    !/\b(?:Ltd|Inc|GmbH|AG|LLC|SA|PLC|Co|Group|University|Hospital|Institute|Bank|School|Agency|Council|Foundation)\b/u.test(
      found[2]!,
    )
  )
    return [];
  return [text.replace(found[0], `${found[1]} ${ours[2]} ${found[2]}`)];
}

export const UNTIL_AND_OF: readonly Rewriter[] = [
  { of: /\bnot\b[^,;:]*? (?:before|until)\b/u, from: [UNTIL, BEFORE], write: byUntil, reorders: true },
  { of: OF, from: BRACKETED, write: byBrackets, reorders: true },
];
