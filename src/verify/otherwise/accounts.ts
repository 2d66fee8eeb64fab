/**
 * Whose word something is, and that not all of a kind are so, in the other turn in which that is said: "according to the
 * report, the roof leaks" and "the report says that the roof leaks"; "not all rooms are heated" and "some rooms are not heated".
 */
import { capital } from '../context/tellings/words.ts';

const WHOM = String.raw`(?:the |his |her |their |our |its )?(?:[\p{L}\p{N}.'&-]+ ){0,4}?[\p{L}\p{N}.'&-]+`;
const ACCORDING = new RegExp(`^according to (${WHOM}), (.{6,160})$`, 'iu');
const BEHIND = new RegExp(`^(.{6,160}?),? according to (${WHOM})$`, 'iu');
const SAYS = new RegExp(
  String.raw`^(${WHOM}) (?:says|said|states|stated|reports|reported|writes|wrote|notes|noted|explains|explained) (?:that )?((?:the|an?|he|she|it|they|we|there|no|all|his|her|its|their|\p{Lu}|\d)\b.{5,160})$`,
  'iu',
);
const VERBS = [
  'says',
  'said',
  'states',
  'stated',
  'reports',
  'reported',
  'writes',
  'wrote',
  'notes',
  'noted',
];
const NOT_ALL =
  /^Not (?:all|every)(?: of)?(?: (the|these|those|our|their|its|his|her))? ([^,;:]{2,50}?) (is|are|was|were|has|have|had|can|will) (.{2,100})$/iu;
const SOME_NOT =
  /^Some(?: of (the|these|those|our|their|its|his|her))? ([^,;:]{2,50}?) (?:(is|are|was|were|has|have|had|can|will) not|(can)not|(is|are|was|were|has|have|had)n['\u2019]t) (.{2,100})$/iu;

const lower = (text: string): string =>
  text.replace(/^(?:The|An?|His|Her|Its|Their|Our|No|All|There|It|He|She|They|We|Some)\b/u, (word) =>
    word.toLowerCase(),
  );

/** A statement in the other turns of whose account it is; none for one that is nobody's. */
export function byOtherAccount(said: string, known: ReadonlySet<string>): readonly string[] {
  const [, who, what] = ACCORDING.exec(said) ?? swapped(BEHIND.exec(said)) ?? [];
  if (who !== undefined && what !== undefined)
    return [
      ...VERBS.filter((verb) => known.has(verb)).flatMap((verb) => [
        `${capital(who)} ${verb} that ${lower(what)}`,
        ...(known.has('that') ? [] : [`${capital(who)} ${verb} ${lower(what)}`]),
      ]),
      ...(ACCORDING.test(said)
        ? [`${capital(what)}, according to ${lower(who)}`]
        : [`According to ${lower(who)}, ${lower(what)}`]),
    ].slice(0, MOST);
  const says = known.has('according') ? SAYS.exec(said) : null;
  if (says === null) return [];
  return [
    `According to ${lower(says[1]!)}, ${lower(says[2]!)}`,
    `${capital(says[2]!)}, according to ${lower(says[1]!)}`,
  ];
}

const swapped = (found: RegExpExecArray | null): readonly (string | undefined)[] | undefined =>
  found === null ? undefined : [undefined, found[2], found[1]];

const MOST = 4;

/** "Some are not" for "not all are", and the other way round. */
export function someForNotAll(said: string, known: ReadonlySet<string>): readonly string[] {
  const all = known.has('some') ? NOT_ALL.exec(said) : null;
  if (all !== null) {
    const [, whose, what = '', be = '', rest = ''] = all;
    const several = { is: 'are', was: 'were', has: 'have' }[be.toLowerCase()] ?? be;
    return [
      `Some ${what} ${several} not ${rest}`,
      `Some of ${whose ?? 'the'} ${what} ${several} not ${rest}`,
    ].slice(0, MOST);
  }
  const some = known.has('all') && known.has('not') ? SOME_NOT.exec(said) : null;
  if (some === null) return [];
  const [, whose, what = '', one, two, three, rest = ''] = some;
  const be = one ?? two ?? three ?? 'are';
  return [
    `Not all ${what} ${be} ${rest}`,
    `Not all of ${whose ?? 'the'} ${what} ${be} ${rest}`,
    `Not all the ${what} ${be} ${rest}`,
  ];
}
