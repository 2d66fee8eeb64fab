/** Who was given an office and has it: "is the new head of finance" for "has been appointed head of finance, replacing Mr Hale". */
import type { Wording } from '../../terms/types.ts';
import { isLeftOpen, type Rewriter } from '../types.ts';

const NAME = String.raw`(?:(?:Mrs?|Ms|Dr|Prof)\.? )?\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){0,2}`;
const APPOINTED = new RegExp(
  String.raw`^(?:[^,;:]{0,40}, )?(${NAME}) (?:has been|is) (?:appointed|named|elected|promoted to|made) (?:as )?(?:(?:the|a|an|its|our) )?(?:new )?((?:\p{Ll}[\p{Ll}-]* ?|(?:of|for) (?:the )?|\p{Lu}{2,}(?:O|s)?\b ?|\p{Lu}\p{Ll}+ ?){1,7}?)(?:,? (?:replacing|succeeding|following|taking over from|in succession to|in place of) [^;:]+)?$`,
  'u',
);
const FORMER = /\b(?:acting|interim|deputy|designate|elect|honorary)\b/u;

function byOffice({ text, said }: Wording): readonly string[] {
  const found = APPOINTED.exec(text);
  if (found === null || isLeftOpen(text) || / (?:was|from|until|for|with effect) /u.test(text)) return [];
  const [, who = '', office = ''] = found;
  const role = office.trim();
  if (FORMER.test(role) && !FORMER.test(said)) return [];
  return ['', 'the ', 'the new ', 'its new ', 'our new ', 'a '].map((the) => `${who} is ${the}${role}`);
}

export const APPOINTED_TURNS: readonly Rewriter[] = [{ of: /\bis\b/u, from: APPOINTED, write: byOffice }];
