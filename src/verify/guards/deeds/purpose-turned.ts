/**
 * "Sold the car to buy a bike" by "sold the bike to buy a car", "came to help" by "came with help", "had her car repaired" by "repaired
 * her car": what was done for what, and by whom.
 */
import { escaped } from '../../context/tellings/words.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const DET = String.raw`(?:the |an? |his |her |its |their |our |my |your )?`;
const DONE_FOR = new RegExp(String.raw`\b(\p{Ll}+) ${DET}(\p{Ll}+) to (\p{Ll}+) ${DET}(\p{Ll}+)[.!]?$`, 'iu');
const TO_DO = /\bto (\p{Ll}{3,})[.!]?$/iu;
const HAD_DONE =
  /\b(?:had|got|has|have|gets?) (?:his|her|its|their|the|our|my|an?) (\p{Ll}+) (\p{Ll}+(?:ed|wn|en|ut|ght|de))\b/iu;

export const PURPOSE_TURNED: readonly Guard[] = [
  against('role', 'prose', isTurned, { said: () => DONE_FOR }),
  against('role', 'prose', isCompany, { said: () => TO_DO }),
  against('role', 'prose', isOwnDoing, { said: () => HAD_DONE }),
  against('role', 'prose', isClause, { said: () => FOUND_IT }),
];

function isTurned({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const found = DONE_FOR.exec(textOf(reading));
  if (found === null) return false;
  const [, verb, thing, other, aim] = found.map(escaped);
  return new RegExp(String.raw`\b${verb} ${DET}${aim} to ${other} ${DET}${thing}\b`, 'iu').test(
    textOf(theirs),
  );
}

function isCompany({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const aim = TO_DO.exec(textOf(reading))?.[1];
  const told = textOf(theirs);
  if (aim === undefined || new RegExp(String.raw`\bto (?:\p{Ll}+ )?${escaped(aim)}`, 'iu').test(told))
    return false;
  return new RegExp(String.raw`\b(?:with|without|of|from|despite|after) ${DET}${escaped(aim)}\b`, 'iu').test(
    told,
  );
}

/** Who has a thing repaired does not do it. */
function isOwnDoing({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const [, thing = '', done = ''] = HAD_DONE.exec(textOf(reading)) ?? [];
  const told = textOf(theirs);
  if (done === '' || /\b(?:had|got|has|have|gets?|by|let|was|were|been|is|are)\b/iu.test(told)) return false;
  return new RegExp(String.raw`\b${escaped(done)} ${DET}${escaped(thing)}\b`, 'iu').test(told);
}

const FOUND_IT =
  /\b(found|saw|heard|knew|noticed|discovered|felt|feared|believed|showed|proved|admitted|forgot|remembered) ((?:the|an?|his|her|its|their|our|my|your) \p{Ll}+)[.!]?$/iu;

/** "Found her passport" by "found her passport had expired". */
function isClause({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const [, verb = '', what = ''] = FOUND_IT.exec(textOf(reading)) ?? [];
  if (verb === '') return false;
  return new RegExp(
    String.raw`(?<!\b(?:who|which|that)(?: \p{Ll}+)? )\b${verb} ${escaped(what)} (?:had|has|have|was|were|is|are|would|could|did|does|to be|gone|missing)\b`,
    'iu',
  ).test(textOf(theirs));
}
