/**
 * Lines of a log in data that begin with their day, said as sentences: "Pharmacies were informed of RC-88 by letter on 2 March
 * 2025" of "2025-03-02 pharmacies informed by letter" in the log of RC-88.
 */

import { readValues } from '../../../text/values/index.ts';
import type { DataAnswer, Form, nameOf } from '../answer.ts';
import type { Subject } from '../subject.ts';
import { isThen } from './adjuncts.ts';
import { refer } from './refer.ts';

const HISTORY = /\b(?:history|events?|log|timeline|updates?|journal)$/;

const LINE =
  /^(.+?) (?:was|were|has been|have been) (.+?) on (\d{1,2} \p{Lu}\p{L}+(?: \d{4})?|\p{Lu}\p{L}+ \d{1,2}(?:, \d{4})?)$/u;

/** "Pharmacies were informed of RC-88 by letter on 2 March 2025" of the line of that day. */
export const loggedSo: Form = (said, subject) => {
  const [, who, what, day] = LINE.exec(said) ?? [];
  const [value] = day === undefined ? [] : readValues(day, 'en');
  if (who === undefined || what === undefined || value === undefined) return undefined;
  const told = [what, ...withoutReference(what, subject)].map((rest) => plainly(`${who} ${rest}`));
  const lines = subject.objects
    .filter(({ id }) => id === '')
    .flatMap(({ own }) => own.filter(({ listed, name }) => listed === true && HISTORY.test(name.join(' '))));
  const found = lines.filter((field) => {
    const [, at = '', rest = ''] = /^(\d{4}-\d\d-\d\d)\S* (.+)$/.exec(field.quote) ?? [];
    return told.includes(plainly(rest)) && isThen(value, { ...field, quote: at });
  });
  return found.length === 1 ? answerOf(found[0]!) : undefined;
};

const answerOf = (field: Parameters<typeof nameOf>[0]): DataAnswer => ({
  cells: [field],
  derivation: field.quote,
});

/** A predicate without the record that it is told of. */
function withoutReference(what: string, subject: Subject): readonly string[] {
  return [...what.matchAll(/ (?:of|about|on|for|in) (\S+)( \S+)?(?= |$)/g)].flatMap(
    ([whole, one, next = '']) =>
      [one!, `${one}${next}`].flatMap((words) => {
        const found = refer(words, subject);
        const told = whole.slice(0, whole.length - (words === one ? next.length : 0));
        return found?.thing.focus.id === '' && found.cells.length > 0 ? [what.replace(told, '')] : [];
      }),
  );
}

const plainly = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\b(?:the|an?)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
