/**
 * "The car is under control" by "out of control", "the text has errors" by "free of errors", "has a cord" by "cordless": what
 * something is without is told by its own word.
 */
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told, textOf } from '../guard.ts';

/** What stands before a noun that something is without; "nine out of ten" counts. */
const WITHOUT =
  /(?:(?<!\d|one|two|three|four|five|six|seven|eight|nine|ten|few|many|most) ?\bout of|\bfree (?:of|from)|\bdevoid of|\bin need of|\bdeprived of|\b(?:is|are|was|were|be|been|runs?|ran|running) short of) (?:any |all |about |some )?(?:(?:\d+|two|three|four|five|six|seven|eight|nine|ten) )?(?:\p{L}+ (?:and|or) )?$/iu;
const SAID =
  /\b(?:out of|free (?:of|from)|devoid of|without|short|lacks?|lacking|lacked|no|not|never|none|need(?:s|ed)?|run out|missing|unemployed)\b|n['’]t\b|(?:less|free)\b/iu;
const TOLD =
  /\bout of\b|\bfree (?:of|from)\b|\bdevoid of\b|\bdeprived of\b|\bin need of\b|\bshort of\b|\p{L}less\b/iu;

export const OUT_OF: Guard = againstUnit('negation', 'english', isWithout, { told: () => TOLD });

function isWithout({ reading, units, support }: Told, sentence: AlignedSentence): number {
  if (SAID.test(textOf(reading))) return -1;
  const { words, text, start } = sentence.reading;
  return units.findIndex((unit, i) => {
    const { at, strength } = support.matches[i]!;
    if (unit.value !== undefined || at < 0 || strength === 0 || support.from[i] !== 0) return false;
    const word = words[at]!;
    return (
      WITHOUT.test(text.slice(Math.max(start, word.start - 40), word.start)) ||
      (word.form.endsWith('less') &&
        word.form.length > 6 &&
        !unit.word.form.endsWith('less') &&
        word.form.startsWith(unit.word.lemma.slice(0, 3)))
    );
  });
}
