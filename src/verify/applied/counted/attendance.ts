/** Who was there, of lists of those present and absent: "five of the seven members attended", "Fox was not at the meeting". */
import { countOf } from '../../data-answers/answer.ts';
import type { Scene, Shown } from '../asked.ts';
import { type Said, sentencesOf } from '../rules/sentences.ts';

const MEETING = '(?:meeting|session|call|workshop|training|class|hearing|sitting)';
const AWAY = new RegExp(
  `^(?<who>\\p{Lu}[\\p{L}.' -]{1,40}?) (?:was not (?:at|present at)|did not attend|was absent from|missed|was missing from) the ${MEETING}$`,
  'u',
);
const THERE = new RegExp(
  `^(?<who>\\p{Lu}[\\p{L}.' -]{1,40}?) (?:was (?:at|present at)|attended|took part in) the ${MEETING}$`,
  'u',
);
const SOME = new RegExp(
  `^(?:The ${MEETING} was attended by (?<by>\\p{L}+|\\d+) of the (?<ofBy>\\p{L}+|\\d+) (?:\\p{Ll}+)|(?<some>\\p{L}+|\\d+) of the (?<all>\\p{L}+|\\d+) (?:\\p{Ll}+) (?:attended(?: the ${MEETING})?|were present(?: at the ${MEETING})?))$`,
  'u',
);
const QUORUM =
  /^(?:The quorum was (?<not>not )?(?:reached|met|present|achieved)|There was (?<no>no|a) quorum|The meeting was (?<un>not )?quorate)$/u;
const NEEDED = /^(?:The )?[Qq]uorum(?: is| of)?:? (?<count>\d{1,3}|\p{L}+)(?: \p{Ll}+)?$/u;
const COUNTED =
  /^(?:Present|In attendance|Attending|Attendance): (?<count>\d{1,3}|\p{L}+)(?: (?:of|out of) \d+)?(?: \p{Ll}+)?$/u;
const PRESENT = /^(?:Present|In attendance|Attending|Attendees|Attended by): (?<list>.+)$/u;
const ABSENT = /^(?:Absent|Apologies|Apologies for absence|Excused|Not present|Missing): (?<list>.+)$/u;

interface List {
  readonly place: Said;
  readonly names: readonly string[];
}

/** Where the lists stand, as a statement says; undefined for another, and where they say otherwise. */
export function attendance(said: string, { documents }: Scene): Shown | undefined {
  const quorum = QUORUM.exec(said)?.groups;
  const sentences = sentencesOf(documents);
  if (quorum !== undefined) return quorate(quorum, sentences);
  const [away, there, some] = [AWAY, THERE, SOME].map((form) => form.exec(said)?.groups);
  if (away === undefined && there === undefined && some === undefined) return undefined;
  const [present, absent] = [listOf(sentences, PRESENT), listOf(sentences, ABSENT)];
  if (present === undefined) return undefined;
  if (some !== undefined) {
    if (absent === undefined) return undefined;
    const [count, all] = [countOf(some.by ?? some.some!), countOf(some.ofBy ?? some.all!)];
    const isSo = count === present.names.length && all === present.names.length + absent.names.length;
    return isSo ? { places: [present.place, absent.place], told: `${count} of ${all}` } : undefined;
  }
  const who = (away?.who ?? there!.who!).replace(/^(?:Mrs?|Ms|Dr)\.? /u, '');
  const list = away === undefined ? present : absent;
  const other = away === undefined ? absent : present;
  if (
    list === undefined ||
    !list.names.some((name) => isName(name, who)) ||
    other?.names.some((name) => isName(name, who)) === true
  )
    return undefined;
  return { places: [list.place], told: list.place.text.slice(0, LONGEST) };
}

const LONGEST = 200;

function quorate(
  quorum: Readonly<Record<string, string | undefined>>,
  sentences: readonly Said[],
): Shown | undefined {
  const of = (form: RegExp) =>
    sentences.flatMap((place) => {
      const count = countOf(form.exec(place.text)?.groups?.count ?? '');
      return count === undefined ? [] : [{ place, count }];
    });
  const listed = listOf(sentences, PRESENT);
  const counted = of(COUNTED);
  const present =
    counted.length > 0
      ? counted
      : listed === undefined
        ? []
        : [{ place: listed.place, count: listed.names.length }];
  const [needed, there] = [of(NEEDED), present];
  if (needed.length !== 1 || there.length !== 1) return undefined;
  const isSo = quorum.not === undefined && quorum.un === undefined && quorum.no !== 'no';
  return there[0]!.count >= needed[0]!.count === isSo
    ? { places: [needed[0]!.place, there[0]!.place], told: `${there[0]!.count} of ${needed[0]!.count}` }
    : undefined;
}

function listOf(sentences: readonly Said[], head: RegExp): List | undefined {
  const lists = sentences.flatMap((place): List[] => {
    const list = head.exec(place.text)?.groups?.list;
    if (list === undefined || /\d|\b(?:etc|others|from|until|partly|left|joined|by phone)\b/iu.test(list))
      return [];
    return [
      { place, names: list.split(/, (?:and )?|; | and /u).map((name) => name.trim().replace(/\.$/u, '')) },
    ];
  });
  const [only, ...others] = lists;
  return others.length === 0 ? only : undefined;
}

/** Whether a list's name is the one of a statement: in full, or by its surname. */
const isName = (name: string, who: string): boolean =>
  name === who || name.split(' ').at(-1) === who || who.split(' ').at(-1) === name;
