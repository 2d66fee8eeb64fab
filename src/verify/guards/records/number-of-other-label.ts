/** "Room 55 has high priority" by "Ticket: 55. Priority: high. Room: 12.": a number that another label has. */

import { matchesOf } from '../../../text/matches.ts';
import { mayHold } from '../../../text/may-hold.ts';
import { escaped } from '../../context/tellings/words.ts';
import { against, type Guard, textOf } from '../guard.ts';

const NUMBERED = /\b(\p{L}{2,20}) #?(\p{Lu}{0,4}-?\d[\p{L}\d/-]*)\b/gu;
const LABELLED = /\p{L}\s*[:=]/u;

export const NUMBER_OF_OTHER_LABEL: Guard = against(
  'identifier',
  'any',
  ({ reading, support: { sentences } }) => {
    const texts = sentences.filter(({ source }) => !source.structured).map((one) => textOf(one.reading));
    if (!texts.some((text) => LABELLED.test(text))) return false;
    return matchesOf(textOf(reading), NUMBERED).some(([, kind, number]) => {
      const own = valuesUnder(kind!, texts);
      const isOwn = (text: string): boolean =>
        new RegExp(
          String.raw`\b${escaped(kind!)}(?: (?:no\.?|number|id))?[:=]?\s*#?${escaped(number!)}\b`,
          'iu',
        ).test(text);
      return (
        own.length > 0 &&
        !own.some((value) => value.includes(number!.toLowerCase())) &&
        !texts.some(isOwn) &&
        texts.some((text) => new RegExp(String.raw`[:=]\s*#?${escaped(number!)}\b`, 'u').test(text))
      );
    });
  },
  { said: () => NUMBERED, told: () => LABELLED },
);

/** What stands under a label of a kind, in lower case. */
const valuesUnder = (kind: string, texts: readonly string[]): readonly string[] =>
  texts
    .filter((text) => mayHold(text, kind))
    .flatMap((text) =>
      matchesOf(
        text,
        new RegExp(
          String.raw`(?:^|[.;,\n]\s*)${escaped(kind)}(?: (?:no\.?|number|id))?\s*[:=]\s*([^;,\n]{1,60})`,
          'giu',
        ),
      ).map(([, value]) => value!.toLowerCase()),
    );
