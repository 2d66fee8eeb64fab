/** The last of what happened to a thing: "the most recent scan shows a weather delay in Denver" of rows of `events` with their times. */
import type { Field } from '../record.ts';
import type { Said } from '../said.ts';
import { label } from '../words/dated.ts';
import { compareMoments, momentOf } from '../words/moment.ts';
import { phraseAt } from '../words/phrase-at.ts';

/** Lists of what happened, of which each row is one. */
const HAPPENED =
  /^(?:events?|scans?|history|log|logs|timeline|updates?|milestones|trail|checkpoints?|activity|activities|status history|tracking|tracking events|movements|entries)$/;
const NOUN =
  '(?:scan|event|update|entry|checkpoint|milestone|status|status update|tracking event|activity|movement)';
const LATEST = new RegExp(
  `(?:the )?(?<which>most recent|latest|newest|last|first|earliest) ${NOUN}(?: (?:shows|showed|was recorded|was logged|was|is|reads|says|took place))?`,
);
const TIME = /^(?:at|time|timestamp|ts|date|datetime|when|occurred at|created at|recorded at|happened at)$/;

/** Accounts for the words that mean the last, or the first, of the rows, where the row is that one. */
export function latest(said: Said): void {
  const { own, rows, labels } = said.focus;
  const phrase = rows.length > 0 && HAPPENED.test(labels.join(' ')) ? phraseAt(said, LATEST) : undefined;
  if (phrase === undefined || phrase.from > 0 || !said.isOpen(0)) return;
  const times = [own, ...rows].map(timeOf);
  const [first, ...others] = times;
  const moment = first && momentOf(first);
  if (first === undefined || moment === undefined) return;
  const sign = /^(?:first|earliest)$/.test(phrase.groups.which!) ? -1 : 1;
  const isLast = others.every((other) => {
    const one = other && momentOf(other);
    return one !== undefined && compareMoments(moment, one) === sign;
  });
  if (!isLast) return;
  said.derivations.push(`${phrase.groups.which} of ${times.length}: ${label(first)}`);
  said.explain(phrase.from, phrase.to, 'derived', first);
  said.extra.push(first);
}

/** When a row was, by the one field that says it. */
function timeOf(row: readonly Field[]): Field | undefined {
  const found = row.filter((field) => TIME.test(field.name.join(' ')));
  return found.length === 1 ? found[0] : undefined;
}
