/** Claims about what is to be seen, by a sentence that describes it: "A man plays an instrument." by "A man in a red shirt playing guitar on stage". */
import { ATTRIBUTION, COMPARISON, CONDITION, EXCEPTION, HEDGE, MAJORITY, NEGATION, OBLIGATION, ONLY, PERMISSION, PROSPECT, RETRACTION, UNIVERSAL } from '../../text/cues.ts';
import { parseSentence } from '../../text/parse/bundled.ts';
import { Tree } from '../../text/parse/tree.ts';
import type { Reading } from '../../text/reading.ts';
import type { Inference, Question } from '../inferred/inference.ts';
import type { AlignedSentence } from '../support.ts';
import { wordSet } from '../../text/word-set.ts';
import { Depiction } from './depicted.ts';
import { Scene } from './scene.ts';
import { type Whereabouts, whereaboutsOf } from './words.ts';

/** Words past which a claim, or a sentence, describes no scene; and sentences of a source that does. */
const LONGEST_CLAIM = 24;
const LONGEST = 70;
const MOST_SENTENCES = 2;
const CUES =
  NEGATION | HEDGE | PERMISSION | OBLIGATION | PROSPECT | CONDITION | EXCEPTION | ATTRIBUTION | RETRACTION | ONLY | MAJORITY | UNIVERSAL | COMPARISON;

/** The sentence that shows what a claim says is to be seen; undefined where none does. */
export function byScene({ reading, sentences }: Question): Inference | undefined {
  if (!mayShow(reading, LONGEST_CLAIM)) return undefined;
  const [sentence, ...others] = sentences;
  if (sentence === undefined || others.length >= MOST_SENTENCES) return undefined;
  const shown = sentences.find((one) => shows(one, reading));
  return shown && { sentences: [shown], told: shown.reading.text.slice(shown.reading.start, shown.reading.end) };
}

/** Whether a sentence may say what is to be seen: nothing in it is denied, supposed or of all. */
const mayShow = ({ cues, question, words, values }: Reading, longest: number): boolean =>
  !question && !(cues & CUES) && words.length <= longest && values.every(({ kind }) => kind === 'number');

function shows({ source, sentence, reading: theirs }: AlignedSentence, reading: Reading): boolean {
  if (source.isRecord(sentence) || source.structured || source.scan.sentenceCount > MOST_SENTENCES) return false;
  if (theirs.language !== 'en' || !mayShow(theirs, LONGEST)) return false;
  const { text, whereabouts } = withoutWhereabouts(reading);
  const { lexicon } = source;
  const claims = treesOf(text);
  const scenes = treesOf(theirs.text.slice(theirs.start, theirs.end)).map((tree) => new Scene(tree, lexicon));
  return claims.some((tree) =>
    scenes.some((scene) => new Depiction(new Scene(tree, lexicon), scene, lexicon).holds(whereabouts)),
  );
}

/** A text as it is parsed, and with the verb set in that a caption leaves out: "a man (is) playing". */
function treesOf(text: string): readonly Tree[] {
  const whole = parseSentence(text, 0, text.length);
  const own = new Tree(whole);
  if (whole.tokens.some(({ xpos, upos }) => FINITE.has(xpos) || upos === 'AUX')) return [own];
  const at = whole.tokens.findIndex(
    ({ form }, i) => /^[a-z]{2,}ing$/.test(form) && BEFORE.has(whole.tokens[i - 1]?.upos ?? ''),
  );
  if (at < 0) return [own];
  const before = whole.tokens[at - 1]!;
  const said = `${text.slice(0, before.end)} ${before.xpos === 'NNS' ? 'are' : 'is'}${text.slice(before.end)}`;
  return [new Tree(parseSentence(said, 0, said.length)), own];
}

const FINITE = wordSet('VBZ VBP VBD MD');
const BEFORE = wordSet('NOUN PROPN PRON');

/** A claim without the word that has it out of doors or within, and that word. */
function withoutWhereabouts({ text, start, end }: Reading): { text: string; whereabouts: Whereabouts | undefined } {
  const own = text.slice(start, end).trim().replace(/[.!]+$/, '').replace(SHOWN, '').replace(THERE, '');
  const found = TAIL.exec(own);
  if (found === null) return { text: own, whereabouts: undefined };
  return { text: own.slice(0, found.index), whereabouts: whereaboutsOf(found[1]!) };
}

const THERE = /^there (?:is|are) /i;
const SHOWN = / in (?:the|this) (?:picture|photo|image)$/i;
const TAIL = / (?:(?:is|are) )?(outside|outdoors|inside|indoors)$/i;
