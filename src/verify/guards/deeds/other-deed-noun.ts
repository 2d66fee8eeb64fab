/** "The painting was found in 1990" by "the theft of the painting took place in 1990": what took place was the deed that its noun names. */
import { claimTree, unitOf } from '../claim-root.ts';
import { against, type Guard, textOf } from '../guard.ts';

const TOOK_PLACE =
  /^(?:The|A|An|Its|His|Her|Their) (?:[\p{Ll}-]+ ){0,2}?([\p{Ll}-]{3,}) of (?:the |an? |his |her |its |our |their |\p{Lu})[^,;:]{1,60}? (?:took place|happened|occurred|was carried out|was performed|was done|takes place|is carried out)\b/u;
/** Statements of the same taking place. */
const TAKING_PLACE =
  /\b(?:took|takes|take|taken) place\b|\bhappen|\boccur|\bcarried out\b|\bperformed\b|\bdone\b/u;

export const OTHER_DEED_NOUN: Guard = against(
  'role',
  'sentence',
  ({ reading, units, support: { matches } }, { reading: theirs }) => {
    const text = textOf(theirs);
    const found = TOOK_PLACE.exec(text);
    if (found === null || TAKING_PLACE.test(textOf(reading))) return false;
    const unit = unitOf(claimTree(reading), reading, units, () => true);
    const { at, strength } = matches[unit] ?? { at: -1, strength: 0 };
    if (unit < 0) return false;
    return at < 0 || strength < SAID || theirs.words[at]?.form !== found[1]!.toLowerCase();
  },
  { told: () => TOOK_PLACE },
);

/** Match from which a word says the statement's own. */
const SAID = 0.5;
