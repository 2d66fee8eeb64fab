/** What somebody sends with his words, told of him: "Photo attached" of the customer's turn. */
import { bare, capital, lower } from '../words.ts';
import { type Turn, turnAt } from './speaker.ts';

/** What a claim has where it tells of what was sent with a message. */
export const ATTACHING = /\b(?:attached|sent|provided|submitted|enclosed|supplied|uploaded|shared)\b/;

const OPEN =
  /\b(?:if|unless|will|would|could|can|cannot|should|not|never|no|forgot|later|tomorrow|soon|to follow|once|when)\b|n['\u2019]t\b|['\u2019]ll\b/i;
const FORMS: readonly RegExp[] = [
  /^(.+?)(?: (?:is|are|has been|have been))? (?:attached|enclosed)(?: (?:here|below|herewith|to this (?:mail|e-?mail|message)))?$/iu,
  /^(?:I|We)(?: have|['’]ve|['’]m|['’]re| am| are)? (?:now |also )?(?:attach(?:ed|ing)?|enclos(?:ed?|ing)) (.+)$/iu,
  /^(?:please )?(?:find|see) (?:attached|enclosed) (.+)$/iu,
  /^(?:attached|enclosed) (?:is|are|please find|you (?:will|['’]ll) find) (.+)$/iu,
];
const ASKED =
  /\b(?:send|share|upload|provide|attach|forward|submit)(?: (?:us|me|over))? ((?:an?|the|some|your|any) [^,.?!;]+)/iu;

/** Ways to say what somebody sent with his words. */
export function attached(turn: Turn, said: string): readonly string[] {
  const { who, text, question } = turn;
  if (who === undefined || question || OPEN.test(text)) return [];
  const what = FORMS.map((form) => form.exec(text)?.[1]).find((one) => one !== undefined);
  if (what === undefined || / or /.test(what)) return [];
  const own = what.replace(/^(?:my|our) /i, 'the ').replace(/[,;].*$/, '');
  const bareNoun = !/^(?:an?|the|some|two|three|four|five|\d+|both|all|this|that|these|those) /i.test(own);
  const things = bareNoun
    ? [`${/^[aeiou]/i.test(own) ? 'an' : 'a'} ${lower(own)}`, `the ${lower(own)}`, lower(own)]
    : [lower(own)];
  const wanted = askedBefore(turn, things, said);
  const verbs = VERBS.filter((verb) => new RegExp(String.raw`\b${verb}\b`).test(said));
  return [...new Set([...things, ...wanted])].flatMap((thing) =>
    verbs.map((verb) => `${capital(who)} ${verb} ${thing}`),
  );
}

const VERBS = ['attached', 'sent', 'provided', 'submitted', 'enclosed', 'supplied', 'uploaded', 'shared'];

/** "Could you send us a photo of the damage?", before "Photo attached": what was asked for is what was sent. */
function askedBefore(
  { source, sentence, writer }: Turn,
  things: readonly string[],
  said: string,
): readonly string[] {
  for (let at = sentence - 1; at >= Math.max(0, sentence - LOOKED_BACK); at--) {
    const before = turnAt(source, at, said, 'says');
    if (before === undefined || before.writer.name === writer.name) continue;
    const asked = ASKED.exec(before.text)?.[1];
    if (asked === undefined) continue;
    const head = headOf(asked);
    return things.some((thing) => headOf(thing) === head && !/ of /.test(thing))
      ? [bare(asked.replace(/^(?:your|any|some) /i, 'the '))]
      : [];
  }
  return [];
}

const LOOKED_BACK = 4;

const headOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^(?:an?|the|some|your|any) /, '')
    .split(/ (?:of|from|showing|for|with|that|which) /)[0]!
    .split(' ')
    .at(-1)!;
