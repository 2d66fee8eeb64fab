/** How long something is by what stands before its noun: "the six-month probation period" lasts six months. */
import type { Teller } from '../types.ts';
import { where } from '../where.ts';
import { bare, SMALL } from '../words.ts';

const OF_SPAN = new RegExp(
  String.raw`\b(?<owner>the|your|our|their|its) (?<count>${SMALL})-(?<unit>minute|hour|day|week|month|year) (?<noun>(?:\p{Ll}+ ){0,2}(?:period|term|trial|warranty|guarantee|notice|lease|course|window|phase|contract|membership|subscription|break|stay|deadline))\b`,
  'iu',
);
const DENIED =
  /\b(?:not?|never|without|if|unless|instead|former|old|previous|another|extend\p{L}*|shorten\p{L}*)\b/iu;

/** The sentence without that length, where the thing is one in particular, and the length by itself. */
export const ofSpans: Teller = where([OF_SPAN], (scene) => {
  const { sentence, tell } = scene;
  const told = tell(sentence);
  const text = bare(told.text);
  const found = OF_SPAN.exec(text);
  if (found === null || DENIED.test(text)) return [];
  const { owner = '', count = '', unit = '', noun = '' } = found.groups!;
  const texts: string[] = [];
  const { claim } = scene;
  const said = claim.text.slice(claim.start, claim.end);
  // Of two periods the length may tell which is meant.
  if (!new RegExp(String.raw`\b${noun}\b.*\b${noun}\b`, 'iu').test(text))
    texts.push(text.replace(found[0], `${owner} ${noun}`));
  const one = /^(?:1|one|an?)$/i.test(count);
  const lasting = /\b(?:lasts|is|runs)\b/.exec(said)?.[0];
  if (lasting !== undefined)
    for (const whose of /^the$/i.test(owner)
      ? ['The', 'Your']
      : [owner.replace(/^./, (letter) => letter.toUpperCase())])
      for (const joint of lasting === 'runs' ? [' for'] : ['', ' for'])
        texts.push(`${whose} ${noun} ${lasting}${joint} ${count} ${unit}${one ? '' : 's'}`);
  return texts.map((one) => ({ ...told, text: `${one}.` }));
});
