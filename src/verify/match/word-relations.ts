/** How two words stand to each other: by the dictionary, remembered for pairs that come again and again, or by their letters. */
import { type Lexicon, type Relation, sameMeaning } from '../../text/lexicon/index.ts';
import type { Reading } from '../../text/reading.ts';
import { isCapital } from '../beside/other-name.ts';
import type { Unit } from '../claim/units.ts';
import { type Match, NONE, STRENGTH } from './match.ts';

/** Relations of words under this strength are noise. */
const FAINT = 0.4;

/** Another language than English: words of one group, or nearly the same letters. */
export function inTongue(unit: Unit, sentence: Reading): Match {
  const { word, name } = unit;
  const at = sentence.words.findIndex(
    ({ form, value }) => value < 0 && sameMeaning(word.form, form, sentence.language),
  );
  if (at >= 0) return { kind: 'synonym', strength: STRENGTH.synonym, at };
  return (name ? undefined : resembling(unit, sentence)) ?? NONE;
}

export function relate(lemma: string, other: string, at: number, lexicon: Lexicon): Match {
  const relation = relationOf(lemma, other, lexicon);
  if (relation.strength < FAINT) return NONE;
  switch (relation.kind) {
    case 'same':
      return { kind: 'same', strength: 1, at };
    case 'derivation':
      return { kind: 'derived', strength: STRENGTH.derived * Math.min(1, 0.2 + relation.strength), at };
    case 'synonym':
      return { kind: 'synonym', strength: STRENGTH.synonym * (0.6 + 0.4 * relation.strength), at };
    case 'hyponym':
    case 'entails':
      return { kind: 'specific', strength: STRENGTH.specific * (0.6 + 0.4 * relation.strength), at };
    case 'hypernym':
      return { kind: 'general', strength: STRENGTH.general, at };
    case 'sibling':
      return { kind: 'sibling', strength: 0, at };
    case 'antonym':
      return { kind: 'antonym', strength: 0, at };
    default:
      return NONE;
  }
}

const MOST_PAIRS = 400_000;
let pairs = 0;
const relations = new Map<string, Map<string, Relation>>();

/** The relation of two lemmas, remembered: pairs of common words come again and again. */
export function relationOf(claim: string, evidence: string, lexicon: Lexicon): Relation {
  let known = relations.get(claim);
  if (known === undefined) relations.set(claim, (known = new Map()));
  let relation = known.get(evidence);
  if (relation !== undefined) return relation;
  relation = lexicon.relation(claim, evidence);
  known.set(evidence, relation);
  if (++pairs > MOST_PAIRS) {
    relations.clear();
    pairs = 0;
  }
  return relation;
}

export function resembling({ word, capital }: Unit, sentence: Reading): Match | undefined {
  const named = capital && sentence.language === 'en';
  for (let at = 0; at < sentence.words.length; at++) {
    const other = sentence.words[at];
    if (other.weight > 0 && other.value < 0 && resembles(word.form, other.form)) {
      if (named && word.form.length !== other.form.length && isCapital(sentence, other)) continue;
      return { kind: 'derived', strength: 0.8, at };
    }
  }
  return undefined;
}

/** Words that are nearly one: a name with an ending, British and American "-ise" and "-ize". */
function resembles(a: string, b: string): boolean {
  const [shorter, longer] = a.length <= b.length ? [a, b] : [b, a];
  if (shorter.length < 5 || longer.length - shorter.length > 2) return false;
  if (shorter.length < longer.length) return longer.startsWith(shorter);
  let differences = 0;
  for (let i = 0; i < shorter.length; i++) {
    if (shorter[i] === longer[i]) continue;
    if (!'sz'.includes(shorter[i]) || !'sz'.includes(longer[i])) return false;
    differences++;
  }
  return differences === 1;
}
