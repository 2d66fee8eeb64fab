/** What a text says of whomever it serves or employs, said to one of them: "Visitors must wear a helmet" to a visitor. */
import { parseSentence } from '../../../../text/parse/bundled.ts';
import { Tree } from '../../../../text/parse/tree.ts';
import type { Reading } from '../../../../text/reading.ts';
import { isServed } from '../../roles-addressed.ts';
import type { Teller } from '../types.ts';
import { forClaims } from '../where.ts';

const OF_ALL = /^(?:the|all|every|any|each|our)$/i;

/** How verbs of one person stand with "you". */
const AGREEING: ReadonlyMap<string, string> = new Map(
  Object.entries({
    is: 'are',
    was: 'were',
    has: 'have',
    does: 'do',
    "isn't": "aren't",
    "hasn't": "haven't",
    "doesn't": "don't",
    "wasn't": "weren't",
  }),
);

const YOU = /\byou\b/i;

/** A sentence about the ones addressed with "you" for them, where the claim says "you". */
export const addressed: Teller = forClaims([YOU], ({ sentence, claim, tell }) => {
  if (!YOU.test(claim.text.slice(claim.start, claim.end))) return [];
  const told = tell(sentence);
  const verb = verbOfAll(told.text);
  if (verb === undefined) return [];
  const rest = told.text.slice(verb.end).replace(/\b(?:their|his|her|his or her)\b/g, 'your');
  const said = [{ ...told, text: `You ${verb.form}${rest}` }];
  // What is so of all of them at any time will be so of one: "Guests receive a mail" for "You will receive a mail".
  if (verb.always && WILL.test(claim.text.slice(claim.start, claim.end)))
    said.push({ ...told, text: `You will ${verb.form === 'are' ? 'be' : verb.form}${rest}` });
  return said;
});

/** "The employee's position is guaranteed": that of the one addressed. */
const OWNED = /^(?<all>(?:the|each|every|an?) (?<noun>\p{Ll}+)['\u2019]s )/iu;

/** A sentence of what somebody addressed has, where the claim begins with "your". */
export function asYours(text: string, claim: Reading): string {
  const { all = '', noun = '' } = OWNED.exec(text)?.groups ?? {};
  const yours = all !== '' && /^\s*your /i.test(claim.text.slice(claim.start, claim.end));
  return yours && isServed(noun.toLowerCase()) ? `Your ${text.slice(all.length)}` : text;
}

const WILL = /\byou(?: will|['\u2019]ll) /i;

interface Said {
  readonly form: string;
  readonly end: number;
  /** Whether it is said of all of them, and of no one time. */
  readonly always: boolean;
}

/** The first word of the verb that is said of the ones addressed, as it stands with "you"; undefined for no such subject. */
function verbOfAll(text: string): Said | undefined {
  const tree = new Tree(parseSentence(text));
  const root = tree.tokens.findIndex(({ head }) => head < 0);
  const [subject] = root < 0 ? [] : tree.with(root, 'nsubj', 'nsubj:pass');
  if (subject === undefined || subject > 1 || (subject === 1 && !OF_ALL.test(tree.token(0).form)))
    return undefined;
  const { form: noun, lemma } = tree.token(subject);
  const told = tree.children(subject).every((at) => at === 0 && OF_ALL.test(tree.token(at).form));
  if (!isServed(lemma) || !told) return undefined;
  const { form, end, head, upos, xpos } = tree.token(subject + 1);
  const helps = subject + 1 === root || (head === root && upos === 'AUX');
  if (!helps) return undefined;
  const many = noun.toLowerCase() !== lemma;
  const always = many && xpos === 'VBP' && !/^(?:the|our)$/i.test(subject === 1 ? tree.token(0).form : '');
  return { form: many ? form : agreed(form, upos), end, always };
}

/** The form that a verb of one has with "you". */
function agreed(verb: string, upos: string): string {
  const known = AGREEING.get(verb.replace('\u2019', "'"));
  if (known !== undefined || upos === 'AUX') return known ?? verb;
  if (/ies$/.test(verb)) return `${verb.slice(0, -3)}y`;
  if (/(?:sses|shes|ches|xes|oes)$/.test(verb)) return verb.slice(0, -2);
  return /[^s]s$/.test(verb) ? verb.slice(0, -1) : verb;
}
