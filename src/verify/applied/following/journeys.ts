/** Journeys, roads, events and votes. */
import { type Following, following } from './form.ts';

const PERIOD = '(year|month|quarter|week|season)';
const PAST = `(?:the ${PERIOD} before|(?:the )?(?:previous|last|prior) ${PERIOD}|an? ${PERIOD} (?:earlier|ago|before))`;
const AGAINST = String.raw`(compared (?:with|to)|from|on|against|than|over) ((?:the )?(?:previous|last|prior) $2$3$4|(?:a|one) $2$3$4 (?:earlier|before|ago)|(?:the )?$2$3$4 before)\b`;
const MONTHS = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';

const WEEK = 'Mon:day Tue:sday Wed:nesday Thu:rsday Fri:day Sat:urday Sun:day'
  .split(' ')
  .map((day) => day.split(':') as [string, string]);

export const JOURNEYS_FOLLOW: readonly Following[] = [
  ...WEEK.map(([short, rest]) =>
    following(
      `The (.{2,40}?) is closed on ${short}${rest}s?`,
      String.raw`(?:^|[\n.] ?)(?:the )?$1\b(?:[^.;\n\p{L}]|\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\p{L}*|\b(?:to|and|from|open|hours|opening|is|until)\b){0,40}?\b${short}(?:${rest})?s?:? closed\b`,
      '£0',
    ),
  ),
  following(
    '(.+?) (?:is|was|are|were) at (?:its|their|the) lowest (?:level )?(?:in|for) (\\p{L}+|\\d+) years',
    '$2-year low',
    '$1 fell to a $2-year low',
    '$1 dropped to a $2-year low',
    '$1 is at a $2-year low',
    '$1 hit a $2-year low',
  ),
  following(
    '(.+?) (?:is|was|are|were) at (?:its|their|the) highest (?:level )?(?:in|for) (\\p{L}+|\\d+) years',
    '$2-year high',
    '$1 rose to a $2-year high',
    '$1 climbed to a $2-year high',
    '$1 is at a $2-year high',
    '$1 hit a $2-year high',
  ),
  following(
    '(.+?) (?:was|has been) sent off',
    'red card',
    'Red card for ↓$1',
    '$1 received a red card',
    '$1 was shown a red card',
    '$1 got a red card',
  ),
  following(
    '(The accused|The \\p{Ll}+|\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)?) (?:denied|denies|has denied) the (?:accusation|allegation|claim|charge)s?',
    String.raw`\b(?:reject|den(?:y|i))\p{L}* the (accusation|allegation|claim|charge)(s?)`,
    '$1 rejected the £1£2',
    '$1 denied the £1£2',
    '$1 has rejected the £1£2',
  ),
  following(
    '(.{2,60}?) missed (his|her|their|the) (?:connection|connecting (?:flight|train|bus)|onward (?:flight|train))( in .+)?',
    String.raw`\b(connecting|onward) (flight|train|bus|service)\b|\b(connection)\b`,
    '$1 did not reach $2 £1 £2£3$3',
    '$1 did not catch $2 £1 £2£3$3',
    '$1 did not make $2 £1 £2£3$3',
    '$1 missed $2 £1 £2£3$3',
  ),
  following(
    `(.{2,60}?) (?:is|was|are|were) lower than (?:in |during )?${PAST}`,
    String.raw`\b(?:fell|dropped|declined|decreased|down|fewer|less)\b[^;\n]{0,40}? ${AGAINST}`,
    '$1 fell £1 £2',
    '$1 dropped £1 £2',
    '$1 declined £1 £2',
    '$1 were down £1 £2',
    '$1 decreased £1 £2',
  ),
  following(
    `(.{2,60}?) (?:is|was|are|were) higher than (?:in |during )?${PAST}`,
    String.raw`\b(?:rose|grew|increased|climbed|up|more)\b[^;\n]{0,40}? ${AGAINST}`,
    '$1 rose £1 £2',
    '$1 grew £1 £2',
    '$1 increased £1 £2',
    '$1 were up £1 £2',
  ),
  following(
    `(.+? (?:will|is going to|is set to) (?:go up|rise|increase|be raised|go down|fall|drop|be cut|be reduced)\\b.*?) in (${MONTHS}(?: \\d{4})?)`,
    `\\b(?:from|with effect from|as of|on 1) ${MONTHS}\\b`,
    '$1 from $2',
    '$1 from 1 $2',
    '$1 on 1 $2',
  ),
  following(
    `(.+?) (?:will|is going to|is set to) (?:go up|rise|increase) (.+)`,
    String.raw`\b(?:rises|goes up|increases)\b`,
    '$1 rises $2',
    '$1 increases $2',
  ),
  following(
    `(.+?) will be (closed|open|shut|unavailable|offline|suspended|available|free|interrupted|down) (.*?(?:from|as of|on|until|between) .+)`,
    String.raw`\b(?:is|are) (?:closed|open|shut|unavailable|offline|suspended|available|free|interrupted|down)\b`,
    '$1 is $2 $3',
    '$1 are $2 $3',
  ),
  following(
    `(.{2,60}?) (?:is|are) open again`,
    String.raw`\breopen(?:ed|s)?\b`,
    '$1 was reopened',
    '$1 has been reopened',
    '$1 has reopened',
    '$1 reopened',
    '$1 were reopened',
  ),
  following(
    '(.{2,60}?) (?:does not|did not|will not|is not going to) take place',
    String.raw`\b(?:cancelled|canceled|called off)\b`,
    '$1 was cancelled',
    '$1 has been cancelled',
    '$1 is cancelled',
    '$1 was called off',
  ),
  following(
    '(.{2,80}?) because (?:too few|not enough) (?:people|participants|students|members|guests) (?:had )?(?:registered|signed up|enrolled|applied|booked)',
    String.raw`\b(?:lack of|too few|not enough|insufficient) (registrations|enrolments|enrollments|sign-ups|participants|applications|bookings|interest)\b`,
    '$1 because of a lack of £1',
    '$1 for lack of £1',
    '$1 because of too few £1',
    '$1 due to insufficient £1',
  ),
  following(
    `(?:Nobody|No one) was (?:hurt|injured|harmed|wounded)`,
    String.raw`\b(?:left no ?one (?:injured|hurt)|unhurt|unharmed|no injuries|without injur(?:y|ies)|uninjured|nobody (?:was )?(?:hurt|injured))\b`,
    'The accident left no one injured',
    'The crash left no one injured',
    'The fire left no one injured',
    'There were no injuries',
    'No one was hurt',
    'Nobody was injured',
  ),
  following(
    '(.{2,60}?) won(?: the election)? with (.+)',
    String.raw`\b(re-?elected|elected)\b`,
    '$1 was £1 with $2',
    '$1 has been £1 with $2',
  ),
  following(
    '(.{2,60}?) (?:did not|does not|failed to) (?:get|win|reach|have|obtain) (?:enough votes|the (?:required|necessary|needed) (?:majority|votes))',
    String.raw`\b(?:fell short|short of|missed) (?:of )?(?:the )?([\p{L}-]+ )?majority\b`,
    '$1 fell short of the £1majority',
    '$1 missed the £1majority',
    '$1 failed to reach the £1majority',
  ),
  following(
    '(.{2,60}?) lost (?:its|their|his|her) (\\p{L}+) (?:game|match|race) (in a row|in succession|running)',
    String.raw`\b(defeat|loss)\b`,
    "It was $1's $2 £1 $3",
    "This was $1's $2 £1 $3",
  ),
  following(
    '(.{2,60}?) won (?:its|their|his|her) (\\p{L}+) (?:game|match|race) (in a row|in succession|running)',
    String.raw`\b(win|victory)\b`,
    "It was $1's $2 £1 $3",
    "This was $1's $2 £1 $3",
  ),
];
