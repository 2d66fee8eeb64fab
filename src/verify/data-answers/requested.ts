/** What somebody asks for by a request in data: "Elena Sousa has asked for access to payroll for the quarterly audit". */
import type { Field } from '../record/record.ts';
import { type DataAnswer, fieldOf, isSubject } from './answer.ts';
import type { Subject } from './subject.ts';

const ASKS =
  /^(.+?) (?:(?:has |have )?(?:asked for|requested|applied for)|is asking for|asks for|is requesting|requests|wants|needs) (?:(\p{Ll}[\p{Ll}-]*) )?access to (?:the )?(.+?)(?: (?:system|application|app))?(?: as an? (\p{Ll}[\p{Ll}-]*))?(?: (?:for|because of) (?:the |an? )?(.+?))?$/u;

/** Each part of the claim is a field of the one request of the data. */
export function requested(said: string, { objects, ...subject }: Subject): DataAnswer | undefined {
  const [, who, kind, system, role, purpose] = ASKS.exec(said) ?? [];
  if (who === undefined || system === undefined || !isSubject(who, { ...subject, objects })) return undefined;
  const requests = objects.filter(({ labels }) =>
    /^(?:requested|request|access request|requested access)$/.test(labels.join(' ')),
  );
  const [request, ...others] = requests;
  if (request === undefined || others.length > 0) return undefined;
  if (
    request.own.some(
      ({ name, quote }) =>
        /^(?:status|state)$/.test(name.join(' ')) && /^(?:withdrawn|cancelled|draft|expired)$/i.test(quote),
    )
  )
    return undefined;
  const asked: readonly (readonly [string | undefined, RegExp])[] = [
    [system, /^(?:system|resource|application|app|service|target|database|repository)$/],
    [role ?? kind, /^(?:role|level|access level|permission|scope|access)$/],
    [purpose, /^(?:justification|reason|purpose|business reason)$/],
  ];
  const cells: Field[] = [];
  for (const [value, name] of asked) {
    if (value === undefined) continue;
    const field = fieldOf(request.own, name);
    if (field === undefined || plainly(field.quote) !== plainly(value)) return undefined;
    cells.push(field);
  }
  return { cells, derivation: cells.map(({ quote }) => quote).join(', ') };
}

const plainly = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^(?:the|an?) /, '')
    .replace(/[.\s]+$/, '');
