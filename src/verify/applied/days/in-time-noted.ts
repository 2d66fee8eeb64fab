/** Whether something came by its deadline, of notes of both days: "the objection was filed in time" of "Deadline for objections: 10 May. Objection received: 8 May". */
import { daysOf } from '../../between/dated.ts';
import type { Scene, Shown } from '../asked.ts';

const IN_TIME =
  /^The (?<what>\p{Ll}+(?: \p{Ll}+)?) (?:was|were|has been|have been) (?:filed|submitted|received|lodged|handed in|sent in|made|paid|delivered|entered) (?:(?<well>in time|on time|before the deadline|by the deadline|within the deadline)|(?<late>too late|late|after the deadline))$/u;
const LIMIT = /^(?:deadline|due|latest)$/;
const DONE = /^(?:receive|submit|file|lodge|pay|send|deliver|enter|arrive|make)$/;

/** Where both days stand, as a statement says; undefined for another, and where they are otherwise. */
export function inTimeNoted(said: string, { documents, lexicon }: Scene): Shown | undefined {
  const found = IN_TIME.exec(said)?.groups;
  if (found === undefined) return undefined;
  const noun = lexicon.lemma(found.what!.split(' ').at(-1)!);
  const days = daysOf(documents, lexicon);
  const limits = days.filter(({ label }) => label.some((word) => LIMIT.test(word)));
  const own = days.filter((day) => !limits.includes(day) && day.label.some((word) => DONE.test(word)));
  const [limit, one] = [limits[0], own[0]];
  if (limit === undefined || one === undefined || limits.length > 1 || own.length > 1) return undefined;
  const named = [...limit.label, ...one.label].map((word) => lexicon.lemma(word));
  if (!named.includes(noun) || limit.moment.year !== one.moment.year) return undefined;
  const isInTime = one.moment.day <= limit.moment.day;
  return isInTime === (found.late === undefined)
    ? { places: [one, limit], told: `${one.told.slice(3)} / ${limit.told.slice(3)}` }
    : undefined;
}
