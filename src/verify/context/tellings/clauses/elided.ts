/** What a second half leaves out: "38 carried the text; two sets did not and were taken offline." */
import { parseSentence } from '../../../../text/parse/bundled.ts';
import { Tree } from '../../../../text/parse/tree.ts';
import { gappedOf } from '../../../beside/gapped.ts';
import type { Teller, Telling } from '../types.ts';
import { where } from '../where.ts';
import { bare, capital } from '../words.ts';

const LEFT_OUT =
  /^(.+?)(?:[;,]|,? (?:but|while|and|whereas)) ([^,;:]+?) (did not|does not|do not|didn't|was not|were not|is not|are not|wasn't|weren't|has not|have not)(?: (and .+))?$/u;

/** The second half with the verb and all that hangs on it of the first. */
export const elided: Teller = where([LEFT_OUT], ({ sentence, tell }) => {
  const told = tell(sentence);
  const found = LEFT_OUT.exec(bare(told.text));
  if (found === null) return [];
  const [, first, subject, denial, rest = ''] = found;
  const predicate = predicateOf(`${capital(first)}.`, /^(?:did|does|do|didn't)/.test(denial));
  const own = subject.replace(/^(?:but|while|and|whereas) /, '');
  if (predicate === undefined)
    return rest === '' ? [] : [{ ...told, text: `${capital(own)} ${rest.replace(/^ ?and /, '')}.` }];
  const told1: Telling = { ...told, text: `${capital(own)} ${denial} ${predicate}.` };
  const because: Telling = { ...told, text: `${capital(own)} ${denial} ${predicate} ${rest}.` };
  const also: Telling = { ...told, text: `${capital(own)} ${rest.replace(/^ ?and /, '')}.` };
  return rest === '' ? [told1] : [told1, because, also];
});

/** What the first half says of its subject: "carry the required text" of "carried …", "within range" of "… are within range". */
function predicateOf(text: string, byVerb: boolean): string | undefined {
  const tree = new Tree(parseSentence(text));
  const root = tree.tokens.findIndex(({ head }) => head < 0);
  if (root < 0) return undefined;
  const token = tree.token(root);
  const [copula] = tree.with(root, 'cop', 'aux:pass');
  if (!byVerb) {
    if (copula !== undefined) return bare(text.slice(tree.token(copula).end).trim());
    // "24 of 25 fridges within range": no verb at all.
    const verbless = /^\d[\d,]* (?:of|out of) (?:the )?\d[\d,]* [\p{L}-]+ (.+)\.$/u.exec(text);
    return verbless?.[1];
  }
  if (!/^VB[DZP]$/.test(token.xpos) || copula !== undefined) return undefined;
  return `${token.lemma} ${bare(text.slice(token.end).trim())}`;
}

/** What parts the halves. */
const JOINT = /, |; | and | but | while /u;

/** "Express shipping takes two days, standard shipping five": five days. */
export const unitLeftOut: Teller = where([JOINT], ({ sentence, tell }) => {
  const told = tell(sentence);
  const text = bare(told.text);
  const second = gappedOf(text)?.[1];
  if (second === undefined || bare(second.text).endsWith(text.slice(text.lastIndexOf(' ')))) return [];
  return [{ ...told, text: second.text }];
});
