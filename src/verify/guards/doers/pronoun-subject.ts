/**
 * Whose deed a pronoun tells: "the bank closed the account after it detected a breach" does not say that the account
 * did, nor "the bank called the client since his card had expired" that a card of the bank had. Where the sentence
 * itself names two that the pronoun may stand for, its words carry neither, save where the deed is of one sort of them.
 */
import type { Tree } from '../../../text/parse/tree.ts';
import type { Reading } from '../../../text/reading.ts';
import type { Predicate } from '../../check/standing.ts';
import { type Kind, kindOf, suitable } from '../../context/antecedent.ts';
import { DEALERS, DEALING, OF_THINGS } from '../../context/dealing.ts';
import { type Mention, mentionsOf } from '../../context/mentions.ts';
import { isSame } from '../../context/preferred.ts';
import { againstUnit, type Told } from '../guard.ts';
import { tokenOf } from '../token-of.ts';

/** Match from which a word of the sentence is the claim's. */
const FOUND = 0.8;

const SUBJECT = ['nsubj', 'nsubj:pass'];

export const PRONOUN_SUBJECT = againstUnit('role', 'english', (told) => {
  for (const predicate of told.predicates()) {
    const unit = ofAnother(told, predicate);
    if (unit >= 0) return unit;
  }
  return -1;
});

/** The unit of a claim that a pronoun of the sentence may not stand for; -1 for none. */
function ofAnother({ reading, units, support }: Told, predicate: Predicate): number {
  const match = support.matches[predicate.unit]!;
  const sentence = support.sentences[support.from[predicate.unit]!];
  if (sentence === undefined || match.at < 0 || sentence.source.structured) return -1;
  const forms = sentence.reading.words.map(({ form }) => form);
  if (!forms.some((form) => kindOf(form) !== undefined)) return -1;
  const { tree } = sentence.source.grammar(sentence.sentence);
  const verb = tokenOf(sentence, tree, match.at);
  const [subject] = verb < 0 ? [] : tree.with(verb, ...SUBJECT);
  if (subject === undefined) return -1;
  const at = units[predicate.unit]!.from;
  const own = tree.token(subject);
  const kind = kindOf(own.form.toLowerCase());
  // "His card had expired": the pronoun stands before the subject.
  const owner =
    kind === undefined ? tree.with(subject, 'nmod:poss').find((one) => isPronounAt(tree, one)) : undefined;
  const pronoun = kind === undefined ? owner : subject;
  if (pronoun === undefined) return -1;
  const { form, start } = tree.token(pronoun);
  if (reading.words.some((word) => !word.capital && word.form === form.toLowerCase())) return -1;
  const claimed = units.flatMap(({ from, value }, i) => {
    const place = support.matches[i]!.at;
    const theirs = sentence.reading.words[place];
    if (value !== undefined || from >= at || support.matches[i]!.strength < FOUND || theirs === undefined)
      return [];
    return theirs.start < start && support.sentences[support.from[i]!] === sentence
      ? [{ i, start: theirs.start }]
      : [];
  });
  if (isTurned(reading, at, verb, subject, tree) || claimed.length === 0) return -1;
  const mentions = mentionsOf(sentence.source, sentence.sentence, sentence.source.lexicon).filter(
    (one) => one.end <= start && !isGoal(one, sentence.source.text),
  );
  const word = sentence.reading.words[match.at]!;
  const { lexicon } = sentence.source;
  const able = mentions.filter(({ key }) => lexicon.relation(word.lemma, key).kind === 'none');
  const meant = mentions.filter((one) =>
    claimed.some((word) => one.start <= word.start && word.start < one.end),
  );
  const whom = owner === undefined ? meant.at(-1) : meant[0];
  if (whom === undefined) return -1;
  // "It has an efficacy of 95 percent; it is effective": what is said of the thing is not said of that very quality.
  return mayMean(whom, able.includes(whom) ? able : mentions, kindOf(form.toLowerCase())!, word.lemma, tree)
    ? -1
    : claimed[0]!.i;
}

/** "Moved to Oslo": a name that tells where to. */
const isGoal = ({ start, text }: Mention, whole: string): boolean =>
  isName(text) &&
  /\b(?:moved|went|came|travelled|traveled|relocated|shipped|flew|drove|returned|transferred) (?:to|from) $/i.test(
    whole.slice(Math.max(0, start - 20), start),
  );

const isPronounAt = (tree: Tree, at: number): boolean =>
  kindOf(tree.token(at).form.toLowerCase()) !== undefined;

/** "It lost the parcel" for "the parcel was lost": what the claim says it of is not the pronoun's. */
function isTurned({ words }: Reading, at: number, verb: number, subject: number, tree: Tree): boolean {
  const passive = !/ing$/.test(words[at]!.form) && words.slice(0, at).some(({ form }) => BEING.test(form));
  return passive ? tree.with(verb, 'obj').length > 0 : tree.token(subject).deprel === 'nsubj:pass';
}

const BEING = /^(?:is|are|was|were|be|been|being|'s|'re)$/;

/** Whether a pronoun can be taken to stand for one thing and for no other that is named before it. */
function mayMean(whom: Mention, mentions: readonly Mention[], kind: Kind, deed: string, tree: Tree): boolean {
  const able = mentions.filter((one) => (!one.placed || isSame(one, whom)) && canBe(one, kind));
  const sort = kind !== 'it' ? undefined : DEALING.has(deed) ? true : OF_THINGS.has(deed) ? false : undefined;
  const sorted = sort === undefined ? able : able.filter((one) => isDealer(one) === sort);
  const persons = kind === 'it' ? [] : sorted.filter(({ person }) => person);
  const left = persons.length > 0 ? persons : sorted.length > 0 ? sorted : able;
  if (!left.some((one) => isSame(one, whom))) return left.length === 0;
  return left.every((one) => isSame(one, whom) || isPartOf(one, whom, tree));
}

const canBe = (one: Mention, kind: Kind): boolean =>
  suitable([one], kind).length > 0 || (kind === 'it' && !one.plural && DEALERS.has(one.key));

const isDealer = ({ key, person, text }: Mention): boolean =>
  person || DEALERS.has(key) || DEALERS.has(key.split(' ').at(-1)!) || isName(text);

const isName = (text: string): boolean => /(?:^|\s)\p{Lu}\S*$/u.test(text);

/** "The invoice for the repair", "Acme's server": what only tells which is meant. */
function isPartOf(one: Mention, whom: Mention, tree: Tree): boolean {
  const within = ({ start }: { readonly start: number }, { start: from, end }: Mention): boolean =>
    from <= start && start < end;
  return tree.tokens.some(
    ({ deprel, head, start }) =>
      /^(?:nmod|appos)/.test(deprel) && within({ start }, one) && head >= 0 && within(tree.token(head), whom),
  );
}
