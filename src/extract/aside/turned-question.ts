/** A question as the statement that it asks about. */
import { parseSentence } from '../../text/parse/bundled.ts';
import { Tree } from '../../text/parse/tree.ts';

/** A question with its verb put behind its subject: `the order was refunded twice`; undefined where that is no clause. */
export function turned(verb: string, rest: string): string | undefined {
  let found: string | undefined;
  const words = rest.trim().split(' ');
  for (let at = 1; at <= Math.min(words.length, LONGEST_SUBJECT); at++) {
    const told = `${words.slice(0, at).join(' ')} ${verb.toLowerCase()} ${words.slice(at).join(' ')}`.trim();
    if (/^(?:of|for|on|in|to|from|with|at|by)$/i.test(words[at] ?? '') && at < words.length - 1) continue;
    const parse = parseSentence(`${told}.`);
    const tree = new Tree(parse);
    const root = parse.tokens.findIndex(({ head }) => head < 0);
    const helper = parse.tokens.findIndex(({ form }) => form === verb.toLowerCase());
    const [subject] = root < 0 ? [] : tree.with(root, 'nsubj', 'nsubj:pass', 'expl');
    const helps = helper === root || tree.token(helper)?.head === root;
    const named = subject === helper - 1 && /^(?:NOUN|PROPN|PRON|NUM)$/.test(tree.token(subject).upos);
    if (!named || !helps) continue;
    if (found !== undefined) return told;
    // "The Basic is plan refundable": behind a form of be a bare noun with more behind it belongs to the subject.
    const next = parse.tokens[helper + 1];
    const more = parse.tokens[helper + 2];
    const goesOn = next?.xpos === 'NN' && /^(?:ADJ|VERB)$/.test(more?.upos ?? '');
    if (!/^(?:is|are|was|were)$/i.test(verb) || !goesOn) return told;
    found = told;
  }
  return found;
}

const LONGEST_SUBJECT = 8;
