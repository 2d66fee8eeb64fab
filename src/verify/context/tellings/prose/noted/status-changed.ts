/** What became of something whose status was changed: "the ticket was closed by Ada" for "Ticket 12: status changed from Open to Closed by Ada". */

import type { Wording } from '../../terms/types.ts';
import { capital } from '../../words.ts';
import type { Rewriter } from '../types.ts';

const STATE = String.raw`["'“]?(\p{L}+(?: \p{L}+)?)["'”]?`;
const CHANGED = new RegExp(
  String.raw`^(?:(.{3,60}?): )?(?:[Ss]tatus|[Ss]tate)(?: of (.{3,60}?))? (?:was |has been )?(?:changed|set|moved|updated) from ${STATE} to ${STATE}(?: by ([^,;:]{2,40}?))?((?: on|, on| at) [^,;:]{3,30})?$`,
  'u',
);
const DONE =
  /^(?:closed|cancelled|canceled|approved|rejected|resolved|paid|shipped|delivered|completed|declined|suspended|accepted|confirmed|activated|archived|published|merged|refunded|blocked|locked|unlocked|escalated|reopened)$/u;
const SHUT = /^(?:closed|resolved|done|completed|solved)$/u;
const OPENED = /^(?:open|reopened|in progress)$/u;

/** The last change that a source tells of. */
const isLast = (whole: string, text: string): boolean => {
  const all = [...whole.matchAll(/\b(?:status|state)\b[^.;\n]{0,60}? (?:changed|set|moved|updated)\b/giu)];
  return all.length === 1 && whole.includes(text.slice(0, 20));
};

function byStatus({ text, whole }: Wording): readonly string[] {
  const found = CHANGED.exec(text);
  if (found === null || !isLast(whole, text)) return [];
  const [, before, of, old = '', state = '', by, at = ''] = found;
  const what = before ?? (of === undefined ? undefined : capital(of));
  if (what === undefined) return [];
  const [from, to] = [old.toLowerCase(), state.toLowerCase()];
  const deeds = [...(DONE.test(to) ? [to] : []), ...(SHUT.test(from) && OPENED.test(to) ? ['reopened'] : [])];
  const day = at.replace(/^,/u, '');
  return [
    `${what} is ${to}`,
    `The status of ${what} is ${to}`,
    ...deeds.flatMap((deed) => [
      `${what} was ${deed}${day}`,
      ...(by === undefined ? [] : [`${what} was ${deed} by ${by}${day}`, `${by} ${deed} ${what}${day}`]),
    ]),
  ];
}

export const STATUS_CHANGED: readonly Rewriter[] = [
  { of: /\p{L}/u, from: CHANGED, write: byStatus, reorders: true },
];
