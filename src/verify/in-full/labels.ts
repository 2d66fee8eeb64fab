/** What a label and its value say as a sentence, of whatever a text is: what is next, how many there are, what is allowed. */
import { capital, lower, SMALL } from '../context/tellings/words.ts';
import { isFragment } from './fragments.ts';

const LABELLED = /^(\p{L}[\p{L}\d'\u2019/ -]{1,40}): (\S.*)$/u;
/** Labels of lists and of what is not told of the thing itself. */
const OTHER =
  /^(?:note|notes|nb|ps|re|subject|from|to|cc|date|present|apologies|absent|for|against|in favou?r|abstained|action|actions|todo|q|a|faq|tel|phone|e-?mail|contact|ref|reference|important|warning|attention|tip|example|source|attendees)$/iu;
const WHEN =
  /^(?:on )?((?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? )?(?:\d{1,2}(?:st|nd|rd|th)? \p{Lu}\p{Ll}+(?: \d{4})?|\p{Lu}\p{Ll}+ \d{1,2}(?:, \d{4})?|\d{4}-\d\d-\d\d)|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)(?:,? (?:at )?(\d{1,2}(?:[:.]\d\d)?(?: ?[ap]\.?m\.?)?))?(?:,? ((?:in|at) [^,;]+))?$/u;
const EVENT =
  /\b(?:meeting|session|class|lesson|appointment|match|game|concert|performance|show|review|hearing|inspection|visit|event|party|workshop|course|training|ceremony|interview|exam|rehearsal|delivery|collection|AGM|lecture|tour|service|launch|opening|viewing|deadline)s?$/iu;
const COUNTED = new RegExp(String.raw`^(${SMALL}|none|no)(?:[,;] .*)?$`, 'iu');
const OF_WHICH = new RegExp(String.raw`\bof which (${SMALL}) ((?:is|are|was|were|has|have|will) .+)$`, 'iu');
const ALLOWED =
  /^((?:only )?(?:an?|one|two|three|no|all|small|dogs?|cats?|pets?)?(?: ?[\p{Ll}-]+){0,4}?),? (?:is |are )?(allowed|permitted|welcome|forbidden|prohibited)(?: (.+))?$/iu;

const plural = (noun: string): boolean => /(?:[^sui]s|people|children|ies)$/u.test(noun);

/** The sentences that a labelled line says. */
export function saidByLabel(text: string): readonly string[] {
  const [, label = '', value = ''] = LABELLED.exec(text) ?? [];
  const next = NEXT.exec(text);
  if (next !== null) return events(next[1]!, next[2]!.replace(/, (?!\d)(.+)$/u, ''));
  const item = ITEM.exec(text);
  if (item !== null) return decided(item[1]!, item[2]!);
  if (label === '' || OTHER.test(label) || /^(?:tba|tbd|tbc|n\/a|unknown|none yet|-|\?)/iu.test(value))
    return [];
  return [...events(label, value), ...counts(label, value), ...permissions(value), ...plainly(label, value)];
}

/** "Next meeting 17 March, 19:30, room 12". */
const NEXT =
  /^((?:Next|First|Last) (?:meeting|session|class|appointment|rehearsal|training|match|lesson|game|visit))[:,]? (?:is |on )?(\p{L}*,? ?\d.+|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day.*)$/u;

/** "Item 2, parking fees: raised to 2 euros", "Item 4, street lamps, postponed": what became of what a meeting had before it. */
const ITEM =
  /^(?:(?:Item|Agenda item|Point|Topic|TOP) \d{1,2}[,:.]? )?((?:the |new |next |old )?[\p{L}-]+(?: [\p{Ll}-]+){0,3})[:,] ((?:\p{Ll}+(?:ed|en)|put off|set|held over|lost)\b[^;]*)/u;

function decided(noun: string, told: string): readonly string[] {
  if (
    /^(?:i|we|you|he|she|it|they|seen|on|in|at)\b/iu.test(noun) ||
    / (?:is|are|was|were|has|have) /u.test(told)
  )
    return [];
  const be = plural(noun) ? 'were' : 'was';
  const done = told.trim().replace(/[.,]$/u, '');
  const thing = plural(noun) ? capital(noun) : `The ${lower(noun)}`;
  return [
    `${thing} ${be} ${done}`,
    `The ${lower(noun)} ${be} ${done}`,
    ...(done.startsWith('postponed')
      ? [`The decision on the ${lower(noun)} was postponed`, `The item on the ${lower(noun)} was postponed`]
      : []),
  ];
}

/** "Next meeting: 11 June, 7 pm, in the hut". */
function events(label: string, value: string): readonly string[] {
  const found = WHEN.exec(value);
  if (found === null || !EVENT.test(label)) return [];
  const [, day = '', time, place] = found;
  const what = `The ${lower(label)}`;
  const hour = time === undefined ? '' : ` at ${time}`;
  const where = place === undefined ? '' : ` ${place}`;
  const verbs = /deadline/iu.test(label)
    ? ['is']
    : ['is', 'will be', 'takes place', 'will take place', 'will be held'];
  return [
    ...new Set([
      `on ${day}`,
      `on ${day}${hour}`,
      `on ${day}${hour}${where}`,
      ...(where === '' ? [] : [`${place}`]),
    ]),
  ].flatMap((when) => verbs.map((verb) => `${what} ${verb} ${when}`));
}

/** "Vacant plots: four, of which two are to be offered". */
function counts(label: string, value: string): readonly string[] {
  const count = COUNTED.exec(value)?.[1];
  if (count === undefined || !plural(label)) return [];
  const number = /^none$/iu.test(count) ? 'no' : lower(count);
  const things = lower(label);
  const [, some, rest] = OF_WHICH.exec(value) ?? [];
  const [, what = '', noun = ''] = /^(\p{Ll}+) (\p{Ll}+s)$/u.exec(things) ?? [];
  return [
    `There are ${number} ${things}`,
    ...(noun === '' ? [] : [`${capital(number)} ${noun} are ${what}`]),
    ...(some === undefined
      ? []
      : [
          `${capital(some)} of the ${number} ${things} ${rest}`,
          `${capital(some)} of the ${things} ${rest}`,
          `${capital(some)} ${things} ${rest}`,
        ]),
  ];
}

/** "One cat allowed, no dogs". */
function permissions(value: string): readonly string[] {
  let verb: string | undefined;
  return value.split(/[,;] (?:but )?/u).flatMap((piece) => {
    const found = ALLOWED.exec(piece.trim());
    if (found !== null) verb = found[2]!.toLowerCase();
    const what =
      found === null ? /^((?:no|not|only) [\p{Ll}-]+(?: [\p{Ll}-]+)?)$/iu.exec(piece.trim())?.[1] : found[1];
    if (what === undefined || what === '' || verb === undefined) return [];
    const be = plural(what) ? 'are' : 'is';
    const rest = found?.[3] === undefined ? '' : ` ${found[3]}`;
    return [`${capital(what)} ${be} ${verb}${rest}`];
  });
}

const OPENS_NOUN =
  /^(?:an?|the|one|two|three|four|five|six|seven|eight|nine|ten|about|up to|at least|from|[$€£]?\d)/iu;

/** "The firm hired 30 people: 18 in Leeds": what so begins is a sentence, and no label. */
const OPENS_SENTENCE = /^(?:the|an?|we|i|you|he|she|it|they|this|these|our|my) /iu;

/** "Deposit: two months' rent". */
function plainly(label: string, value: string): readonly string[] {
  if (
    /^(?:yes|no)\b/iu.test(value) ||
    OPENS_SENTENCE.test(label) ||
    /^(?:option|plan|step|case|variant|alternative|part|item|phase|day|week|no)\b/iu.test(label)
  )
    return [];
  const first = value.replace(/[;(].*$/u, '').trim();
  const be = plural(label) ? 'are' : 'is';
  return OPENS_NOUN.test(first) && isFragment(value) ? [`The ${lower(label)} ${be} ${first}`] : [];
}
