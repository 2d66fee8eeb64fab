/** How long something has been so by the day of the data: "R. Voss has worked here for more than two years." */
import { lengthIn } from '../between/claim.ts';
import { momentIn } from '../between/dated.ts';
import type { Field } from '../record/record.ts';
import { liesBy, momentOf } from '../record/words/moment.ts';
import { type DataAnswer, fieldsOf, isSubject, nameOf, type Read } from './answer.ts';
import type { Subject } from './subject.ts';

/** Since when something is so, by what is said to be so. */
const SINCE: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^(?:worked|been employed|been)(?: here| with us| with the company| at the company| for us)?$/,
    /^(?:start date|started(?: at| on)?|hired(?: at| on)?|hire date|employed since|since|customer since|client since|member since|joined(?: at| on)?|employment start)$/,
  ],
  [
    /^been a (?:customer|client|member|subscriber|user)(?: of ours)?$/,
    /^(?:customer since|client since|member since|subscriber since|user since|since|joined(?: at| on)?|registered(?: at| on)?|signed up(?: at| on)?)$/,
  ],
  [/^been inactive$/, /^last (?:login|log in|active|activity|seen|sign in)(?: at| on)?$/],
  [
    /^not (?:logged in|signed in|been active)$/,
    /^last (?:login|log in|active|activity|seen|sign in)(?: at| on)?$/,
  ],
  [/^been open$/, /^(?:opened|created)(?: at| on)?$/],
];
const TODAY =
  /^(?:today|as of|checked(?: on| at)|now|report date|exported at|snapshot date|generated at|current date|reviewed on)$/;
const FOR = /^(.+?) (?:has|have) (.+?) for ((?:more than|over|at least|less than|under) .{3,24})$/u;

/** Whether that is as long ago, on the day that the data names as its own. */
export function lasting(said: string, subject: Subject, { lexicon }: Read): DataAnswer | undefined {
  const [, who, state, length] = FOR.exec(said) ?? [];
  if (who === undefined || state === undefined || length === undefined || !isSubject(who, subject))
    return undefined;
  const since = SINCE.find(([so]) => so.test(state))?.[1];
  const bound = lengthIn(length, lexicon);
  const [from, today] = since === undefined ? [] : [since, TODAY].map((is) => only(subject, is));
  if (bound === undefined || from === undefined || today === undefined || isEnded(subject)) return undefined;
  const [a, b] = [momentOf(from), momentOf(today)];
  if (a === undefined || b === undefined || !liesBy(b, a, bound)) return undefined;
  return {
    cells: [from, today],
    derivation: `${nameOf(from)} ${from.quote}, ${nameOf(today)} ${today.quote}`,
  };
}

const only = (subject: Subject, is: RegExp): Field | undefined => {
  const found = fieldsOf(subject).filter((field) => is.test(nameOf(field)));
  return found.length === 1 ? found[0] : undefined;
};

/** A field by which it may have ended since, or been so with a break. */
const isEnded = (subject: Subject): boolean =>
  fieldsOf(subject).some(
    ({ name, quote }) =>
      /\b(?:end|ended|left|terminated|cancelled|closed|break|reactivated|rehired)\b/.test(name.join(' ')) &&
      !/^(?:null|false|unset|none|)$/.test(quote),
  );

const NOBODY = /^(?:Nobody|No one) has (?:logged in ?to|signed in ?to|logged on to|used) (.+?) since (.+)$/u;

/** "Nobody has logged into account 5 since 4 January" of its last login on that day. */
export function lastSo(said: string, subject: Subject, { values }: Read): DataAnswer | undefined {
  const [, what, day] = NOBODY.exec(said) ?? [];
  const moments = values.flatMap((value) => momentIn(value) ?? []);
  if (what === undefined || day === undefined || moments.length !== 1 || !isSubject(what, subject))
    return undefined;
  const last = only(subject, /^last (?:login|log in|sign in)(?: at| on)?$/);
  const moment = last && momentOf(last);
  if (last === undefined || moment?.day !== moments[0]!.day || moment.year !== moments[0]!.year)
    return undefined;
  return { cells: [last], derivation: `${nameOf(last)} ${last.quote}` };
}

const EXPIRED = /^(.+?) (?:(has) (not )?(?:yet )?expired|is (still|no longer) valid)(?: yet)?$/u;

/** "The licence has not expired" of the day on which it does, by the day of the data. */
export function expired(said: string, subject: Subject): DataAnswer | undefined {
  const [, what, has, not, how] = EXPIRED.exec(said) ?? [];
  if (what === undefined || !isSubject(what.replace(/ (?:key|card|code|pass)$/, ''), subject))
    return undefined;
  const until = only(
    subject,
    /^(?:expires(?: at| on)?|expiry(?: date)?|expiration(?: date)?|valid (?:until|to|till|through))$/,
  );
  const today = only(subject, TODAY);
  const [a, b] = [until, today].map((field) => field && momentOf(field));
  if (a === undefined || b === undefined || a.day === b.day || a.year !== b.year) return undefined;
  if (a.day < b.day !== (has === undefined ? how === 'no longer' : not === undefined)) return undefined;
  if (
    fieldsOf(subject).some(({ name }) =>
      /\b(?:revoked|suspended|status|state|active|cancelled|grace|extended|extension|renewed)\b/.test(
        name.join(' '),
      ),
    )
  )
    return undefined;
  return {
    cells: [until!, today!],
    derivation: `${nameOf(until!)} ${until!.quote}, ${nameOf(today!)} ${today!.quote}`,
  };
}
