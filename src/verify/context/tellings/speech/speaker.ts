/** What a turn of a chat, a ticket or a mail says by somebody, as the claim calls him. */
import { once } from '../../../../text/once.ts';
import { patternOf } from '../../../../text/pattern.ts';
import type { Document } from '../../../read/document.ts';
import { isLetterOfBuyer } from '../../buyer.ts';
import { withoutOpening } from '../../speakers.ts';
import { type Voice, voicesAt } from '../../voices.ts';
import { bare, capital } from '../words.ts';

/** One sentence of somebody's turn. */
export interface Turn {
  readonly source: Document;
  readonly sentence: number;
  /** What is said, without the opening of the turn, its greeting and its full stop. */
  readonly text: string;
  readonly question: boolean;
  /** Who says it and who is spoken to, as the claim calls them; undefined where it does not. */
  readonly who: string | undefined;
  readonly reader: string | undefined;
  readonly writer: Voice;
}

const GREETING =
  /^(?:To whom it may concern[,:]? )?(?:(?:Dear|Hi|Hello|Hey|Good (?:morning|afternoon|evening)|Thanks?|Thank you|Sorry|Ok(?:ay)?|Sure|Yes|Great|Perfect|Well|So|Also|And|But|Then|In that case|Actually|Wait|Right|Hmm|Good catch|Done|Agreed|[wW]ait|[tT]hanks|[oO]k|[yY]es|[yY]ep|[rR]ight|[aA]lso|[sS]ure|[hH]i|[gG]ood catch)\b(?:,? (?:all|there|team|again|both|everyone|(?:Mr|Mrs|Ms|Dr)\.? )?(?:\p{Lu}[\p{L}-]+)?)?[,!:–-]\s+)*/u;

/** "Maren, can you …": the name of who is spoken to. */
const CALLING = /^\p{Lu}[\p{L}-]+, (?=(?:[Cc]ould|[Cc]an|[Ww]ould|[Ww]ill|[Pp]lease|I)\b)/u;

/**
 * A sentence of somebody's turn; undefined where nobody is known to speak. `says`: what he says or wishes is told, and not
 * what he did, for which a customer's letter is no proof.
 */
export function turnAt(
  source: Document,
  sentence: number,
  said: string,
  says: 'says' | 'does',
): Turn | undefined {
  if (sentence >= source.scan.sentenceCount) return undefined;
  const { text, start, end, question } = source.sentence(sentence);
  const { writer: named, reader } = voicesAt(source, start);
  const writer = says === 'says' ? asBuyer(source, named) : named;
  if (writer === undefined) return undefined;
  const own = withoutOpening(text.slice(start, end).replace(/^\s*\[?/, ''), [writer.name]).trim();
  return {
    source,
    sentence,
    text: bare(own.replace(GREETING, '').replace(CALLING, '')).replace(/(?<![!?])[!?]+$/, ''),
    question,
    who: calledIn(said, writer),
    reader: reader && calledIn(said, reader),
    writer,
  };
}

const CUSTOMER: Voice = { name: 'customer', role: true, at: 0 };
const isOfBuyer = once(({ text }: Document) => isLetterOfBuyer(text));

/** Who writes a customer's letter, as the customer: by his name too where he signs. */
const asBuyer = (source: Document, writer: Voice | undefined): Voice | undefined =>
  writer?.role === true || writer?.also !== undefined || !isOfBuyer(source)
    ? writer
    : writer === undefined
      ? CUSTOMER
      : { ...writer, also: CUSTOMER.name };

/** Somebody by the role or the name that a claim has for him; undefined where it has neither. */
function calledIn(said: string, { name, role, also }: Voice): string | undefined {
  const [roleName, named] = role ? [name, also] : [also, name];
  if (roleName !== undefined && patternOf(String.raw`\b(?:the|this|our|a) ${roleName}\b`, 'iu').test(said))
    return `the ${roleName}`;
  if (named === undefined) return undefined;
  // "Agent Dev" is the agent whose name is Dev.
  const titled = roleName === undefined ? named : `${capital(roleName)} ${named}`;
  if (said.includes(titled)) return titled;
  if (said.includes(named)) return named;
  // A handle is in small letters: "mara" is Mara.
  const handle = capital(named);
  if (/^\p{Ll}/u.test(named) && new RegExp(String.raw`(?<![\p{L}-])${handle}(?![\p{L}-])`, 'u').test(said))
    return handle;
  const parts = named.split(' ').filter((part) => /^\p{Lu}\p{L}{2,}$/u.test(part));
  const found = parts.filter(
    (part) => said.includes(part) && new RegExp(String.raw`(?<![\p{L}-])${part}(?![\p{L}-])`, 'u').test(said),
  );
  // "Ana Ruiz" is Ana, and Ms Ruiz; "Ana Costa" is somebody else.
  const last = found.at(-1);
  return last !== undefined && !beside(said, last) ? last : undefined;
}

/** Whether another name stands right beside a part of one. */
const beside = (said: string, part: string): boolean =>
  new RegExp(String.raw`(?:\p{Lu}[\p{L}'-]+ ${part}(?![\p{L}-])|(?<![\p{L}-])${part} \p{Lu}\p{L})`, 'u').test(
    said.replace(/^(?:The|An?|Mr|Mrs|Ms|Dr|Agent)\.? /u, '').replace(/\b(?:Mr|Mrs|Ms|Dr|Agent)\.? /gu, ''),
  );

/** What later turns of somebody take back of what he asked for or allowed. */
const TAKING_BACK =
  /\b(?:never ?mind|changed? (?:my|our) mind|no longer (?:want|need|wish|require)|(?:don['\u2019]t|do not) (?:want|need|wish|require) (?:it|this|that) (?:any ?more|any longer|after all|now)|(?:forget|disregard|ignore|scrap|withdraw|cancel|drop|hold|retract|revoke|undo) (?:about )?(?:it|that|this|my (?:previous |last |earlier )?(?:request|message|mail|e-?mail|approval)|the (?:request|approval|refund|above|previous|cancellation))|would rather|rather (?:keep|have)|(?:I['\u2019]ll|we['\u2019]ll|I will|we will|going to|decided to|want to|like to) keep\b|on second thoughts?|please (?:don['\u2019]t|do not|hold off|stop|wait)|instead)/i;

/** Whether the same person takes it back further on; `thing`: the noun for what it is. */
export function takenBack({ source, sentence, writer }: Turn, thing: string): boolean {
  const { scan, text } = source;
  const last = Math.min(scan.sentenceCount, sentence + LOOKED_ON);
  for (let at = sentence; at < last; at++) {
    const start = scan.sentenceStart[at]!;
    if (at > sentence && !isBy(writer, voicesAt(source, start).writer)) continue;
    const own = text.slice(start, scan.sentenceEnd[at]!);
    if (TAKING_BACK.test(own) || (at > sentence && DENYING.test(own) && own.toLowerCase().includes(thing)))
      return true;
  }
  return false;
}

/** What denies, in a later sentence that has the thing itself: "I don't need the refund any more". */
const DENYING = /n['\u2019]t\b|\b(?:not|no|never|without|cancel|withdraw|forget|instead|rather|keep)\b/i;

/** Sentences behind a request that are looked through for what takes it back. */
const LOOKED_ON = 200;

const isBy = (one: Voice, other: Voice | undefined): boolean =>
  other !== undefined && (other.name === one.name || other.name === one.also || other.also === one.name);

/** What a speaker calls his, as another tells of it: "my order" is the order, or his. */
export function ofHis(text: string, who: string): readonly string[] {
  if (!/\b(?:my|our)\b/i.test(text)) return [text];
  const owner = who.endsWith('s') ? `${who}'` : `${who}'s`;
  return ['the', 'their', 'his', 'her', owner].map((own) => text.replace(/\b(?:my|our)\b/gi, own));
}
