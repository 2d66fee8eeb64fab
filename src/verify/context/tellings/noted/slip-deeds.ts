/** Deeds of a note without their subject: "Delivered 6 October, signed for by neighbour", "Opened: 2 February by Priya Shah". */

import type { Scene } from '../types.ts';
import { capital, lower } from '../words.ts';
import type { Fragment, Slip } from './slip.ts';
import { datedTail, doersOf, matterOf, namesOf, type Said, say, split, thingOf } from './slip-words.ts';

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
  if (
    own.length + matter.length + thingOf(slip).length === 0 ||
    !DEED.test(lower(first)) ||
    first.length > LONGEST
  )
    return [];
  const after = source.text.slice(source.scan.sentenceStart[sentence]!);
  if (UNDONE.test(after) || LEFT_OPEN.test(first.replace(/\bMay\b/g, ''))) return [];
  return split(first).flatMap((clause) => {
    const [, deed = '', rest = ''] = DEED.exec(lower(clause)) ?? [];
    // Said in no other word than its own: what was delivered that day was not shipped that day.
    const [verb] = deed.split(' ');
    const arrived = verb === 'delivered' && claim.words.some(({ form }) => form === 'arrived');
    const said = deed !== '' && (arrived || claim.words.some(({ form }) => form === verb));
    if (!said || OPEN_DEED.test(deed)) return [];
    const { when: leading, tail } = datedTail(rest.trim());
    const { doer, day } = doneBy(tail);
    const when = leading === '' ? day : leading;
    const phrase = doer === undefined ? tail : '';
    if (phrase !== '' && !/^(?:with|at|in|to|from|on|behind|under|near|via) /.test(phrase)) return [];
    const end = phrase === '' ? '' : ` ${withArticle(phrase)}`;
    const ends = when === '' ? [end] : [`${end} on ${when}`, end];
    const asked = ASKED.test(deed) && slip.fragments.some((one) => one.label === 'Request');
    const names = [
      ...own,
      ...(TO_MATTER.test(deed) ? matter : []),
      ...thingOf(slip),
      ...(asked ? ['the request'] : []),
    ];
    const whole = BY_ACCOUNT.test(deed) && doer === undefined ? [] : names;
    return say(
      whole
        .flatMap((name) => [
          ...ends.map((one) => (arrived ? `${name} arrived${one}` : `${name} was ${deed}${one}`)),
          ...doersOf(doer).flatMap((who) => [
            `${who} ${deed} ${name}`,
            ...(when === '' ? [] : [`${who} ${deed} ${name} on ${when}`]),
            `${name} was ${deed} by ${who}${when === '' ? '' : ` on ${when}`}`,
          ]),
        ])
        .map(capital),
    );
  });
}

const LONGEST = 200;

/** "By Stefan Kraus, 4 May 2026": who did it, and when. */
function doneBy(text: string): { readonly doer: string | undefined; readonly day: string } {
  const [, doer, day = ''] =
    /^by (.+?)(?:,? (?:on )?(\d{1,2} \p{Lu}\p{Ll}{2,8}(?: \d{4})?|\d{4}-\d\d-\d\d))?$/u.exec(text) ?? [];
  return { doer, day };
}

/** What is granted or refused is what was asked for. */
const ASKED = /^(?:approved|granted|denied)$/i;

const withArticle = (phrase: string): string =>
  phrase.replace(/^(\p{Ll}+) (?=\p{Ll}+$)/u, (_, word: string) => `${word} the `);
