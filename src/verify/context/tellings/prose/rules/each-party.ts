/** What either party of an agreement may or must do, told of one of them: "the tenant may end the lease" for "either party may end the lease". */
import type { Wording } from '../../terms/types.ts';
import { capital, escaped } from '../../words.ts';
import type { Rewriter } from '../types.ts';

const EITHER =
  /^(?:Either party|Each party|Each of the parties|Either of the parties|Both parties|The parties) (may|can|must|shall|has to|have to|is entitled to|are entitled to|is obliged to|are obliged to) (.+)$/u;
/** What concerns the other of them, or both only together. */
const BOTH =
  /\b(?:other|each other|one another|together|jointly|mutual(?:ly)?|its own|their own|respective|both|agree)\b/iu;
const ONE: Readonly<Record<string, string>> = { have: 'has', are: 'is' };

function byParty({ text, said, whole }: Wording): readonly string[] {
  const found = EITHER.exec(text);
  if (found === null || BOTH.test(found[2]!)) return [];
  const who =
    /^(The \p{L}+|\p{Lu}[\p{L}&.-]+(?: \p{Lu}[\p{L}&.-]+){0,3}) (?:may|can|must|shall|has|is)\b/u.exec(
      said,
    )?.[1];
  if (who === undefined || !isParty(who, whole)) return [];
  const must = found[1]!.replace(/^(?:have|are)\b/u, (word) => ONE[word]!);
  // "May" and "can" say the same of what somebody is free to do.
  const modals = /^(?:may|can)$/u.test(must) ? ['may', 'can'] : [must];
  const deeds = [found[2]!, found[2]!.replace(/ by giving (?=[^,;]* notice\b)/u, ' with ')];
  return modals.flatMap((modal) => [...new Set(deeds)].map((deed) => `${capital(who)} ${modal} ${deed}`));
}

/** Whether a text makes somebody a party: "Tomasz Wilk (the Tenant)", "between Helios and Brenner". */
function isParty(who: string, whole: string): boolean {
  const name = escaped(who.replace(/^The /u, ''));
  return new RegExp(
    String.raw`\([^()]{0,20}["“]?${name}["”]?\)|\b(?:agreement|contract|lease|made|concluded|signed) (?:is |was )?(?:made |concluded |entered into |signed )?between [^.;]{0,80}?\b${name}\b`,
    'iu',
  ).test(whole);
}

export const EACH_PARTY: readonly Rewriter[] = [
  {
    of: /\b(?:may|can|must|shall|has to|is entitled|is obliged)\b/u,
    from: EITHER,
    write: byParty,
    reorders: true,
  },
];
