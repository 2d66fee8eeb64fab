/** A label with a participle, said of what stands behind it: "Marco Ruiz was injured" for "Injured person: Marco Ruiz", "the CRM was affected" for "Affected systems: CRM, mail". */
import type { Teller, Telling } from '../types.ts';
import { bare, capital } from '../words.ts';

const LABEL =
  /^(?:\p{Lu}[\p{L} ]{2,20}: [^.;]{2,40}[.;] )?(\p{Lu}\p{Ll}+(?:ed|en|wn|lt|nt)) (?:persons?|people|part(?:y|ies|s)?|drivers?|employees?|customers?|users?|items?|goods|products?|systems?|services?|areas?|versions?|files?|rooms?|models?|vehicles?|devices?): (.{2,120})$/u;
/** What is so labelled and was not done. */
const NOT_DONE =
  /^(?:Wanted|Needed|Required|Expected|Planned|Suspected|Alleged|Proposed|Requested|Interested|Recommended|Supported|Allowed|Permitted|Intended|Invited|Insured|Related|Authorised|Authorized|Named|Estimated)$/u;
/** What is put aside behind a member takes it back. */
const BACK =
  /\((?:[^()]*\b)?(?:not|no|ruled out|later|initially|unconfirmed|suspected|possibl[ey]|tbc|to be|maybe|alleged(?:ly)?|corrected)\b[^()]*\)|\?/iu;
const NONE = /^(?:none|no|nobody|unknown|n\/a|tbd|tba|-)\b/iu;

export const byLabelledParticiple: Teller = (scene) => {
  const { source, sentence } = scene;
  const { text, start, end } = source.sentence(sentence);
  const [, deed = '', value = ''] = LABEL.exec(bare(text.slice(start, end).trim())) ?? [];
  if (deed === '' || NOT_DONE.test(deed) || NONE.test(value)) return [];
  const { claim } = scene;
  const said = claim.text.slice(claim.start, claim.end);
  return value
    .split(/, | and /u)
    .filter((one) => !BACK.test(one))
    .map((one) => one.replace(/ \(.*$/u, '').trim())
    .filter((one) => one.length > 1 && said.toLowerCase().includes(one.toLowerCase()))
    .flatMap((one) =>
      [one, `the ${one}`].flatMap((thing) =>
        ['was', 'were', 'is', 'are', 'has been'].map(
          (be): Telling => ({ text: `${capital(thing)} ${be} ${deed.toLowerCase()}.`, from: [] }),
        ),
      ),
    );
};
