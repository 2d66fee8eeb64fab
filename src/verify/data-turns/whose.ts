/** "All items of shipment S-9 are packed" of data that is of shipment S-9: in it, all items are the shipment's. */

import { patternOf } from '../../text/pattern.ts';
import { capital, escaped } from '../context/tellings/words.ts';
import type { Subject } from '../data-answers/subject.ts';

/** The claim without the name of what the data is of, where it is told of something that belongs to that. */
export function withoutOwner(said: string, { label, names, parts }: Subject): readonly string[] {
  const called = [...names.map((name) => `(?:${escaped(label)} )?${escaped(name)}`), escaped(label)].join(
    '|',
  );
  const owner = patternOf(`(?<![\\p{L}\\d])(?:the |this )?(?:${called})(?:'s|’s|s'|s’) `, 'iu').exec(said);
  const phrase = patternOf(` (?:of|for|in|on|from) (?:the |this )?(?:${called})(?=[ ,.]|$)`, 'iu').exec(said);
  const found = owner ?? phrase;
  if (found === null || (owner !== null && phrase !== null)) return [];
  const rest = said.slice(found.index + found[0].length);
  const without =
    owner === null ? said.slice(0, found.index) + rest : `${said.slice(0, found.index)}the ${rest}`;
  // What belongs to nothing by name may be another's.
  const near = owner === null ? said.slice(0, found.index) : rest;
  if (!hasPart(near, parts)) return [];
  return [capital(without)];
}

/** Whether words begin by naming, or name, something that stands in the data once. */
function hasPart(words: string, parts: ReadonlySet<string>): boolean {
  const said = ` ${words.toLowerCase().replace(/[^\p{L}\d]+/gu, ' ')} `;
  return [...parts].some(
    (part) =>
      said.includes(` ${part} `) ||
      said.includes(` ${part}s `) ||
      said.includes(` ${part.replace(/s$/, '')} `),
  );
}
