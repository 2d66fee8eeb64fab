/** How long somebody stayed or waited, by when they came and until when: "stayed four nights" of "arrived on 3 May and left on 7 May". */
import { matchesOf } from '../../../text/matches.ts';
import { countOf } from '../../data-answers/answer.ts';
import { isCutShort } from '../../derived/went-on.ts';
import { type Scene, type Shown, together } from '../asked.ts';
import { onlyMoment } from '../facts.ts';

const NIGHTS =
  /^(The (?:booking|stay|reservation|trip|room)|(?:The \p{Ll}+|\p{Lu}[\p{L}. ]{1,40}?)) (?:(?:is|was|lasts|lasted) (?:for )?|(?:was|is) booked for |stayed (?:for )?)(\p{L}{1,6}|\d{1,2}) nights?$/u;
const BOOKED = /^The (?:booking|stay|reservation|trip|room) | booked for /u;
const WAITED =
  /^(.{3,60}?) (waited|stayed|was there|worked) (?:for )?(?:exactly )?(\p{L}{1,7}|\d{1,3}) (minute|hour)s?$/u;
const ARRIVAL = /^(?:(?:check ?in|arrival|arrives?|arrived)(?: date| day| on)?)$/;
const DEPARTURE = /^(?:(?:check ?out|departure|departs?|departed|leaves?|left)(?: date| day| on)?)$/;
const CAME = ['arrived', 'checked in', 'came'];
const WENT = ['left', 'checked out', 'departed'];
const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen'.split(
  ' ',
);

/** Where both ends of a stay stand; undefined for another statement, and where they do not lie so far apart. */
export function stays(said: string, scene: Scene): Shown | undefined {
  const [, who, how = ''] = NIGHTS.exec(said) ?? [];
  const count = countOf(how);
  if (who === undefined || count === undefined || count < 1) return undefined;
  const booked = byFields(said, count, scene);
  if (booked !== undefined) return booked;
  if (BOOKED.test(said)) return undefined;
  const text = scene.documents.map((one) => one.text).join('\n');
  if (OTHERS.test(text)) return undefined;
  const has = (verb: string): boolean => text.toLowerCase().includes(verb);
  for (const went of WENT.filter(has))
    for (const came of CAME.filter(has)) {
      const inside = who.replace(/^The /u, 'the ');
      const length = `${NUMBERS[count] ?? count} day${count === 1 ? '' : 's'}`;
      const shown = scene.ask(`${who} ${went} ${length} after ${inside} ${came}.`);
      if (shown !== undefined && shown.weighed !== true) return shown;
    }
  return undefined;
}

/** Words of a second one, who may have left at another time. */
const OTHERS = /\b(?:others?|another|second|both|two|each)\b/iu;

/** `check_in` and `check_out` of the one booking that there is. */
function byFields(said: string, nights: number, { documents }: Scene): Shown | undefined {
  const [came, went] = [onlyMoment(documents, ARRIVAL), onlyMoment(documents, DEPARTURE)];
  if (came === undefined || went === undefined || came.fact.document !== went.fact.document) return undefined;
  const isPast = / (?:stayed|was|lasted) /.test(said);
  const { text } = documents[came.fact.document]!;
  // What was booked is no stay: it may have been cancelled, or not begun.
  if (isCutShort(text, said) || OPEN.test(text) || (isPast && !BOOKED.test(said))) return undefined;
  if (came.moment.year !== went.moment.year || went.moment.day - came.moment.day !== nights) return undefined;
  return {
    places: [came.fact, went.fact],
    told: `${went.fact.field.quote} − ${came.fact.field.quote} = ${nights} nights`,
  };
}

const OPEN =
  /\b(?:requested|tentative|option|optional|proposed|inquiry|enquiry|quote|no-?show|pending|waitlist\p{L}*|draft)\b/iu;

const UNTIL = /\buntil (\d{1,2}[:.]\d{2})/gu;
const CLOCK = /(?:\bat )?\b(\d{1,2}[:.]\d{2})\b/gu;
const MOST_TIMES = 4;

/** "Waited ten minutes" of "arrived at 19:02 and waited until 19:12". */
export function waited(said: string, scene: Scene): Shown | undefined {
  const [, who, verb, how = '', unit] = WAITED.exec(said) ?? [];
  const count = countOf(/^an?$/u.test(how) ? 'one' : how);
  if (who === undefined || count === undefined) return undefined;
  const text = scene.documents.map((one) => one.text.slice(0, LONGEST)).join('\n');
  const [end, ...others] = new Set(matchesOf(text, UNTIL).map(([, time = '']) => time));
  if (end === undefined || others.length > 0) return undefined;
  const stood = scene.ask(`${who} ${verb} until ${end}.`);
  if (stood === undefined || stood.weighed === true) return undefined;
  const minutes = count * (unit === 'hour' ? 60 : 1);
  const starts = [...new Set(matchesOf(text, CLOCK).map(([, time = '']) => time))].slice(0, MOST_TIMES);
  for (const start of starts.filter((time) => minuteOf(end) - minuteOf(time) === minutes)) {
    const came = scene.ask(`${who} arrived at ${start}.`);
    if (came !== undefined && came.weighed !== true)
      return together([stood, came], `${end} − ${start} = ${minutes} minutes`);
  }
  return undefined;
}

const LONGEST = 8_000;
const minuteOf = (time: string): number => {
  const [h = '', min = ''] = time.split(/[:.]/u);
  return Number(h) * 60 + Number(min);
};
