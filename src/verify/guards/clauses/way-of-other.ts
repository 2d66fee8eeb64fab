/** "The train to Lyon was cancelled" by "the train from Lyon was cancelled; the train to Lyon ran late": each way has its own clause. */
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const WAY =
  /\b[Tt]he (?<noun>\p{Ll}{3,}) (?<way>to|from|by|for|with|without) (?:the )?(?<place>[\p{L}\d]{2,})\b/u;
const PARTS = /[;.]\s|,\s(?:and |but |while |whereas )?|\s(?:and|but|while|whereas)\s/iu;

export const WAY_OF_OTHER: Guard = against('role', 'english', isOfOtherWay, {
  said: () => WAY,
  told: () => WAY,
});

function isOfOtherWay({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const said = textOf(reading);
  const own = WAY.exec(said);
  if (own === null) return false;
  const { noun = '', way = '', place = '' } = own.groups ?? {};
  const rest =
    said
      .slice(own.index + own[0].length)
      .toLowerCase()
      .match(/\p{L}{4,}/gu) ?? [];
  const parts = textOf(theirs).toLowerCase().split(PARTS);
  const lead = (part: string): string | undefined => {
    const found = WAY.exec(part)?.groups;
    return found?.['noun'] === noun && found['place'] === place.toLowerCase() ? found['way'] : undefined;
  };
  const mine = parts.filter((part) => lead(part) === way);
  const others = parts.filter((part) => lead(part) !== undefined && lead(part) !== way);
  const says = (part: string): boolean => rest.some((word) => part.includes(word));
  return rest.length > 0 && mine.length > 0 && others.some(says) && !mine.some(says);
}
