/** A rule for all of a kind as it is told of one: "buyers who complain are refunded" by "a buyer who complains is refunded". */
import type { Lexicon } from '../../text/lexicon/index.ts';

const OF_ALL =
  /^(?<many>\p{Lu}\p{Ll}{2,}s) (?<rest>(?:(?:who|that|which|whose|with|without) .+|(?:must|may|can|cannot|shall) .+))$/u;
/** What tells of some, or of what goes on. */
const NO_RULE =
  /\b(?:was|were|had|did|are|is) (?:\p{Ll}+ly )?\p{Ll}+ing\b|\b(?:was|were|had|did|some|many|most|not|no|never)\b/u;
const OF_ONE: ReadonlyMap<string, string> = new Map([
  ['are', 'is'],
  ['have', 'has'],
  ['do', 'does'],
  ['their', 'his'],
]);

/** The rule told of one, in the forms that the evidence has; undefined where it is none, or the evidence tells of no one. */
export function toldOfOne(said: string, known: ReadonlySet<string>, lexicon: Lexicon): string | undefined {
  const { many, rest } = OF_ALL.exec(said)?.groups ?? {};
  if (many === undefined || NO_RULE.test(said)) return undefined;
  const one = lexicon.lemma(many.toLowerCase());
  if (one === many.toLowerCase() || !known.has(one) || known.has(many.toLowerCase())) return undefined;
  const words = rest!.split(' ').map((word) => {
    const own = OF_ONE.get(word);
    if (own !== undefined && known.has(own)) return own;
    const third = [`${word}s`, `${word}es`, `${word.slice(0, -1)}ies`].find((form) => known.has(form));
    return third !== undefined && !known.has(word) && lexicon.lemma(third, 'v') === word ? third : word;
  });
  return `${/^[aeiou]/u.test(one) ? 'An' : 'A'} ${one} ${words.join(' ')}`;
}
