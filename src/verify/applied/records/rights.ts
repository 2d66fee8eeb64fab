/** What somebody may do where, by rows of rights: "Sana has admin rights on staging but only read access to production." */
import { objectsOf } from '../../record/read/from-data.ts';
import type { Field } from '../../record/record.ts';
import type { Place, Scene, Shown } from '../asked.ts';
import { factsOf } from '../facts.ts';

const HAS =
  /^(?:The user |User )?([\p{Lu}\p{Ll}][\p{L}\d .@'_-]{1,40}?) (?:has|have) (only |no more than )?(?:an? )?(\p{Ll}+(?:-only)?) (?:rights?|access|permissions?|privileges?|role)(?: (?:on|to|in|for) (?:the )?(.{2,40}))$/u;
const IS =
  /^(?:The user |User )?([\p{Lu}\p{Ll}][\p{L}\d .@'_-]{1,40}?) is (only )?(?:an? |the )?(\p{Ll}+) (?:on|of|in|for) (?:the )?(.{2,40})$/u;
const WHERE =
  /^(?:environment|env|system|resource|repo|repository|project|scope|database|app|application|service|workspace|folder|site|team|org|organi[sz]ation|board|bucket|channel)(?: name| id)?$/;
const LEVEL = /^(?:role|permission|permissions|access|access level|level|rights?|privilege)$/;
const WHO =
  /^(?:user|username|user name|name|member|login|account|email|employee|person|full name|subject|principal|assignee)$/;
const ENDED =
  /^(?:expires?(?: at| on)?|expired|revoked(?: at)?|status|state|active|valid until|ended(?: at)?|until)$/;
const MOST_OBJECTS = 40;
const KINDS =
  / (?:environment|system|database|project|repository|repo|workspace|server|team|folder|channel)$/;

/** Where the row stands that gives somebody a right; undefined for another statement, and where none does. */
export function rightOf(said: string, { documents }: Scene): Shown | undefined {
  const [, who, only, level, where] = HAS.exec(said) ?? IS.exec(said) ?? [];
  if (who === undefined || level === undefined || where === undefined || /\b(?:not|no|and|or)\b/.test(said))
    return undefined;
  for (const [document, source] of documents.entries()) {
    if (!source.structured) continue;
    const rows = objectsOf(source, MOST_OBJECTS).flatMap(({ own, above, id }) => {
      const place = own.filter(({ name }) => WHERE.test(name.join(' ')));
      const right = own.filter(({ name }) => LEVEL.test(name.join(' ')));
      return place.length === 1 && right.length > 0 && /\/\d+$/.test(id)
        ? [
            {
              place: place[0]!,
              right,
              own,
              people: [...own, ...above].filter(({ name }) => WHO.test(name.join(' '))),
            },
          ]
        : [];
    });
    const here = rows.filter(
      (row) => isCalled(row.place, where) && row.people.some((field) => isHim(field, who)),
    );
    const [row, ...others] = here;
    if (row === undefined || others.length > 0 || row.own.some(({ name }) => ENDED.test(name.join(' '))))
      continue;
    const rights = row.right.filter(
      ({ quote }) =>
        quote.toLowerCase().replace(/s$/, '') === level.replace(/-only$/, '') ||
        quote.toLowerCase() === level,
    );
    if (
      rights.length === 0 ||
      (only !== undefined && row.right.length > 1) ||
      isElsewhere(who, documents, document)
    )
      continue;
    const places: Place[] = [row.place, rights[0]!].map(({ sentence }) => ({ document, sentence }));
    return { places, told: `${row.place.quote}: ${rights[0]!.quote}` };
  }
  return undefined;
}

const isCalled = ({ quote }: Field, where: string): boolean => {
  const [own, said] = [quote, where].map((one) => one.toLowerCase().replace(KINDS, ''));
  return own === said || own!.replace(/[-_]/g, ' ') === said;
};

const isHim = ({ quote }: Field, who: string): boolean => {
  const [own, said] = [quote, who].map((one) => one.toLowerCase());
  return own === said || own!.split(/[ .@_-]/)[0] === said;
};

/** Whether another source has a field of him too, that may say otherwise. */
const isElsewhere = (who: string, documents: Scene['documents'], own: number): boolean =>
  factsOf(documents).some(
    ({ document, field, name }) => document !== own && WHO.test(name) && isHim(field, who),
  );
