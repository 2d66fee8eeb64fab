/** Somebody named behind a word for what he is, by his name alone: "Rui Costa was sent off" for "after defender Rui Costa was sent off". */
import { matchesOf } from '../../../../text/matches.ts';
import { PERSONS } from '../../words.ts';
import type { Teller } from '../types.ts';
import { where } from '../where.ts';

const NAMED =
  /(?<=^|[\s,(])(?!(?:and|or|of|by|to|with|for|than|then|that|when|after|before)\b)([\p{Ll}-]{4,}) (?=\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+)/gu;
/** What sets the one apart from who bears the name now. */
const FORMER = /\b(?:former|ex|late|acting|then|would-be|alleged|fake|impostor)[ -]$/iu;
/** Strength from which a noun is for persons. */
const SURELY = 0.6;

export const roleNames: Teller = where(
  [/[\p{Ll}-]{4,} \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u],
  ({ sentence, claim, lexicon, tell }) => {
    const told = tell(sentence);
    const said = claim.text.slice(claim.start, claim.end);
    let text = told.text;
    for (const match of matchesOf(told.text, NAMED).reverse()) {
      const noun = match[1]!;
      const behind = told.text.slice(match.index + match[0].length);
      const name = /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u.exec(behind)![0];
      const { kind, strength } = lexicon.relation('person', lexicon.lemma(noun, 'n'), 'n');
      const isRole = PERSONS.has(noun) || (kind === 'hyponym' && strength >= SURELY);
      if (!isRole || said.toLowerCase().includes(noun) || !said.includes(name)) continue;
      if (FORMER.test(told.text.slice(0, match.index))) continue;
      text = text.slice(0, match.index) + text.slice(match.index + match[0].length);
    }
    return text === told.text ? [] : [{ ...told, text }];
  },
);
