/** Staff, applicants, patients and members. */
import { CUSTOMER, type Following, following } from './form.ts';

const WHO = "(\\p{Lu}[\\p{L}'.-]*(?: \\p{Lu}[\\p{L}'.-]*){0,2}|The \\p{Ll}+|She|He)";
const REFUSED = '(?:turned down|refused|declined|rejected|did not take|did not accept)';
const JOB = '(?:job|position|post|role)';

const EVERY = { once: 24, twice: 12, 'three times': 8, 'four times': 6 };

export const PEOPLE_FOLLOW: readonly Following[] = [
  following(
    'The (.{2,40}?) (?:was|were|has been|have been) (doubled|halved|tripled)',
    String.raw`\b(?:increased|raised|reduced|cut|lowered|went up|went down) from\b`,
    'The $1 $2',
  ),
  following(
    '(The .{2,40}?) is too expensive for a budget of (.+)',
    String.raw`\b(rent|price|cost|total|quote|offer)\b`,
    'The budget is $2 && The ¤1 exceeds the budget',
  ),
  ...Object.entries(EVERY).map(([times, hours]) =>
    following(
      `(?:The|One) (\\p{Ll}+) (?:has to|must|should|is to) be taken ${times} (?:a|per|every) day`,
      String.raw`\btake (?:one|1|a|the) ($1) every ${hours} hours\b`,
      '£0',
      `Take one £1 every ${hours} hours`,
    ),
  ),
  following(
    '(.{2,40}?) has no (?:known )?(?:drug )?allergies',
    String.raw`\b(NKDA|NKA)\b|\ballergies: (?:none|nil|no known)`,
    '£0',
  ),
  following(
    'The ((?:\\p{Ll}+ )?(?:period|contract|course|trial|internship|training|term|placement|warranty)) (?:lasts|is|runs for) (\\d+|\\p{L}+) (day|week|month|year)s(?: long)?',
    String.raw`\b$2[- ]$3s? $1\b`,
    'There is a $2-$3 $1',
    'There is an $2-$3 $1',
  ),
  following(
    `(The (?:candidate|applicant)) ${REFUSED} the ${JOB}`,
    String.raw`\b(our|the|your|a) (job )?offer\b`,
    '$1 declined £1 £2offer',
    '$1 turned down £1 £2offer',
    '$1 rejected £1 £2offer',
    '$1 refused £1 £2offer',
  ),
  following(
    `${WHO} ${REFUSED} the ${JOB}`,
    String.raw`\b(our|the|your|a) job offer\b`,
    '$1 declined £1 job offer',
    '$1 turned down £1 job offer',
    '$1 rejected £1 job offer',
    '$1 refused £1 job offer',
  ),
  following(
    `(The (?:candidate|applicant)) (?:accepted|took|has accepted|has taken) the ${JOB}`,
    String.raw`\b(our|the|your|a) (job )?offer\b`,
    '$1 accepted £1 £2offer',
    '$1 has accepted £1 £2offer',
  ),
  following(
    `${WHO} (?:accepted|took|has accepted|has taken) the ${JOB}`,
    String.raw`\b(our|the|your|a) job offer\b`,
    '$1 accepted £1 job offer',
    '$1 has accepted £1 job offer',
  ),
  following(
    `${WHO} (?:has stopped|stopped|has given up|gave up|has quit|no longer does) smoking|${WHO} no longer smokes`,
    String.raw`\b(?:ex-smoker|former smoker|quit smoking|quit)\b`,
    '$1$2 is an ex-smoker',
    '$1$2 is a former smoker',
    '$1$2 quit smoking',
  ),
  following(
    `(The (wound|incision|cut|burn)) (?:is|was|has) not (?:become )?infected`,
    String.raw`\b$2\b[^.;\n]{0,40}\bno (?:signs?|evidence) of (?:an? )?infection\b`,
    '$1 shows no signs of infection',
    'There are no signs of infection',
    'There were no signs of infection',
  ),
  following(
    `${CUSTOMER} (?:was told|was asked|is|has|should|needs) to (?:come back|return|be seen again|have a check-up) in (.+)`,
    String.raw`\b(?:follow[- ]up|check-up|review|control) in\b`,
    'Follow-up in $1',
    'Review in $1',
    'Check-up in $1',
  ),
  following(
    `(The (?:vaccination|booster|inspection|service|payment|check-up|review|instalment)) is due (?:in|on|by) (.+)`,
    String.raw`\bnext (?:\p{L}+ )?(?:due|vaccination|booster|inspection|service|payment|check-up|review|instalment)\b`,
    'The next ↓$1 is due in $2',
    'Next $1 due: $2',
  ),
  following(
    `${WHO} (?:is|was|has been) (?:employed|working) (?:here )?since (.+)`,
    String.raw`\b(?:joined|started|hired|employed from|entry date)\b`,
    '$1 joined in $2',
    '$1 started in $2',
    '$1 was hired in $2',
    '$1 joined us in $2',
    '$1 joined on $2',
    '$1 started on $2',
  ),
  following(
    `${WHO} (?:has|had) (?:no|not enough) experience (?:with|in|of) (.+)`,
    String.raw`\bnever (?:worked|used|done)\b`,
    '$1 has never worked with $2',
    '$1 has never used $2',
  ),
  following(
    `${WHO} (?:speaks|knows) (\\p{Lu}\\p{L}+) fluently|${WHO} is fluent in (\\p{Lu}\\p{L}+)`,
    String.raw`\b(?:fluent(?:ly)?|native)\b`,
    '$1$3 is fluent in $2$4',
    '$1$3 speaks fluent $2$4',
    '$2$4: fluent',
  ),
];
