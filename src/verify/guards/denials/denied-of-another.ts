/** "Has not received it" by "has not signed it, although she received it": the sentence denies another of its verbs. */
import { againstUnit, type Guard, textOf } from '../guard.ts';
import { tokenOf } from '../token-of.ts';

export const DENIED_OF_ANOTHER: Guard = againstUnit(
  'negation',
  'prose',
  ({ predicates, reading }, sentence) => {
    const [main, ...more] = predicates();
    if (main === undefined || more.length > 0 || !main.word.negated) return -1;
    const { alignment, source } = sentence;
    const match = alignment.matches[main.unit]!;
    if (match.kind !== 'same' || match.at < 0 || sentence.reading.words[match.at]!.negated) return -1;
    const { lemma } = sentence.reading.words[match.at]!;
    if (sentence.reading.words.some((word) => word.lemma === lemma && word.negated)) return -1;
    if (DENYING.test(textOf(sentence.reading)) || DENYING.test(textOf(reading))) return -1;
    const grammar = source.grammar(sentence.sentence);
    const token = tokenOf(sentence, grammar.tree, match.at);
    const own = grammar.clauses.find((clause) => clause.token === token);
    if (own === undefined || own.negated || /^(?:xcomp|ccomp|acl)/.test(own.relation)) return -1;
    return grammar.clauses.some((clause) => clause.negated && clause !== own) ? main.unit : -1;
  },
);

/** What denies more than its own verb, or by no word of its own. */
const DENYING =
  /\b(?:neither|nor|no|none|nobody|nothing|never|without|fail\p{L}*|refus\p{L}*|unable|lack\p{L}*|only|until)\b/iu;
