/**
 * "The firm paid" by "the firm ordered a review of the payment": a verb that the sentence has for what a review, a question or
 * a complaint is about does not say that it was done by whoever asks.
 */
import { againstUnit, type Guard, tagsOf } from '../guard.ts';
import { tokenOf } from '../token-of.ts';

const ABOUT = new Set(
  (
    'review question complaint complain ask inquire enquire inquiry enquiry request discuss discussion talk speak dispute doubt ' +
    'query wonder argue argument consider plan demand propose proposal prevent avoid lack absence possibility risk danger threat ' +
    'fear rumour rumor debate chat article report reminder remind worry concern information decision vote rule policy'
  ).split(' '),
);
const ON = new Set(['of', 'about', 'on', 'over', 'regarding', 'concerning']);
/** Match from which a word stands for one of the statement. */
const STANDS = 0.7;

export const ONLY_ASKED: Guard = againstUnit('role', 'prose', ({ predicates, units }, sentence) => {
  const [main, ...more] = predicates();
  if (main === undefined || more.length > 0) return -1;
  const { at, strength } = sentence.alignment.matches[main.unit]!;
  const { word, value } = units[main.unit]!;
  const theirs = sentence.reading.words[at];
  if (value !== undefined || theirs === undefined || strength < STANDS || theirs.form === word.form)
    return -1;
  if (!/^NNS?$/.test(tagsOf(sentence)[at] ?? '')) return -1;
  const { tree } = sentence.source.grammar(sentence.sentence);
  const token = tokenOf(sentence, tree, at);
  if (token < 0) return -1;
  const led = tree.with(token, 'case').some((one) => ON.has(tree.token(one).lemma));
  const { head } = tree.token(token);
  return led && head >= 0 && ABOUT.has(tree.token(head).lemma) ? main.unit : -1;
});
