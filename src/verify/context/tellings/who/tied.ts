/**
 * A thing with a number or a name of its own, told as what another sentence says it is: "Nia Roy's order was delivered" for
 * "Order 31 belongs to Nia Roy. Order 31 was delivered", "Marta Lind was granted access" for "Employee E-17 is Marta Lind.
 * Employee E-17 was granted access".
 */
import { matchesOf } from '../../../../text/matches.ts';
import { patternOf } from '../../../../text/pattern.ts';
import type { Document } from '../../../read/document.ts';
import type { Teller, Telling } from '../types.ts';

const NAME = String.raw`(?:(?:Mrs?|Ms|Dr|Prof)\.? )?\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+){0,2}`;
const ID = String.raw`(?:no\.? |number |#)?(?:\p{Lu}{1,4}-?)?\d[\p{L}\d-]*`;
const ROLE =
  '(?:the )?(?:customer|client|guest|tenant|passenger|member|policyholder|patient|student|employee)? ?';
const BELONGS =
  'belongs to|is owned by|was placed by|was made by|was filed by|was submitted by|was booked by|was ordered by|was opened by|is held by|is registered to|is in the name of';
/** "Order 31 belongs to Nia Roy", "the phone is owned by Ada". */
const TIED = new RegExp(
  String.raw`^\s*(?:[Tt]he )?(\p{L}\p{Ll}+) (?:(${ID}) )?(?:${BELONGS}) ${ROLE}(${NAME})(?=[.,;]|$| (?:on|in|at|and)\b)`,
  'u',
);
/** "Employee E-17 is Marta Lind". */
const IS = new RegExp(String.raw`^\s*((?:[Tt]he )?\p{L}\p{Ll}+ ${ID}) is (${NAME})\.?\s*$`, 'u');
const OWNED = new RegExp(
  String.raw`(?<![\p{L}-])(${NAME})['’]s? (\p{Ll}{3,})\b|\b[Tt]he (\p{Ll}{3,}) of (${NAME})`,
  'u',
);
/** Sentences of a source that are looked through, and its characters. */
const MOST = 24;
const LONGEST = 6_000;

interface Tie {
  readonly at: number;
  readonly noun: string;
  readonly id: string | undefined;
  readonly name: string;
}

/** The sentences of a source, and whose name each of them gives an identifier. */
interface Stated {
  readonly sentences: readonly string[];
  readonly names: readonly { readonly at: number; readonly id: string; readonly name: string }[];
}

const stated = new WeakMap<Document, Stated>();

function statedIn(source: Document): Stated {
  const known = stated.get(source);
  if (known !== undefined) return known;
  const sentences = Array.from({ length: source.scan.sentenceCount }, (_, at) => source.said(at));
  const names = sentences.flatMap((text, at) => {
    const is = IS.exec(text);
    return is === null ? [] : [{ at, id: is[1]!, name: is[2]! }];
  });
  const read = { sentences, names };
  stated.set(source, read);
  return read;
}

export const tied: Teller = (scene) => {
  const { source, sentence, tell } = scene;
  if (source.text.length > LONGEST || source.scan.sentenceCount > MOST) return [];
  const { claim } = scene;
  const said = claim.text.slice(claim.start, claim.end);
  const told = tell(sentence);
  const { sentences, names } = statedIn(source);
  const found: Telling[] = [];
  for (const { at, id, name } of names)
    if (at !== sentence && said.includes(name) && told.text.includes(id))
      found.push({ text: told.text.replace(id, name), from: [...new Set([...told.from, at])] });
  const own = OWNED.exec(said);
  if (own === null) return found;
  const [name, noun] = [own[1] ?? own[4]!, own[2] ?? own[3]!];
  const ties = sentences.flatMap((text, at): Tie[] => {
    const tie = TIED.exec(text);
    return tie === null || tie[1]!.toLowerCase() !== noun ? [] : [{ at, noun, id: tie[2], name: tie[3]! }];
  });
  const [tie, ...others] = ties.filter((one) => one.name === name);
  // Of two that are hers, neither is the one that is meant.
  if (tie === undefined || others.some(({ id }) => id !== tie.id) || tie.at === sentence) return found;
  const ids = new Set(
    matchesOf(source.text, patternOf(String.raw`\b${noun}s? (${ID})`, 'gu')).map(([, id]) => id),
  );
  const capitals = matchesOf(
    source.text,
    patternOf(String.raw`\b${noun.replace(/^./u, (letter) => letter.toUpperCase())}s? (${ID})`, 'gu'),
  );
  for (const [, id] of capitals) ids.add(id);
  const thing =
    tie.id !== undefined && told.text.includes(tie.id)
      ? patternOf(
          String.raw`(?:\b[Tt]he )?\b[\p{L}]${noun.slice(1)} ${tie.id.replaceAll('.', '\\.')}(?![\p{L}\d-])`,
          'u',
        )
      : ids.size > 1 || (tie.id === undefined && ties.length > 1)
        ? undefined
        : patternOf(String.raw`\b[Tt]h(?:e|is) ${noun}\b(?! of\b)(?! (?:${ID})(?![\p{L}\d]))`, 'u');
  if (thing === undefined || !thing.test(told.text)) return found;
  const from = [...new Set([...told.from, tie.at])];
  return [
    ...found,
    { text: told.text.replace(thing, `${name}'s ${noun}`), from },
    { text: told.text.replace(thing, `The ${noun} of ${name}`), from },
  ];
};
