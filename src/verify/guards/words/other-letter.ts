/** "Pump A was replaced" by "pump B was replaced; pump A runs": a letter tells one of a kind from another, clause by clause. */
import { against, againstUnit, type Guard, type Told, textOf } from '../guard.ts';

const LETTERED = /(?<!\p{L})(\p{L}{3,}) ([A-Z])(?![\p{L}\p{N}'\u2019-]|\.\p{L})/gu;
const PARTING = /[;.:]|, (?:and|but|while)\b|\b(?:but|while|whereas)\b/gu;
const STANDS = 0.7;

/** "The blood type is A": a letter that a statement ends on, which is no article. */
const LAST =
  /\b(?:is|are|was|were|type|class|grade|group|plan|option|zone|category|section|gate|level|terminal|hall|block|vitamin|hepatitis) ([A-HJ-Z])[+-]?[.!]?$/u;

export const OTHER_LETTER: readonly Guard[] = [
  againstUnit('entity', 'english', ofOtherLetter),
  against('entity', 'any', lacksLetter, { said: () => LAST }),
];

function lacksLetter({ reading, support: { sentences } }: Told): boolean {
  const letter = LAST.exec(textOf(reading))?.[1];
  if (letter === undefined) return false;
  const alone = new RegExp(`(?<![\\p{L}\\p{N}])${letter}(?![\\p{L}\\p{N}'\u2019])`, 'u');
  return !sentences.some(
    (one) => alone.test(textOf(one.reading)) || alone.test(textOf(one.source.sentence(one.sentence))),
  );
}

function ofOtherLetter({ reading, units, support: { sentences, matches, from } }: Told): number {
  const named = [...textOf(reading).matchAll(LETTERED)].map(({ 1: noun = '', 2: letter = '' }) => ({
    noun: noun.toLowerCase(),
    letter,
  }));
  if (named.length !== 1) return -1;
  const [{ noun, letter }] = named as [(typeof named)[number]];
  return units.findIndex(({ word, value }, i) => {
    const one = sentences[from[i]!];
    const { at, strength } = matches[i]!;
    const place = one?.reading.words[at];
    if (one === undefined || place === undefined || one.source.structured || strength < STANDS) return false;
    if (value !== undefined || word.form === noun) return false;
    const letters = [...clauseAt(textOf(one.reading), place.start - one.reading.start).matchAll(LETTERED)]
      .filter(([, own]) => own!.toLowerCase() === noun)
      .map(([, , own]) => own);
    return letters.length > 0 && !letters.includes(letter);
  });
}

/** The clause that a place of a text stands in. */
function clauseAt(text: string, place: number): string {
  const marks = [...text.matchAll(PARTING)].map(({ index }) => index);
  const from = marks.findLast((mark) => mark <= place) ?? 0;
  return text.slice(
    from,
    marks.find((mark) => mark > place),
  );
}
