/** The period that a rule of the evidence sets, and what it runs from: "Refunds are available within 14 days of purchase." */
import type { Lexicon } from '../../text/lexicon/index.ts';
import type { Document } from '../read/document.ts';
import type { Length } from '../record/words/moment.ts';
import { type InWindow, lengthIn } from './claim.ts';

/** A rule of a period. */
export interface Rule {
  readonly document: number;
  readonly sentence: number;
  /** What the period runs from. */
  readonly anchor: string;
}

const WITHIN =
  /\b(?:within|up to|no later than|for|in) (\d{1,3}|[a-z]+)[ -](?:calendar )?(days?|weeks?|months?|years?) (?:of|after|from|following)(?: (?:the|its|their|your))?(?: (?:date|day) of)? ([a-z]+(?: [a-z]+)?)\b/giu;
/** What excepts, or makes it a rule for some. */
const OPEN = /\b(?:not|except|unless|if|only|members?|business|working|other|otherwise|but)\b/i;
const MOST_SENTENCES = 60;
const LONGEST = 6_000;

/** The one rule of the evidence that sets a period of that length for that; undefined for none and for several. */
export function ruleOf(
  { length, kind }: InWindow,
  documents: readonly Document[],
  lexicon: Lexicon,
): Rule | undefined {
  const found = documents.flatMap((source, document) => {
    if (source.structured || source.text.length > LONGEST || source.scan.sentenceCount > MOST_SENTENCES)
      return [];
    return Array.from({ length: source.scan.sentenceCount }, (_, sentence) => sentence).flatMap(
      (sentence): Rule[] => {
        const { text, start, end } = source.sentence(sentence);
        const said = text.slice(start, end);
        WITHIN.lastIndex = 0;
        const [, count, unit, anchor] = WITHIN.exec(said) ?? [];
        if (anchor === undefined || OPEN.test(said) || !hasKind(said, kind)) return [];
        return isSame(lengthIn(`up to ${count} ${unit}`, lexicon), length)
          ? [{ document, sentence, anchor }]
          : [];
      },
    );
  });
  return found.length === 1 ? found[0] : undefined;
}

const isSame = (one: Length | undefined, other: Length): boolean =>
  one !== undefined && one.unit === other.unit && one.count === other.count;

/** Whether a rule is of all that the period is said to be for. */
const hasKind = (said: string, kind: readonly string[]): boolean =>
  kind.every((word) =>
    said.toLowerCase().includes(word.slice(0, Math.max(4, word.length - 3)).toLowerCase()),
  );
