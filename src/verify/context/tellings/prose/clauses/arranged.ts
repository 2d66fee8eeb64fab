/**
 * What is arranged told in the present: "the group travels by train" for "the group will travel by train", "the trip goes to
 * Rome" for "the trip to Rome will take place", "there is a concert on 3 May" for "a concert will be held on 3 May".
 */
import { gerund, pastOf, present } from '../../../../../text/inflect.ts';
import type { Wording } from '../../terms/types.ts';
import { capital, escaped } from '../../words.ts';
import { isLeftOpen, type Rewriter } from '../types.ts';

/** Verbs of what is fixed beforehand: what one will be, know or have need not be so now. */
const ARRANGED =
  'go|travel|stay|start|begin|open|reopen|close|end|finish|leave|depart|arrive|return|fly|drive|visit|meet|take place|play|perform|speak|attend|come';
/** Passives of the same sort. */
const ARRANGED_PASSIVE =
  'held|served|accompanied|opened|hosted|chaired|led|organised|organized|followed|shown|moderated|collected|picked up';
const WILL = new RegExp(
  String.raw`^([^,;:]{2,70}?) will (?:also |then )?(${ARRANGED}|be (?:${ARRANGED_PASSIVE}))\b(.*)$`,
  'u',
);
const TIMED_WILL =
  /^([^,;:]{2,70}?) will (?:also |then )?(?!(?:be|have|know|own|need|want|like|employ|cost|contain|include|consist|belong|mean|exist|remain|work|live|serve|act|manage|lead|run|use|hold|receive|earn|get|pay|not|never|only)\b)([a-z]{3,})\b( [^,;:]*?\b(?:on|in|at) (?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|\d{1,2} \p{Lu}|(?:January|February|March|April|May|June|July|August|September|October|November|December)|\d{1,2}[:.]\d\d)[^,;:]*?)(?: and [^;]+)?$/u;
const AND_VERB = new RegExp(String.raw` and (${ARRANGED}) (?=[a-z]|\p{Lu})`, 'u');

/** "The group travels by train and stays in Lindau" for "the group will travel by train and stay in Lindau". */
function byPresent({ text, said }: Wording): readonly string[] {
  const found = WILL.exec(text) ?? TIMED_WILL.exec(text);
  if (found === null || isLeftOpen(text)) return [];
  const [, who = '', verb = '', rest = ''] = found;
  const joint = AND_VERB.exec(rest);
  const deeds =
    joint === null
      ? [[verb, rest] as const]
      : ([
          [verb, rest.slice(0, joint.index)],
          [joint[1]!, rest.slice(joint.index + joint[0].length - 1)],
        ] as const);
  return deeds.flatMap(([deed, behind]) => presentOf(who, deed, said).map((one) => one + behind));
}

function presentOf(who: string, deed: string, said: string): readonly string[] {
  const [, done] = /^be (.+)$/u.exec(deed) ?? [];
  if (done !== undefined) return [`${who} is ${done}`, `${who} are ${done}`];
  const [first = '', ...others] = deed.split(' ');
  const tail = others.length === 0 ? '' : ` ${others.join(' ')}`;
  // "The board cut the budget" would tell what it did.
  const bare = pastOf(first) === first ? [] : [`${who} ${deed}`];
  const plain = [...bare, `${who} ${present(first)}${tail}`, `${who} will ${deed}`];
  return said.includes(gerund(first))
    ? [...plain, `${who} is ${gerund(first)}${tail}`, `${who} are ${gerund(first)}${tail}`]
    : plain;
}

const HEADING =
  /^((?:The|Our|This|Your|His|Her|Their|An?) (?:[\p{L}'’-]+ ){0,3}?(?:trip|journey|excursion|tour|voyage|cruise|flight|expedition|outing|train|ferry|coach)) to ((?:the )?\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){0,3}) (will|is|takes|starts|begins|lasts|leaves|departs|costs|took|was|lasted|left|departed)\b(.*)$/u;

/** "The trip goes to Rome" for "the trip to Rome will take place in May", which is told of the trip too. */
function byWhither({ text }: Wording): readonly string[] {
  const found = HEADING.exec(text);
  if (found === null || isLeftOpen(text)) return [];
  const [, what = '', place, verb = '', rest = ''] = found;
  const the = what.replace(/^An? /u, 'The ');
  const went = /^(?:took|was|lasted|left|departed)$/u.test(verb);
  return [
    `${the} ${verb}${rest}`,
    ...(went ? ['went', 'was'] : ['goes', 'will go', 'is']).map((goes) => `${the} ${goes} to ${place}`),
  ];
}

const TAKES =
  /^([^,;:]{2,70}?) (?:(takes? place|is held|are held|is|are|will take place|will be held)|(took place|was held|were held)) (?:from )(.+? (?:to|until) .+)$/u;

/** "Lasts from 3 to 7 May" for "takes place from 3 to 7 May". */
function bySpan({ text }: Wording): readonly string[] {
  const found = TAKES.exec(text);
  if (found === null || isLeftOpen(text.replace(/ until /u, ' to '))) return [];
  const [, what, , past, span] = found;
  const ways =
    past === undefined ? ['lasts', 'runs', 'is', 'will last', 'takes place'] : ['lasted', 'ran', 'was'];
  return ways.map((way) => `${what} ${way} from ${span}`);
}

const EVENT =
  /^(An?|The|One) ([^,;:]{2,60}?) (?:(will be held|will take place|takes place|is held|is scheduled for|is planned for|has been scheduled for|is set for)|(took place|was held)) (.+)$/u;
const TOPIC = / (?:about|on|concerning|regarding) .+$/u;

/** "There is a concert on 3 May" for "a concert will be held on 3 May". */
function byThere({ text }: Wording): readonly string[] {
  const found = EVENT.exec(text);
  if (found === null || isLeftOpen(text)) return [];
  const [, an = '', event = '', , past, rest = ''] = found;
  const when = / for$/u.test(text.slice(0, text.length - rest.length - 1)) ? `on ${rest}` : rest;
  const article = an === 'One' ? 'one' : an.toLowerCase();
  const of = [...new Set([event, event.replace(TOPIC, '')])].map((one) =>
    article === 'the' ? `${/^[aeiou]/iu.test(one) ? 'an' : 'a'} ${one}` : `${article} ${one}`,
  );
  const are = past === undefined ? ['There is', 'There will be'] : ['There was'];
  return are.flatMap((is) => of.map((one) => `${is} ${one} ${when}`));
}

const FIRST =
  /^(An?) ([^,;:]{2,50}?)(?: (?:about|on|concerning|regarding) [^,;:]+?)? (will be|will take|will|is|are|takes|was|took) (.+)$/u;

/** "The concert" for "a concert", where the source tells of one. */
function byFirstMention({ text, said, whole }: Wording): readonly string[] {
  const found = FIRST.exec(text);
  if (found === null || isLeftOpen(text)) return [];
  const [, , event = '', verb = '', rest = ''] = found;
  if (!new RegExp(String.raw`^The ${escaped(event)}\b`, 'iu').test(said)) return [];
  const head = /[\p{L}-]+$/u.exec(event)?.[0];
  if (head === undefined || whole.split(new RegExp(String.raw`\b${escaped(head)}s?\b`, 'iu')).length > 2)
    return [];
  return [capital(`the ${event} ${verb} ${rest}`)];
}

const THOSE =
  /^(\p{Lu}\p{Ll}+(?: \p{Ll}+){0,2}?s)(?: (?:for|of) (?:the|our|your) [^,;:]{2,40}?)? (will be|will|are|must be|can be|have been|were) (.+)$/u;

/** "The cards" for "cards for the building", the only ones of which the source tells. */
function byOnlyOnes({ text, said, whole }: Wording): readonly string[] {
  const found = THOSE.exec(text);
  if (found === null) return [];
  const [, things = '', verb, rest] = found;
  if (!new RegExp(String.raw`^The ${escaped(things)}\b`, 'iu').test(said)) return [];
  const times = whole.split(new RegExp(String.raw`\b${escaped(things)}\b`, 'iu')).length - 1;
  return times > 1 ? [] : [`The ${things.charAt(0).toLowerCase()}${things.slice(1)} ${verb} ${rest}`];
}

const WHEN_WHERE =
  /^(.+? (?:be held|is held|are held|takes? place|took place|was held)) on [^,;\d]*\d[^,;]*? ((?:in|at) (?:the |our |room |\p{Lu})(?!morning|afternoon|evening)[^,;:]+)$/u;

/** "Will be held in the hall" for "will be held on 3 May at 7 pm in the hall". */
function byPlaceAlone({ text }: Wording): readonly string[] {
  const found = WHEN_WHERE.exec(text);
  return found === null || isLeftOpen(text) ? [] : [`${found[1]} ${found[2]}`];
}

export const ARRANGED_TURNS: readonly Rewriter[] = [
  { of: /\S/, from: [WILL, TIMED_WILL], write: byPresent, reorders: true, asks: true },
  {
    of: /\bto\b|\b(?:trip|journey|excursion|tour|voyage|cruise|flight|expedition|outing|train|ferry|coach)\b/u,
    from: HEADING,
    write: byWhither,
    reorders: true,
    asks: true,
  },
  { of: /\bfrom\b/u, from: TAKES, write: bySpan, reorders: true, asks: true },
  { of: /^There (?:is|will be|was)\b/u, from: EVENT, write: byThere, reorders: true, asks: true },
  { of: /\b(?:held|place)\b/u, write: byPlaceAlone, reorders: true, asks: true },
  { of: /^The\b/u, from: THOSE, write: byOnlyOnes, reorders: true },
  { of: /^The\b/u, from: FIRST, write: byFirstMention, reorders: true, asks: true },
];
