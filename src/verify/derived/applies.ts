/** Whether a rule is of the thing that a fact is of: of such a kind, and under a condition that the fact's source meets. */
import { CONDITION } from '../../text/cues.ts';
import type { Relation } from '../../text/lexicon/index.ts';
import type { Reading } from '../../text/reading.ts';
import type { AlignedSentence } from '../match/support.ts';
import type { Document } from '../read/document.ts';
import type { Asked } from './asked.ts';

/** Sentences of a source that are looked through for what a rule supposes, at the most. */
const MOST_READ = 60;
/** Words of a rule's subject that pick out no kind of it. */
const ANY = /^(?:all|any|each|every|our|your|the|a|an|single|one)$/;

/** "Economy passengers may check …", "covered … if locked": the claim or the source of the fact says so too. */
export function appliesTo(asked: Asked, rule: AlignedSentence, fact: AlignedSentence): boolean {
  if (rule.source.isRecord(rule.sentence) || rule.document === fact.document) return true;
  const kinds = kindsOf(rule);
  const supposed = supposedBy(rule.reading);
  if (supposed === undefined) return false;
  const said = wordsOf(fact.source);
  const claimed = new Set(asked.reading.words.map(({ lemma }) => lemma));
  const titled = asked.titles[fact.document];
  return (
    kinds.every((lemma) => said.has(lemma) || claimed.has(lemma) || titled?.has(lemma) === true) &&
    supposed.every((lemma) => said.has(lemma))
  );
}

/** What a rule calls whatever it is of. */
const GENERIC =
  /^(?:item|good|product|article|purchase|order|parcel|thing|customer|person|member|user|guest|client|it|they|you|we|all|this|that|request|document|form|case|matter|event|damage|loss|payment|piece|device|employee|student|applicant|application|party|everyone|anyone)$/;

/** "Complaints must be filed by …": not of an appeal, where the claim says that it was filed. */
export function isOfSubject(
  asked: Asked,
  { source, sentence }: AlignedSentence,
  fact: AlignedSentence,
): boolean {
  const { tokens } = source.parsed(sentence);
  const root = tokens.findIndex(({ head }) => head < 0);
  const subject = tokens.find(({ head, deprel }) => head === root && deprel.startsWith('nsubj'));
  if (subject === undefined || subject.xpos !== 'NNS') return true;
  const { lexicon, units } = asked;
  const verb = units.findIndex((_, k) => asked.isMainVerb(k));
  const own = lexicon.lemma(subject.form.toLowerCase());
  if (
    verb < 0 ||
    GENERIC.test(own) ||
    lexicon.lemma(tokens[root].form.toLowerCase()) !== units[verb].word.lemma
  )
    return true;
  const nouns = units.filter(({ capital, value }, k) => k < verb && !capital && value === undefined);
  return (
    nouns.length === 0 ||
    wordsOf(fact.source).has(own) ||
    nouns.some(({ word }) => word.lemma === own || isKind(lexicon.relation(word.lemma, own)))
  );
}

const isKind = ({ kind, strength }: Relation): boolean =>
  strength > 0 && kind !== 'sibling' && kind !== 'antonym';

/** Words that the subject of a rule is narrowed by. */
function kindsOf({ source, sentence }: AlignedSentence): readonly string[] {
  const { tokens } = source.parsed(sentence);
  const root = tokens.findIndex(({ head }) => head < 0);
  const subject = tokens.findIndex(({ head, deprel }) => head === root && deprel.startsWith('nsubj'));
  return tokens.flatMap(({ head, deprel, lemma, form }) =>
    subject >= 0 && head === subject && /^(?:amod|compound)/.test(deprel) && !ANY.test(form.toLowerCase())
      ? [lemma.toLowerCase()]
      : [],
  );
}

/** What stands behind "if" in a rule; undefined where it is more than words to look for. */
function supposedBy({ words, text, cues }: Reading): readonly string[] | undefined {
  const from = (cues & CONDITION) === 0 ? -1 : words.findIndex(({ form }) => SUPPOSING.test(form));
  if (from < 0) return [];
  if (words[from].form !== 'if') return undefined;
  const ends = ({ start }: Reading['words'][number], at: number): boolean =>
    at > from && /[,;]/.test(text.slice(words[at - 1].end, start));
  const comma = words.findIndex(ends);
  const clause = words.slice(from + 1, comma < 0 ? words.length : comma);
  if (clause.some(({ value, cue }) => value >= 0 || cue !== 0)) return undefined;
  const telling = clause.filter(({ weight }) => weight > 0.2);
  return telling.length === 0 ? undefined : telling.map(({ lemma }) => lemma);
}

const SUPPOSING = /^(?:if|unless|provided|providing|assuming)$/;

const known = new WeakMap<Document, ReadonlySet<string>>();

/** The words that a source says without denying them or leaving them open. */
function wordsOf(source: Document): ReadonlySet<string> {
  let said = known.get(source);
  if (said === undefined) {
    const count = Math.min(source.scan.sentenceCount, MOST_READ);
    const all = Array.from({ length: count }, (_, at) => source.sentence(at).words);
    const stated = all.flat().filter(({ negated, scope }) => !negated && (scope & CONDITION) === 0);
    known.set(source, (said = new Set(stated.flatMap(({ lemma, form }) => [lemma, form]))));
  }
  return said;
}
