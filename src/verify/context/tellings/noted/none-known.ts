/** "Allergies: none known": there are no known allergies, and the patient of the note has none that are known. */
import { matchesOf } from '../../../../text/matches.ts';
import type { Teller } from '../types.ts';
import { where } from '../where.ts';
import { bare } from '../words.ts';

const NONE =
  /^(?<thing>\p{Lu}[\p{Ll}-]+(?: [\p{Ll}-]+){0,2}s): (?:none|no|nil)(?: (?<how>known|reported|recorded|found|noted|on file|declared|outstanding|open))?$/u;
const PARTY =
  /\b(patient|customer|client|tenant|applicant|caller|member|guest|passenger|policyholder|driver|student|employee)\b/giu;

export const noneKnown: Teller = where([NONE], ({ source, sentence, tell }) => {
  const told = tell(sentence);
  const { thing = '', how } = NONE.exec(bare(told.text))?.groups ?? {};
  if (thing === '') return [];
  const what = thing.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
  const parties = new Set(matchesOf(source.text, PARTY).map(([, who]) => who!.toLowerCase()));
  const who = parties.size === 1 ? `The ${[...parties][0]}` : undefined;
  const known = how === undefined || how === 'on file' ? '' : `${how} `;
  return [
    `There are no ${known}${what}.`,
    ...(how === undefined
      ? []
      : [`No ${what} are ${how}.`, `No ${what} have been ${how}.`, `No ${what} were ${how}.`]),
    ...(who === undefined ? [] : [`${who} has no ${known}${what}.`]),
  ].map((text) => ({ ...told, text, marked: true as const }));
});
