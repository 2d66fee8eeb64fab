/** That both signed, of a paper with two lines for it: "signed by both parties" of "Signed for Orla Ltd: M. Orla, 2 May". */
import type { Scene, Shown } from '../asked.ts';

const BOTH =
  /^(?:The (?<what>contract|agreement|lease|deed|document|offer|protocol|minutes|settlement|order|amendment) (?:was|has been|is) (?:duly )?signed by (?:both|the two) (?:parties|sides|companies)|Both (?:parties|sides|companies) (?:have )?signed(?: the (?<paper>contract|agreement|lease|deed|document|offer|protocol|minutes|settlement|order|amendment))?)$/u;
const SIGNED =
  /\bsigned (?:for(?: and on behalf of)?|on behalf of|by) (?<party>[^:\n]{2,60}): ?(?<name>\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,3})?(?<rest>[^.\n;]*)/giu;
const TAKEN_BACK =
  /\b(?:void|withdrawn|rescinded|terminated|draft|unsigned|not (?:yet )?signed|to be signed|pending|expired|revoked)\b/iu;

/** Where both lines stand, each with a name; undefined for another statement, and where one is empty. */
export function bothSigned(said: string, { documents }: Scene): Shown | undefined {
  const found = BOTH.exec(said)?.groups;
  if (found === undefined) return undefined;
  const what = found.what ?? found.paper;
  for (const [document, source] of documents.entries()) {
    if (source.structured || TAKEN_BACK.test(source.text)) continue;
    if (what !== undefined && !isPaper(what, source.text)) continue;
    const lines = [...source.text.slice(0, LONGEST).matchAll(SIGNED)];
    const parties = new Set(lines.map(({ groups }) => groups!.party!.toLowerCase()));
    if (
      lines.length !== 2 ||
      parties.size !== 2 ||
      lines.some(({ groups }) => groups!.name === undefined || /_{2,}|\?/u.test(groups!.rest!))
    )
      continue;
    const places = lines.flatMap(({ index, 0: line }) => {
      const [sentence] = source.sentencesIn(index, index + line.length);
      return sentence === undefined ? [] : [{ document, sentence }];
    });
    if (places.length === 2) return { places, told: lines.map(([line]) => line.trim()).join('; ') };
  }
  return undefined;
}

const LONGEST = 12_000;
const ALIKE = /^(?:contract|agreement)$/u;

const isPaper = (what: string, text: string): boolean =>
  ALIKE.test(what) ? /\b(?:contract|agreement)\b/iu.test(text) : text.toLowerCase().includes(what);
