/** "Coffee reduces the risk" by "coffee was associated with a lower risk": what goes with something does not bring it about. */
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const BRINGS =
  /\b(?:reduces?|reduced|lowers?|lowered|raises?|raised|increases?|increased|causes?|caused|prevents?|prevented|protects?|protected|improves?|improved|leads? to|led to|cuts?|boosts?|boosted|worsens?|worsened|triggers?|triggered|delays?|delayed|shortens?|shortened|prolongs?|prolonged|makes?|made|results? in|resulted in)\b/iu;
const GOES_WITH =
  /\b(?:associated with|correlat(?:ed|es?) with|(?:an? )?(?:association|correlation) (?:between|with)|(?:was|were|is|are|been) (?:statistically )?linked (?:to|with)|tied to (?:an? )?(?:lower|higher))\b/iu;
const SAID =
  /\b(?:associat\p{L}+|correlat\p{L}+|link\p{L}*|may|might|could|can|tied|related|suggest\p{L}*)\b/iu;

export const ASSOCIATED: Guard = against('modality', 'prose', onlyGoesWith, {
  said: () => BRINGS,
  told: () => GOES_WITH,
});

function onlyGoesWith({ reading, units }: Told, { reading: theirs, alignment }: AlignedSentence): boolean {
  const said = textOf(reading);
  if (!BRINGS.test(said) || SAID.test(said)) return false;
  const told = textOf(theirs);
  const found = GOES_WITH.exec(told);
  if (found === null) return false;
  // "Coffee, associated with fewer strokes, reduced the pain": the evidence has the verb besides.
  const verb = BRINGS.exec(said)![0].toLowerCase();
  if (new RegExp(String.raw`\b${verb.slice(0, 5)}`, 'iu').test(told.replace(/\breduced (?=\p{Ll}+)/iu, '')))
    return false;
  const place = theirs.start + found.index;
  return units.some(({ value }, i) => {
    const word = theirs.words[alignment.matches[i]!.at];
    return value === undefined && word !== undefined && word.start > place;
  });
}
