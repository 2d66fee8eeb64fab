/** Deeds of a note without their subject: "Delivered 6 October, signed for by neighbour", "Opened: 2 February by Priya Shah". */
import type { Fragment, Slip } from './slip.ts';
import { datedTail, doersOf, lower, matterOf, namesOf, type Said, say, split, upper } from './slip-words.ts';
import type { Scene } from './types.ts';

const DEED =
  /^((?:\p{L}{2,}ed|sent|paid|left|made|met|built|sold|shut|put)(?: (?:up|out|off|for|in|over|back))?)(?= |$)(.*)$/iu;
/** Participles that leave open what was done. */
const OPEN_DEED =
  /^(?:expected|estimated|planned|required|requested|limited|allowed|scheduled|promised|unpaid|delayed|attempted|refused|failed|missed|rejected|expired|supposed|needed|related|undelivered|canceled|cancelled|unsigned)\b/i;
/** What takes a deed back, wherever it is said behind it. */
const UNDONE =
  /\b(?:revers\w*|bounc\w*|void\w*|cancel\w*|retract\w*|by mistake|in error|wrongly|undone|revok\w*|corrected|correction|failed|disput\w*|reject\w*|refus\w*|declin\w*|re-?opened)\b/i;
/** What leaves it open, in the fragment itself. */
const LEFT_OPEN = /\b(?:not|never|no|if|unless|will|to be|should|may|might|pending|awaiting|or|by when)\b/i;
/** A deed that somebody else may have reported, who is not named. */
const BY_ACCOUNT = /^(?:reported|raised|logged|noted|claimed)$/i;
/** What is done to the matter of a case, and not to the case. */
const TO_MATTER =
  /^(?:reported|inspected|repaired|fixed|mended|found|checked|examined|assessed|diagnosed|resolved|solved)$/i;

/** The statements of a fragment that are deeds, each with its day and doer, said of what the note is of. */
export function deeds(
  { label, value, sentence }: Fragment,
  slip: Slip,
  { source, claim }: Scene,
): readonly Said[] {
  const own = namesOf(slip);
  const matter = matterOf(slip);
  const first = label === '' ? value : `${lower(label)} ${value}`;
  if (own.length + matter.length === 0 || !DEED.test(lower(first)) || first.length > LONGEST) return [];
  const after = source.text.slice(source.scan.sentenceStart[sentence]!);
  if (UNDONE.test(after) || LEFT_OPEN.test(first.replace(/\bMay\b/g, ''))) return [];
  return split(first).flatMap((clause) => {
    const [, deed = '', rest = ''] = DEED.exec(lower(clause)) ?? [];
    // Said in no other word than its own: what was delivered that day was not shipped that day.
    const said = deed !== '' && claim.words.some(({ form }) => form === deed.split(' ')[0]);
    if (!said || OPEN_DEED.test(deed)) return [];
    const { when, tail } = datedTail(rest.trim());
    const doer = /^by (.+)$/u.exec(tail)?.[1];
    const phrase = doer === undefined ? tail : '';
    if (phrase !== '' && !/^(?:with|at|in|to|from|on|behind|under|near|via) /.test(phrase)) return [];
    const end = phrase === '' ? '' : ` ${withArticle(phrase)}`;
    const ends = when === '' ? [end] : [`${end} on ${when}`, end];
    const names = TO_MATTER.test(deed) ? [...own, ...matter] : own;
    const whole = BY_ACCOUNT.test(deed) && doer === undefined ? [] : names;
    return say(
      whole
        .flatMap((name) => [
          ...ends.map((one) => `${name} was ${deed}${one}`),
          ...doersOf(doer).flatMap((who) => [
            `${who} ${deed} ${name}`,
            ...(when === '' ? [] : [`${who} ${deed} ${name} on ${when}`]),
            `${name} was ${deed} by ${who}${when === '' ? '' : ` on ${when}`}`,
          ]),
        ])
        .map(upper),
    );
  });
}

const LONGEST = 200;

const withArticle = (phrase: string): string =>
  phrase.replace(/^(\p{Ll}+) (?=\p{Ll}+$)/u, (_, word: string) => `${word} the `);
