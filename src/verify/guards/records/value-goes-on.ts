/**
 * "The amount is $500" by `Amount: $500 max.` or `$500 less 10%`, "the due date is 3 May" by `Due date: 3 May (extended to 9 May)`,
 * "the owner is Kim" by `Owner: Lee (tenant: Kim)` or `Co-owner: Kim`: what a line has behind, before or as its value makes another.
 */
import { originOf } from '../../context/retold.ts';
import type { AlignedSentence } from '../../match/support.ts';
import type { Field } from '../../record/record.ts';
import { against, type Guard, textOf } from '../guard.ts';
import { recordsAt } from '../records-at.ts';

const IS =
  /^(?:The |Its |His |Her |Their |Your |Our )?(?<label>[\p{L} ]{2,30}?) (?:is|are) (?:on |in |at |for )?(?<value>[^,;]{1,60}?)\.?$/u;
/** Behind a value: what bounds it, or takes from it or adds to it. */
const GOES_ON =
  /^ ?(?:\(?(?:max|min|maximum|minimum|cap|capped|at most|at least|or (?:more|less|earlier|later))\b|(?:less|minus|plus) |\((?:approx|estimate|estimated|est|roughly|about|provisional|proposed|tbc|tbd|unconfirmed|extended|moved|postponed|changed|corrected|revised)\b|(?:->|→|=>)|\+ ?\d|(?:\| ?\p{L}+ ?){2,}$)/iu;
const BEFORE =
  /^(?:half|partly|partially|nearly|almost|c\/o|care of|everyone but|all but|anyone but|ex|formerly|previously|not before|not after) $/iu;
const OTHER_LABEL = /\([\p{L} ]{2,24}: ?$/u;
const OF_FORMER =
  /\((?:was|were|formerly|before|previously|originally|up from|down from|from|old|instead of|not)\b/iu;
/** What before or behind the name of a role, or of a thing, is another's. */
const PREFIX =
  /^(?:co|ex|vice|deputy|former|acting|interim|assistant|sub|non|backup|second|secondary|temporary)$/;
const SUFFIX =
  /^(?:contact|assistant|deputy|representative|agent|proxy|lawyer|candidate|backup|request|requester)$/;

export const VALUE_GOES_ON: Guard = against(
  'entity',
  'any',
  ({ reading }, sentence) => {
    const found = IS.exec(textOf(reading))?.groups;
    if (found === undefined) return false;
    const [label, value] = [found.label!.toLowerCase(), found.value!.trim()];
    const line = ownLine(sentence, label);
    if (line !== undefined && isOther(line, value)) return true;
    return recordsAt(sentence).some(({ own }) => {
      const named = own.filter(({ name }) => name.join(' ') === label);
      if (named.length === 0) return own.some((field) => isNearLabel(field, label, value));
      return named.every((field) => goesOn(field, value));
    });
  },
  { said: () => IS },
);

/** What stands behind the label of a statement on the line that it is taken from. */
function ownLine({ source, sentence }: AlignedSentence, label: string): string | undefined {
  const origin = originOf(source);
  if (origin.structured || sentence >= origin.scan.sentenceCount) return undefined;
  const [, name, rest] = /^\W*([\p{L} -]{2,40}):\s+(\S.*)$/su.exec(origin.said(sentence)) ?? [];
  return name?.toLowerCase() === label ? rest : undefined;
}

/** Whether a value stands in a text only with what makes another of it. */
function isOther(quote: string, claimed: string): boolean {
  const at = quote.toLowerCase().indexOf(claimed.toLowerCase());
  if (at < 0) return false;
  const [before, behind] = [quote.slice(0, at), quote.slice(at + claimed.length)];
  return GOES_ON.test(behind) || BEFORE.test(before) || OTHER_LABEL.test(before);
}

/** Whether a field has the value of a statement only with what makes another of it. */
function goesOn({ quote, values, value: from }: Field, claimed: string): boolean {
  const at = quote.toLowerCase().indexOf(claimed.toLowerCase());
  if (at < 0) return false;
  if (isOther(quote, claimed)) return true;
  const behind = quote.slice(at + claimed.length);
  // "3 May 9 May": another of its kind stands behind it.
  const [own] = values;
  return (
    own !== undefined &&
    own.start - from < at + claimed.length &&
    !OF_FORMER.test(behind) &&
    values.some(
      (other) =>
        other.kind === own.kind &&
        /^(?:date|money)$/.test(other.kind) &&
        other.start - from >= at + claimed.length &&
        !/^\s?(?:[-–—,;(]|to\b|and\b|of\b|per\b|in\b)/u.test(behind),
    )
  );
}

/** `Co-owner: Kim`, `Owner contact: Kim`. */
const isNearLabel = ({ name, quote }: Field, label: string, value: string): boolean =>
  quote.trim().toLowerCase() === value.toLowerCase() &&
  name.length > 1 &&
  ((name.slice(1).join(' ') === label && PREFIX.test(name[0]!)) ||
    (name.slice(0, -1).join(' ') === label && SUFFIX.test(name.at(-1)!)));
