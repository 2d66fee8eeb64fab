/**
 * "The registrant of the domain is Corvid Names" by `Registrar: Corvid Names; Registrant: Tidal Works`: what a label that a
 * statement names in full has for its value is not what stands behind the next label.
 */
import { originOf } from '../../context/retold.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

export const LABEL_BESIDE: Guard = against('entity', 'any', ofLabelBeside, {
  said: () => /(?<!\p{L})(?:is|was) /u,
  told: () => /\p{L}: \S/u,
});

/** "Is approved" tells how a thing stands: no more than a name, a number or a noun with its article is a value of a label. */
const SAID =
  /^(?:[Tt]he )?(?<label>\p{L}[\p{L} ]{1,30}?)(?: (?:of|for|on|in) .{2,60}?)? (?:is|was) (?<value>(?:\p{Lu}|\d|(?:an?|the) )[^.]{1,60})\.?$/u;
const LINES = /^[^\S\n]*(?<label>\p{L}[\p{L} ]{1,30}): (?<value>\S.*)$/gmu;
/** Longest source that is looked through, in characters. */
const LONGEST = 8_000;

/** Whether a source has the label that a statement is of with other values alone, and the value that it gives behind another. */
function ofLabelBeside({ reading, support }: Told): boolean {
  const said = SAID.exec(textOf(reading).trim())?.groups;
  if (said === undefined) return false;
  const [label, value] = [said.label!.toLowerCase(), said.value!.toLowerCase()];
  return support.sentences.some(({ source }) => {
    const { text } = originOf(source);
    if (source.structured || text.length > LONGEST) return false;
    const lines = [...text.matchAll(LINES)].map(({ groups }) => [
      groups!.label!.toLowerCase(),
      groups!.value!.toLowerCase(),
    ]);
    const own = lines.filter(([each]) => each === label);
    return (
      own.length > 0 &&
      own.every(([, each]) => !sharesWord(each!, value)) &&
      lines.some(([each, other]) => each !== label && value.startsWith(other!.replace(/\.$/u, '')))
    );
  });
}

/** Whether two values have a word or a number in common. */
const sharesWord = (one: string, other: string): boolean => {
  const words = new Set(one.match(/[\p{L}\d]{2,}/gu) ?? []);
  return (other.match(/[\p{L}\d]{2,}/gu) ?? []).some((word) => words.has(word));
};
