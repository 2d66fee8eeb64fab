/**
 * "The minister apologised" by "the minister demanded an apology", "was re-elected" by "stood for re-election", "captained England" by
 * "played under a new captain": a deed that is only named, as what is wanted, faced or possible, or by who does it.
 */
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told, textOf } from '../guard.ts';

const GOVERNED =
  /\b(?:demand\w*|sought|seeks?|seeking|st(?:oo|an)ds? for|standing for|r[au]ns? for|running for|ask\w* for|call\w* for|push\w* for|campaign\w* for|wait\w* for|hop\w* for|vot\w* (?:on|against|for)|up for|await\w*|fac(?:e|es|ed|ing)|avoid\w*|escap\w*|miss(?:es|ed)?|los[et]s?|needs?|needed|requires?|required|deserv\w*|expect\w*|expects|offer\w*|promis\w*|threat\w*|consider\w*|discuss\w*|oppos\w*|favou?r\w*|eligible for|entitled to|right (?:of|to)|subject to|free of|exempt from|spared|immune to|feared?|fears|risk\w*|rule[sd]? out|object\w* to)(?: (?:an?|the|his|her|its|their|any|\p{L}{1,24}['\u2019]s?|for|of|more|further|full|early|new|public|formal|\p{Ll}{1,20}al)){0,3} (?:re-?)?$/iu;
const POSSIBLE =
  /^ (?:is|are|was|were|will be|would be|remains?) (?:not )?(?:free|possible|available|allowed|permitted|easy|optional|needed|required|necessary|due|planned|pending|expected|likely|unlikely|at|subject|up to|still)\b/iu;
/** Characters before a noun in which what governs it stands. */
const NEAR = 80;
const DOER = /(?:er|or|ant|ent|ain|ist|ee)s?$/u;
const LED_DOER =
  /\b(?:under|with|for|against|without|to|from|by|than|like|no|beside|behind)(?: (?:an?|the|his|her|its|their|new|former|old|other|another|same|first|\p{Ll}+))? $/iu;
const OPEN =
  /\b(?:can|could|may|might|must|should|would|will|to be|if|wants?|wanted|needs?|if|not|no|never|asked|due)\b|n['\u2019]t\b/iu;

export const DEED_WANTED: Guard = againstUnit('modality', 'english', isNamedOnly, {
  said: () => /\p{L}ed\b/iu,
});

function isNamedOnly({ reading, units, support, inferred }: Told): number {
  if (inferred || OPEN.test(textOf(reading))) return -1;
  return units.findIndex(({ word, value }, unit) => {
    const match = support.matches[unit]!;
    const one: AlignedSentence | undefined = support.sentences[support.from[unit]!];
    if (
      value !== undefined ||
      !/^(?:derived|same)$/.test(match.kind) ||
      one === undefined ||
      one.source.structured
    )
      return false;
    const noun = one.reading.words[match.at];
    if (noun !== undefined && match.kind === 'same' && !DOER.test(noun.form)) return false;
    if (noun === undefined || /(?:ed|ing)$/.test(noun.form) || !/ed$/.test(word.form)) return false;
    const { text, start, end } = one.reading;
    const [before, behind] = [
      text.slice(Math.max(start, noun.start - NEAR), noun.start),
      text.slice(noun.end, end),
    ];
    return GOVERNED.test(before) || POSSIBLE.test(behind) || (DOER.test(noun.form) && LED_DOER.test(before));
  });
}
