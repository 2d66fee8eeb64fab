/** Whether something was valid on a day: "The certificate is valid on the delivery date" of its two ends and that day. */
import { momentIn } from '../../between/dated.ts';
import { Document } from '../../read/document.ts';
import { type Moment, momentOf } from '../../record/words/moment.ts';
import type { Place, Scene, Shown } from '../asked.ts';
import { called } from '../facts.ts';
import { daysFor } from './days.ts';

const VALID =
  /^(?:The |Its |This )?(.{3,60}?) (?:is|was|will be|will still be|remains|remained) (still |not |no longer |already )?(?:valid|in force|in effect|current|active)(?: on| at| until)? (?:(?:the )?(\p{L}+(?: \p{L}+)?)(?: date| day)|(?:the day of |the date of |the time of )(?:the )?(\p{L}+(?: \p{L}+)?)|(\d.{4,22}|\p{Lu}\p{L}+ \d.{2,20}))$/u;
const EXPIRED =
  /^(?:The |Its |This )?(.{3,60}?) (?:had |has |will have )?(not |already )?(expired)(?: by| on| before| at) (?:(?:the )?(\p{L}+(?: \p{L}+)?)(?: date| day)|(?:the day of |the date of |the time of )(?:the )?(\p{L}+(?: \p{L}+)?)|(\d.{4,22}))$/u;
const RANGE =
  /\b(?:valid|validity|in force|effective|cover(?:age)?|runs?|term)\b[^\n;.]{0,24}?\b(?:from |: ?)?(\d[^\n;,]{3,20}?|\p{Lu}\p{L}+ \d[^\n;]{3,14}?) ?(?:to|until|till|through|[-–—]) ?(\d[^\n;,)]{3,20}|\p{Lu}\p{L}+ \d[^\n;)]{3,14})/u;
const FROM =
  /^(?:valid from|effective from|effective date|start date|starts(?: at| on)?|issued(?: at| on)?|issue date)$/;
const UNTIL =
  /^(?:valid (?:until|to|till|through)|expires(?: at| on)?|expiry(?: date)?|expiration(?: date)?|end date|ends(?: at| on)?)$/;
const ENDED =
  /\b(?:revoked|suspended|cancelled|canceled|withdrawn|terminated|void|confiscated|seized|surrendered|disqualified|banned|invalid|inactive|lapsed|annulled|replaced|handed in|taken away|blocked)\b/i;
const LONGEST = 6_000;

interface Ends extends Place {
  readonly from: Moment | undefined;
  readonly until: Moment;
  readonly told: string;
}

/** Where its ends and the day stand, that are as a statement says; undefined for another, and where they are not. */
export function validOn(said: string, scene: Scene): Shown | undefined {
  const valid = VALID.exec(said);
  const [, what, how = '', a, b, c] = valid ?? rearranged(EXPIRED.exec(said));
  // A day of its own, and whose it is, are for others to hold against the ends.
  if (what === undefined || c !== undefined || /\p{Lu}|['’]s\b|\d/u.test(what)) return undefined;
  const isSo = valid === null ? how === 'not ' : !/^(?:not|no longer) /.test(how);
  const kind = what.split(' ').at(-1)!.toLowerCase();
  const days = a ?? b;
  const [first, ...others] =
    c !== undefined
      ? momentsIn(c, scene).map((moment) => ({ moment, places: [] as readonly Place[] }))
      : daysFor(days ?? '', `${said} ${days}`, scene).map((day) => ({ moment: day.moment, places: [day] }));
  if (
    first === undefined ||
    others.some(({ moment }) => moment.day !== first.moment.day) ||
    !first.moment.year
  )
    return undefined;
  const ends = endsOf(kind, scene);
  if (ends === undefined) return undefined;
  const isIn =
    first.moment.day <= ends.until.day && (ends.from === undefined || first.moment.day >= ends.from.day);
  if (isIn !== isSo || (!isSo && first.moment.day <= ends.until.day)) return undefined;
  return { places: [ends, ...first.places], told: ends.told };
}

const rearranged = (found: RegExpExecArray | null): readonly (string | undefined)[] =>
  found === null ? [] : [found[0], found[1], found[2], found[4], found[5], found[6]];

/** From when until when the one thing of a kind is valid. */
function endsOf(kind: string, scene: Scene): Ends | undefined {
  const { documents } = scene;
  const ranges = documents.flatMap((source, document): Ends[] => {
    if (
      source.structured ||
      source.text.length > LONGEST ||
      !source.text.toLowerCase().includes(kind) ||
      ENDED.test(source.text)
    )
      return [];
    return Array.from({ length: source.scan.sentenceCount }, (_, sentence) => sentence).flatMap(
      (sentence) => {
        const { text, start, end } = source.sentence(sentence);
        const [told, one, other] = RANGE.exec(text.slice(start, end)) ?? [];
        const [from, until] = [one, other].map((words) =>
          words === undefined ? undefined : momentsIn(words, scene)[0],
        );
        return from?.year === undefined || until === undefined || !until.year || told === undefined
          ? []
          : [{ document, sentence, from, until, told }];
      },
    );
  });
  const fields = called(documents, UNTIL).flatMap((fact): Ends[] => {
    const source = documents[fact.document]!;
    const until = momentOf(fact.field);
    if (
      until === undefined ||
      !until.year ||
      !source.text.toLowerCase().includes(kind) ||
      ENDED.test(source.text)
    )
      return [];
    const [start] = called([source], FROM).filter(({ field }) => field.object === fact.field.object);
    return [
      {
        document: fact.document,
        sentence: fact.sentence,
        from: start && momentOf(start.field),
        until,
        told: `${fact.name}: ${fact.field.quote}`,
      },
    ];
  });
  const all = [...ranges, ...fields];
  const [only] = all;
  return only !== undefined && all.every(({ until }) => until.day === only.until.day) ? only : undefined;
}

function momentsIn(words: string, { lexicon }: Scene): readonly Moment[] {
  const { values } = new Document(`It was on ${words.trim()}.`, lexicon, undefined, undefined, 'en').whole();
  return values.flatMap((value) => momentIn(value) ?? []);
}
