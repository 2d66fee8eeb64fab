/**
 * A deed that a note tells without its subject, told of what the note opens with: "Mimi was discharged on 16 March" for "Patient:
 * Mimi, cat. … Discharged on 16 March", "The bug was fixed in 5.8" for "Bug 774: … Fixed in 5.8."
 */
import { patternOf } from '../../../../text/pattern.ts';
import type { Scene, Teller, Telling } from '../types.ts';
import { bare, capital, escaped } from '../words.ts';

/** Characters of a note of one thing, and words of its opening line that say what that is. */
const LONGEST = 1_500;
const FIRST_WORDS = 8;

/** What is done to a person or an animal, and hardly to a thing. */
const TO_PERSONS =
  /^(?:admitted|discharged|examined|referred|seen|treated|vaccinated|operated|hired|promoted|appointed|transferred|dismissed|interviewed|trained|rehired|suspended|enrolled|hospitalised|hospitalized|sedated|neutered|chipped|microchipped|weighed|born)$/;
const OF_PERSONS =
  /^(?:patient|pet|animal|employee|applicant|candidate|student|pupil|member|trainee|volunteer|participant|resident|driver|player|name|full name)$/iu;
const PARTICIPLE =
  /^(?:(?:Then|Later|Finally|Subsequently|Now),? )?(\p{L}{2,}(?:ed|en|wn)|sent|paid|found|built|sold|lost|held|made|left|brought|caught|kept|shut|put|set|read) (?=(?:on|in|by|at|to|from|with|after|before|for|since|under|via|as|again|without|within|into|twice|once|yesterday|today|\d))(.+)$/iu;
const DOING =
  /^(works|runs|fails|crashes|happens|occurs|starts|stops|opens|closes|applies|affects|appears|remains|weighs|measures|holds|needs|requires|contains|includes|costs) (.+)$/iu;
const OPEN =
  /\b(?:if|unless|not|never|or|to be|should|may|might|planned|expected|scheduled|until|except|only)\b|[?]/iu;

/** The month, and no permission. */
const MONTH = /(?<= )May\b/gu;

/** What a claim tells of, up to its verb. */
const SUBJECT =
  /^((?:The |This )?(?:[\p{L}\d'\u2019.#-]+ ){0,4}?[\p{L}\d'\u2019.#-]+) (?:was|were|is|are|has|had|works?|runs?|fails?|crashes|happens|occurs|starts?|stops?|opens?|closes?|applies|affects|appears?|remains?|weighs|measures|holds|needs|requires|contains|includes|costs)\b/u;

export const ofOpening: Teller = (scene) => {
  const { source, sentence } = scene;
  if (sentence === 0 || source.text.length > LONGEST) return [];
  const { text, start, end } = source.sentence(sentence);
  const line = bare(text.slice(start, end).trim());
  const done = PARTICIPLE.exec(line);
  const does = done === null ? DOING.exec(line) : null;
  if ((done ?? does) === null || OPEN.test(line.replace(MONTH, ''))) return [];
  const { claim } = scene;
  const said = claim.text.slice(claim.start, claim.end);
  const subject = SUBJECT.exec(said)?.[1];
  if (subject === undefined) return [];
  const kind = kindOf(source, subject);
  if (kind === undefined) return [];
  const [, verb = '', rest = ''] = (done ?? does)!;
  if (opensAgain(source, sentence) || addsAnother(source, sentence)) return [];
  if (done !== null && TO_PERSONS.test(verb.toLowerCase()) !== (kind === 'person')) return [];
  const ways =
    done === null ? [verb.toLowerCase()] : ['was', 'has been'].map((be) => `${be} ${verb.toLowerCase()}`);
  const cut = rest.replace(/, .*$/u, '');
  return ways.flatMap((way) =>
    [...new Set([rest, cut])].map(
      (one): Telling => ({ text: `${capital(subject)} ${way} ${one}.`, from: [0] }),
    ),
  );
};

/** "Flat 12, heating. … Flat 14, window. …": whether another thing is opened on before a sentence. */
function opensAgain(source: Scene['source'], sentence: number): boolean {
  const own = headOf(source, 0);
  if (own === undefined) return false;
  for (let at = 1; at < sentence; at++) if (headOf(source, at) === own) return true;
  return false;
}

/** "Also reported: a broken lock. Repaired …": whether a second matter is told of before a sentence, so that it may be of that. */
export function addsAnother(source: Scene['source'], sentence: number): boolean {
  const { text, start } = source.sentence(sentence);
  const first = source.sentence(0).end;
  return /\b(?:also|as well|another|a second|additional(?:ly)?|besides|furthermore|separately)\b/iu.test(
    text.slice(first, start),
  );
}

/** The kind of thing that a fragment opens on by its number: "flat" of "Flat 12, heating." */
function headOf(source: Scene['source'], sentence: number): string | undefined {
  const { text, start, end } = source.sentence(sentence);
  return /^\W*(\p{Lu}\p{L}+) (?:no\.? ?|#)?\d+\b/u.exec(text.slice(start, end))?.[1]?.toLowerCase();
}

const LABELLED = /^(\p{Lu}[\p{L} ]{1,20}): /u;

/** Whether the opening of a note names what a claim tells of, as a person or as a thing; undefined where it does not. */
function kindOf(source: Scene['source'], subject: string): 'person' | 'thing' | undefined {
  const { text, start, end } = source.sentence(0);
  const opening = text.slice(start, end).trim().split(/\s+/).slice(0, FIRST_WORDS).join(' ');
  const label = LABELLED.exec(opening)?.[1];
  const plain = subject.replace(/^(?:The|This) /u, '');
  const named = patternOf(String.raw`(?<![\p{L}\d-])${escaped(plain)}(?![\p{L}\d])`, 'iu').exec(opening);
  if (label !== undefined && OF_PERSONS.test(label))
    // Who is named first under such a label is whom the note is of.
    return named?.index === label.length + 2 || plain.toLowerCase() === label.toLowerCase()
      ? 'person'
      : undefined;
  if (named === null) {
    const code = patternOf(String.raw`^(?:\S+ )?${escaped(plain)}[-_ ]?#?\d`, 'iu');
    return /^\p{Ll}+$/u.test(plain) && code.test(opening) ? 'thing' : undefined;
  }
  // What stands behind a preposition there is not what the note is of.
  return /\b(?:of|for|by|from|with|in|at|on|to|and|about) (?:the |a |an )?(?:\p{L}+ )?$/iu.test(
    opening.slice(0, named.index),
  )
    ? undefined
    : 'thing';
}
