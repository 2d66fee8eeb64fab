/** What a sign forbids in two words, said in full: "No smoking." - smoking is not allowed; "No pets allowed." - pets are not. */
import type { Reading } from '../../../../text/reading.ts';
import type { Teller } from '../types.ts';
import { where } from '../where.ts';

const NO_DOING = /^No ([a-z]+ing)\b((?: (?:in|on|at|inside|near|anywhere|within|during)\b[^,;:.]*)?)[.!]?$/i;
const NO_ALLOWED =
  /^No ([a-z][a-z -]*?) (?:(is|are) )?(allowed|permitted|accepted|admitted)\b((?: (?:in|on|at|inside|near|within|during)\b[^,;:.]*)?)[.!]?$/i;
/** Doings that a sign does not forbid: "no charging", "no waiting" may tell that there is none. */
const NONE_OF =
  /^(?:pending|outstanding|remaining|missing|training|parking|waiting|charging|funding|booking|meeting|hearing|finding|rating|reading|warning|meaning|opening|building|listing)$/i;

const FORBIDDING = /\b(?:not (?:allowed|permitted)|prohibited|forbidden)\b/i;

/** Whether a claim says that something is forbidden: a sign says so without a word of that. */
export const forbids = ({ text, start, end }: Reading): boolean => FORBIDDING.test(text.slice(start, end));

/** Whether a claim has the place that a sign is for: elsewhere it forbids nothing. */
const hasPlace = (claim: Reading, where: string): boolean =>
  where === '' || claim.text.toLowerCase().includes(where.trim().toLowerCase());

/** What tells of a person: "no smoking" in a note on one says that there is none. */
const OF_PERSON =
  /\b(?:patient|history|lifestyle|habits?|symptoms?|diagnos\p{L}*|applicant|candidate|client|insured|he|she|his|her|aged|years old|alcohol|diabetes|allerg\p{L}*)\b/iu;

export const prohibited: Teller = where(
  [NO_DOING, NO_ALLOWED],
  ({ source, sentence, title, claim, tell }) => {
    const told = tell(sentence);
    const doing = NO_DOING.exec(told.text);
    const allowed = NO_ALLOWED.exec(told.text);
    if (doing === null && allowed === null) return [];
    if (OF_PERSON.test(source.text) || OF_PERSON.test(title)) return [];
    const texts: string[] = [];
    if (doing !== null && !NONE_OF.test(doing[1]!) && hasPlace(claim, doing[2]!)) {
      const what = doing[1]!.replace(/^./, (letter) => letter.toUpperCase());
      for (const said of ['not allowed', 'not permitted', 'prohibited', 'forbidden'])
        texts.push(`${what} is ${said}${doing[2]}.`, `${what}${doing[2]} is ${said}.`);
    }
    if (allowed !== null && hasPlace(claim, allowed[4]!)) {
      const [, noun = '', given, how = '', where = ''] = allowed;
      const what = noun.replace(/^./, (letter) => letter.toUpperCase());
      const be = given ?? (/s$/i.test(noun) && !/ss$/i.test(noun) ? 'are' : 'is');
      texts.push(`${what} ${be} not ${how}${where}.`, `${what}${where} ${be} not ${how}.`);
    }
    return texts.map((text) => ({ ...told, text }));
  },
);
