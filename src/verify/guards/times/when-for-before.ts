/**
 * Small words that tell when and whither: "left when Tom came" by "left before Tom came", "into the tunnel" by "from the tunnel",
 * "in two days" by "for two days", "has lived there for two years" by "lived there for two years".
 */
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const AT_ONCE = /\b(?:when|once|as soon as|after) ((?:the |an? )?[\p{L}-]+ [\p{Ll}-]+)/iu;
const INTO = /\b(?:into|onto) ((?:the |an? |our |its )?[\p{L}-]+)/iu;
const SPAN = String.raw`(?:[\p{L}\d-]+) (?:minutes?|hours?|days?|weeks?|months?|years?)\b`;
const NOT_FOR = new RegExp(String.raw`\b(?:in|every|until) (${SPAN})(?! (?:of|time))`, 'iu');
const STILL = new RegExp(
  String.raw`\b(?:has|have) (?:been|lived|worked|stayed|served|played|owned|known|rented|taught)\b.{0,60}\bfor (${SPAN})`,
  'iu',
);

/** A sentence that has the words behind one of those with another before them, and nowhere with the statement's own. */
const turned = (said: RegExp, others: string, own: string) =>
  function isTurned({ reading }: Told, { reading: theirs, source }: AlignedSentence): boolean {
    const [, behind = ''] = said.exec(textOf(reading).toLowerCase()) ?? [];
    const text = textOf(theirs).toLowerCase();
    if (behind === '' || source.structured || text.split(behind).length !== 2) return false;
    return (
      new RegExp(String.raw`\b(?:${others}) $`, 'u').test(text.slice(0, text.indexOf(behind))) &&
      !own.split('|').some((word) => text.includes(` ${word} `))
    );
  };

/** "Lived there for two years" is over. */
function isOver({ reading }: Told, { reading: theirs, source }: AlignedSentence): boolean {
  const [, span = ''] = STILL.exec(textOf(reading).toLowerCase()) ?? [];
  const text = textOf(theirs).toLowerCase();
  return (
    span !== '' &&
    !source.structured &&
    /\b(?:was|were|lived|worked|stayed|served|played|owned|knew|rented|taught)\b/u.test(text) &&
    text.includes(`for ${span}`) &&
    !/\b(?:has|have|had|is|are|since|now|still)\b|['\u2019](?:s|ve)\b/u.test(text)
  );
}

export const WHEN_FOR_BEFORE: readonly Guard[] = [
  against('date_time', 'prose', turned(AT_ONCE, 'before|until', 'when|once|after'), { said: () => AT_ONCE }),
  against('role', 'prose', turned(INTO, 'from|off|out of', 'into|onto'), { said: () => INTO }),
  against('date_time', 'prose', turned(NOT_FOR, 'for', 'within|every'), { said: () => NOT_FOR }),
  against('date_time', 'prose', isOver, { said: () => STILL }),
];
