/** Claims about what is to be seen, by a sentence that describes it: "A man plays an instrument." by "A man in a red shirt playing guitar on stage". */
import {
  ATTRIBUTION,
  COMPARISON,
  CONDITION,
  EXCEPTION,
  HEDGE,
  MAJORITY,
  NEGATION,
  OBLIGATION,
  ONLY,
  PERMISSION,
  PROSPECT,
  RETRACTION,
  UNIVERSAL,
} from '../../text/cues.ts';
import type { Reading } from '../../text/reading.ts';
import { wordSet } from '../../text/word-set.ts';
import { allBehind } from '../beside/shown-of.ts';
import type { Inference } from '../inferred/index.ts';
import type { AlignedSentence } from '../match/support.ts';
import type { Document } from '../read/document.ts';
import { Depiction } from './depicted.ts';
import { Scene } from './scene.ts';
import { treesOf } from './trees.ts';
import { type Whereabouts, whereaboutsOf } from './words.ts';

/** Words past which a claim, or a sentence, describes no scene; and sentences of a source that does. */
const LONGEST_CLAIM = 24;
const LONGEST = 70;
const MOST_TEXTS = 3;
/** Characters of either: one word may have many, and a parse takes time for each. */
const MOST_CHARACTERS = 600;
const CUES =
  NEGATION |
  HEDGE |
  PERMISSION |
  OBLIGATION |
  PROSPECT |
  CONDITION |
  EXCEPTION |
  ATTRIBUTION |
  RETRACTION |
  ONLY |
  MAJORITY |
  UNIVERSAL |
  COMPARISON;

/** Words by which it is left open what is there, by which little is, or which count it exactly or about. */
const OPEN = wordSet(
  'few or nor either neither exactly precisely almost nearly about roughly least most than both',
);
/** What is so of all or many is so of some. */
const COUNTING = MAJORITY | UNIVERSAL | COMPARISON;

/** A claim and the texts that may show what it says. */
export interface Shown {
  readonly reading: Reading;
  readonly documents: readonly Document[];
  /** The only sentence of a text, beside the claim. */
  align(document: number): AlignedSentence;
}

/** The text of one sentence that shows what a claim says is to be seen; undefined where none does. */
export function byScene({ reading, documents, align }: Shown): Inference | undefined {
  if (documents.length > MOST_TEXTS || !mayShow(reading, LONGEST_CLAIM)) return undefined;
  const document = documents.findIndex((one) => isScene(one) && shows(one, reading));
  if (document < 0) return undefined;
  const text = documents[document]!.text;
  return { sentences: [align(document)], told: text.trim() };
}

/** Whether a text is one sentence that may describe a scene. */
function isScene(document: Document): boolean {
  if (document.structured || document.scan.sentenceCount !== 1 || document.isRecord(0)) return false;
  if (document.text.length > MOST_CHARACTERS || SIGNS.test(document.text)) return false;
  const reading = document.sentence(0);
  return (
    reading.language === 'en' &&
    mayShow(reading, LONGEST, CUES & ~COUNTING) &&
    !reading.words.some(({ form }, at) => OPEN.has(form) || allBehind(reading.words, at) >= 0)
  );
}

/** Whether a sentence may say what is to be seen: nothing in it is denied, supposed or of all. */
const mayShow = (
  { cues, question, words, values, start, end }: Reading,
  longest: number,
  against = CUES,
): boolean =>
  !question &&
  end - start <= MOST_CHARACTERS &&
  !(cues & against) &&
  words.length <= longest &&
  values.every(({ kind }) => kind === 'number') &&
  !words.some(({ form }) => OPEN.has(form));

function shows({ text, lexicon }: Document, reading: Reading): boolean {
  const { said, whereabouts } = withoutWhereabouts(reading);
  const claims = treesOf(said, lexicon).map((tree) => new Scene(tree, lexicon));
  const scenes = treesOf(text.trim(), lexicon)
    .map((tree) => new Scene(tree, lexicon))
    .filter(({ isLookedAt }) => isLookedAt);
  return claims.some((claim) =>
    scenes.some((scene) => new Depiction(claim, scene, lexicon).holds(whereabouts)),
  );
}

/** A claim without the word that has it out of doors or within, and that word. */
function withoutWhereabouts({ text, start, end }: Reading): Asked {
  const whole = text.slice(start, end).trim();
  const own = whole
    .replace(/[.!]+$/, '')
    .replace(SHOWN, '')
    .replace(THERE, '');
  const found = TAIL.exec(own);
  if (found === null) return { said: whole.length - own.length > 1 ? own : whole, whereabouts: undefined };
  return { said: own.slice(0, found.index), whereabouts: whereaboutsOf(found[1]!) };
}

interface Asked {
  readonly said: string;
  readonly whereabouts: Whereabouts | undefined;
}

const THERE = /^there (?:is|are) /i;
/** Marks of notes and forms. */
const SIGNS = /[:;=|→\u2600-\u27bf]/;
const SHOWN = / in (?:the|this) (?:picture|photo|image)$/i;
const TAIL = / (?:(?:is|are) )?(outside|outdoors|inside|indoors)$/i;
