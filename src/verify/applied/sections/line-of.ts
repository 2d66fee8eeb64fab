/**
 * Lines of a section that have no subject, told of what its heading names: "Deferred to May" is "the upgrade was deferred to May"
 * under "2. Upgrade.", "At least 7 days before arrival" is "the name list is due at least 7 days before arrival" under "5. Name list."
 */
import { gerund, participleOf, pastOf, present } from '../../../text/inflect.ts';
import type { Lexicon } from '../../../text/lexicon/index.ts';
import { capital, lower } from '../../context/tellings/words.ts';
import type { Scene, Shown } from '../asked.ts';
import { headOf, type Section } from './sections.ts';

/** A topic where a statement names it. */
export interface Named {
  readonly start: number;
  readonly end: number;
  readonly words: string;
}

/** Lines of a section that are held against a statement about its topic. */
const MOST_LINES = 8;
/** What is done with an item of an agenda is done to its matter. */
const MATTER = /^(?:The )?(?:discussion|consideration|item|decision|vote) (?:of|on|about) (?=the )/iu;

/** Where a line without a subject says a statement of the topic, which is its subject. */
export function lineOf(
  said: string,
  { start, end, words }: Named,
  section: Section,
  scene: Scene,
): Shown | undefined {
  if (!/^(?:(?:The|A|An|Our|Your|Each|Any) )?$/iu.test(said.slice(0, start).replace(MATTER, '')))
    return undefined;
  const isMatter = MATTER.test(said);
  const subject = said.slice(0, end);
  const rest = said.slice(end).trimStart();
  const source = scene.documents[section.document]!;
  const last = Math.min(section.last, section.head + MOST_LINES);
  for (let sentence = section.head + 1; sentence <= last; sentence++) {
    const line = source.said(sentence).trim().replace(/[.;]$/u, '');
    const told = isMatter ? ofMatter(line, subject) : sentencesFrom(line, subject, scene.lexicon);
    if (told.some((one) => scene.says(`${said}.`, `${capital(one)}.`)) || (!isMatter && isBound(rest, line)))
      return {
        places: [headOf(section), { document: section.document, sentence }],
        told: `${words}: ${line}`,
      };
  }
  return undefined;
}

/** What minutes and notes call what a heading names. */
const TAKEN_UP = /^The (?:item|matter|point|topic|proposal|request|application|change|question) (?=\p{Ll})/u;

const ofMatter = (line: string, subject: string): readonly string[] =>
  TAKEN_UP.test(line) ? [line.replace(TAKEN_UP, `${subject} `)] : [];

/** A line that opens with a bound, a length, a time or a place. */
const BOUNDED =
  /^(?:At least|At most|At the latest|Up to|No more than|Not more than|Within|By|Until|Before|After|Below|Above|From|Between|Daily|Weekly|Monthly|Every|Once|\p{Sc}|\d)/u;
const VERB = /\b(?:is|are|was|were|has|have|may|must|can|will|does|do|shall|needs?|appl(?:y|ies))\b/u;
/** What a statement says of a topic before its bound that a line leaves out: that it is so, or has to be there. */
const LIGHT =
  /^(?:is|are|(?:must|has to|have to|should) be)(?: (?:in|in place|due|given|required|needed|handed in|sent|sent in|submitted|received))? /u;
/** A bound on how many there are is one on how many there may be. */
const HOLDING =
  /^(?:has|have|(?:may|can) (?:have|hold|include|comprise|consist of)|includes?|holds?|consists? of|comprises?) /u;

/** Whether what a statement says of a topic is the bound that a line without a verb gives, word for word: a wider bound is another. */
function isBound(rest: string, line: string): boolean {
  if (!BOUNDED.test(line) || VERB.test(line)) return false;
  const light = LIGHT.exec(rest)?.[0] ?? (/^Up to /u.test(line) ? HOLDING.exec(rest)?.[0] : undefined);
  return light !== undefined && folded(rest.slice(light.length)) === folded(line);
}

const folded = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\b(?:the|an?) /gu, '')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

/** The sentences that a line without a subject stands for. */
function sentencesFrom(line: string, subject: string, lexicon: Lexicon): readonly string[] {
  if (TAKEN_UP.test(line)) return ofMatter(line, subject);
  return verbOpening(line, subject, lexicon).map((verb) => `${subject} ${verb}${lower(line)}`);
}

/** What a line that opens with a form of a verb leaves out before it; nothing where it opens with none. */
function verbOpening(line: string, subject: string, lexicon: Lexicon): readonly string[] {
  const word = /^(?:(?:Not|Not yet|Now) )?(\p{L}{3,})\b/u.exec(line)?.[1]?.toLowerCase();
  if (word === undefined) return [];
  const lemma = lexicon.lemma(word, 'v');
  // What somebody did is told of who has a name alone: "Ate half of her supper".
  const isNamed = /^\p{Lu}\p{Ll}+$/u.test(subject);
  if (isNamed && word !== lemma && pastOf(lemma) !== participleOf(lemma) && pastOf(lemma) === word)
    return [''];
  if (
    isNamed &&
    word !== lemma &&
    present(lemma) === word &&
    /^\p{L}+ (?:home|back|out|on|in|to|for|by|with|at)\b/u.test(line)
  )
    return [''];
  if (participleOf(lemma) === word) return ['was ', 'is '];
  return isNamed && gerund(lemma) === word ? ['has been ', 'is '] : [];
}
