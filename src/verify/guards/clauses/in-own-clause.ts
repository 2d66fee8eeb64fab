/**
 * "Leon paid the insurance" by "Leon bought the car and I paid the insurance": a verb with a subject of its own, where the
 * statement's stands in another clause. The other is the speaker, somebody, whose he is of another ("her intern"), another
 * name, or what a relative clause tells of.
 */
import { ATTRIBUTION } from '../../../text/cues.ts';
import { parseSentence } from '../../../text/parse/bundled.ts';
import { Tree } from '../../../text/parse/tree.ts';
import type { Reading } from '../../../text/reading.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { subjectOf } from '../doers/other-subject.ts';
import { againstUnit, type Guard, type Told, textOf } from '../guard.ts';
import { tokenOf } from '../token-of.ts';

export const IN_OWN_CLAUSE: Guard = againstUnit('role', 'prose', doneByOther);

/** Match from which a word is the statement's own. */
const OWN = 0.85;
const SPEAKER = /^(?:i|we)$/i;
const SOMEBODY = /^(?:somebody|someone|nobody|everybody|everyone|another|others)$/i;
const RELATIVE = /^(?:which|who|that)$/i;
const OWNER = /^(?:his|her|its|their|my|our)$/i;
const QUOTED = /[:"\u201c\u201d\u00ab\u00bb]/u;

function doneByOther(told: Told, sentence: AlignedSentence): number {
  const { reading, units, predicates } = told;
  const { alignment, source } = sentence;
  const subject = headOf(told, subjectOf(reading, units)?.unit ?? -1);
  const verb = predicates()[0]?.unit ?? -1;
  if (subject < 0 || verb <= subject) return -1;
  const who = alignment.matches[subject]!;
  const deed = alignment.matches[verb]!;
  if (who.at < 0 || who.strength < OWN || deed.at <= who.at + 1 || deed.strength < OWN) return -1;
  const { tree } = source.grammar(sentence.sentence);
  // Who speaks may be named before what he says.
  if (isSpoken(sentence, tree, who.at, deed.at)) return -1;
  const [named, done] = [tokenOf(sentence, tree, who.at), tokenOf(sentence, tree, deed.at)];
  if (named < 0 || done < 0 || tree.token(done).upos !== 'VERB') return -1;
  if (tree.with(done, 'aux:pass').length > 0 || predicatesInPassive(reading)) return -1;
  const said = new Set(reading.words.map(({ form }) => form));
  const [doer, ...more] = tree.with(done, 'nsubj');
  if (doer === undefined) return isOwnedBefore(tree, done, named, said) ? subject : -1;
  if (more.length > 0 || doer > done) return -1;
  return isOther(tree, doer, done, named, said) ? subject : -1;
}

/** Of "the owner of the dog paid" the owner, though the dog stands before the verb. */
function headOf({ reading, units }: Told, unit: number): number {
  const start = units[unit]?.start;
  const tree = new Tree(parseSentence(reading.text, reading.start, reading.end));
  const own = tree.tokens.find((token) => token.start === start);
  if (own?.deprel !== 'nmod' || !/^nsubj/.test(tree.tokens[own.head]?.deprel ?? '')) return unit;
  const head = units.findIndex((one) => one.start === tree.token(own.head).start);
  return head < 0 ? unit : head;
}

/** ", her intern checked": whom "her" and a noun name right before a verb, whatever the parse makes of them. */
function isOwnedBefore(tree: Tree, verb: number, named: number, said: ReadonlySet<string>): boolean {
  const [mark, owner, noun] = [verb - 3, verb - 2, verb - 1].map((at) => tree.tokens[at]);
  if (verb - 3 <= named || mark === undefined || !/^(?:[,;]|and|but|while)$/i.test(mark.form)) return false;
  return OWNER.test(owner!.form) && !said.has(noun!.form.toLowerCase()) && noun!.upos !== 'ADV';
}

/** "Was paid by": who is named first in such a statement has not done it. */
const predicatesInPassive = (reading: Reading): boolean =>
  /\b(?:is|are|was|were|been|being|be|gets?|got) (?:\p{L}+ly )?\p{L}+(?:ed|en|t|d|n)\b/u.test(
    textOf(reading),
  );

/** Whether a verb of saying without an object, or a quotation, stands between two words. */
function isSpoken(sentence: AlignedSentence, tree: Tree, from: number, to: number): boolean {
  const { words, text } = sentence.reading;
  if (QUOTED.test(text.slice(words[from]!.end, words[to]!.start))) return true;
  return words.slice(from + 1, to).some(({ cue }, i) => {
    if ((cue & ATTRIBUTION) === 0) return false;
    const token = tokenOf(sentence, tree, from + 1 + i);
    // "Wrote the report" tells of no words.
    return token >= 0 && tree.token(token).upos === 'VERB' && tree.with(token, 'obj').length === 0;
  });
}

/** Whether the subject of a verb is somebody else than whom a token names. */
function isOther(tree: Tree, doer: number, verb: number, named: number, said: ReadonlySet<string>): boolean {
  const { form, upos } = tree.token(doer);
  const clause = phraseOf(tree, doer);
  // Of a row of names no verb of its own tells the one from the others.
  const between = tree.tokens.slice(named + 1, doer);
  if (!clause.has(named) && !between.some((token) => /^(?:VERB|AUX)$/.test(token.upos))) return false;
  if (clause.has(named)) return OWNED.test(tree.token(named).deprel);
  if (RELATIVE.test(form)) {
    const { deprel, head } = tree.token(verb);
    return (
      deprel === 'acl:relcl' && head > named && !phraseOf(tree, head).has(named) && !isNamed(tree, head, said)
    );
  }
  if (SPEAKER.test(form)) return !said.has('i') && !said.has('we');
  if (SOMEBODY.test(form)) return !said.has(form.toLowerCase());
  if (isNamed(tree, doer, said)) return false;
  if (upos === 'PROPN') return tree.token(named).upos === 'PROPN';
  return upos === 'NOUN' && tree.with(doer, 'nmod:poss').some((one) => OWNER.test(tree.token(one).form));
}

/** "Rita's mother": whose the doer is has not done it. */
const OWNED = /^nmod:poss$/;

const isNamed = (tree: Tree, token: number, said: ReadonlySet<string>): boolean =>
  [...phraseOf(tree, token)].some(
    (one) => /^(?:NOUN|PROPN)$/.test(tree.token(one).upos) && said.has(tree.token(one).form.toLowerCase()),
  );

/** The tokens of a phrase, without what a clause tells of it. */
function phraseOf(tree: Tree, top: number): ReadonlySet<number> {
  const all = new Set([top]);
  for (const one of all)
    for (const child of tree.children(one))
      if (!/^(?:acl|acl:relcl|conj|cc|parataxis|punct)$/.test(tree.token(child).deprel)) all.add(child);
  return all;
}
