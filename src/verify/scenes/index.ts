/** Claims about what is to be seen, by a sentence that describes it: "A man plays an instrument." by "A man in a red shirt playing guitar on stage". */
import { ATTRIBUTION, COMPARISON, CONDITION, EXCEPTION, HEDGE, MAJORITY, NEGATION, OBLIGATION, ONLY, PERMISSION, PROSPECT, RETRACTION, UNIVERSAL } from '../../text/cues.ts';
import { parseSentence } from '../../text/parse/bundled.ts';
import { Tree } from '../../text/parse/tree.ts';
import type { Reading } from '../../text/reading.ts';
import type { Document } from '../document.ts';
import type { Inference } from '../inferred/index.ts';
import type { AlignedSentence } from '../support.ts';
import { wordSet } from '../../text/word-set.ts';
import { Depiction } from './depicted.ts';
import { Scene } from './scene.ts';
import { type Whereabouts, whereaboutsOf } from './words.ts';

/** Words past which a claim, or a sentence, describes no scene; and sentences of a source that does. */
const LONGEST_CLAIM = 24;
const LONGEST = 70;
const MOST_TEXTS = 3;
const CUES =
  NEGATION | HEDGE | PERMISSION | OBLIGATION | PROSPECT | CONDITION | EXCEPTION | ATTRIBUTION | RETRACTION | ONLY | MAJORITY | UNIVERSAL | COMPARISON;

/** A claim and the texts that may show what it says. */
export interface Shown {
  readonly reading: Reading;
  readonly documents: readonly Document[];
  /** The claim as it is parsed. */
  tree(): Tree;
  /** The only sentence of a text, beside the claim. */
  align(document: number): AlignedSentence;
}

/** The text of one sentence that shows what a claim says is to be seen; undefined where none does. */
export function byScene({ reading, documents, tree, align }: Shown): Inference | undefined {
  if (documents.length > MOST_TEXTS || !mayShow(reading, LONGEST_CLAIM)) return undefined;
  const document = documents.findIndex((one) => isScene(one) && shows(one, reading, tree));
  if (document < 0) return undefined;
  const text = documents[document]!.text;
  return { sentences: [align(document)], told: text.trim() };
}

/** Whether a text is one sentence that may describe a scene. */
function isScene(document: Document): boolean {
  if (document.structured || document.scan.sentenceCount !== 1 || document.isRecord(0)) return false;
  const reading = document.sentence(0);
  return reading.language === 'en' && mayShow(reading, LONGEST);
}

/** Whether a sentence may say what is to be seen: nothing in it is denied, supposed or of all. */
const mayShow = ({ cues, question, words, values }: Reading, longest: number): boolean =>
  !question && !(cues & CUES) && words.length <= longest && values.every(({ kind }) => kind === 'number');

function shows(source: Document, reading: Reading, own: () => Tree): boolean {
  const { lexicon } = source;
  const { text, whereabouts, cut } = withoutWhereabouts(reading);
  const claims = (cut ? treesOf(text) : treesOf(text, own())).map((tree) => new Scene(tree, lexicon));
  const scenes = treesOf(source.text, source.grammar(0).tree).map((tree) => new Scene(tree, lexicon));
  return claims.some((claim) => scenes.some((scene) => new Depiction(claim, scene, lexicon).holds(whereabouts)));
}

/** A text as it is parsed, and with the verb set in that a caption leaves out: "a man (is) playing". */
function treesOf(text: string, own = new Tree(parseSentence(text, 0, text.length))): readonly Tree[] {
  const whole = own;
  if (whole.tokens.some(({ xpos, upos }) => FINITE.has(xpos) || upos === 'AUX')) return [own];
  const at = whole.tokens.findIndex(
    ({ form }, i) => /^[a-z]{2,}ing$/.test(form) && BEFORE.has(whole.tokens[i - 1]?.upos ?? ''),
  );
  if (at < 0) return [own];
  const before = whole.tokens[at - 1]!;
  const end = before.end - (whole.tokens[0]!.start - (text.length - text.trimStart().length));
  const said = `${text.slice(0, end)} ${before.xpos === 'NNS' ? 'are' : 'is'}${text.slice(end)}`;
  return [new Tree(parseSentence(said, 0, said.length)), own];
}

const FINITE = wordSet('VBZ VBP VBD MD');
const BEFORE = wordSet('NOUN PROPN PRON');

/** A claim without the word that has it out of doors or within, and that word. */
function withoutWhereabouts({ text, start, end }: Reading): Asked {
  const whole = text.slice(start, end);
  const own = whole.trim().replace(/[.!]+$/, '').replace(SHOWN, '').replace(THERE, '');
  const found = TAIL.exec(own);
  if (found !== null) return { text: own.slice(0, found.index), whereabouts: whereaboutsOf(found[1]!), cut: true };
  const cut = own.length < whole.trim().length - 1;
  return { text: cut ? own : whole, whereabouts: undefined, cut };
}

interface Asked {
  readonly text: string;
  readonly whereabouts: Whereabouts | undefined;
  /** It is not the claim as it was parsed. */
  readonly cut: boolean;
}

const THERE = /^there (?:is|are) /i;
const SHOWN = / in (?:the|this) (?:picture|photo|image)$/i;
const TAIL = / (?:(?:is|are) )?(outside|outdoors|inside|indoors)$/i;
