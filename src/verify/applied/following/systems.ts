/** Accounts, access, software and what runs. */
import { type Following, following } from './form.ts';

const THING = '(The (?:\\p{L}+ ){0,2}\\p{L}+|\\p{Lu}[\\p{L}\\d-]+(?: \\p{Ll}+)?)';

export const SYSTEMS_FOLLOW: readonly Following[] = [
  following(
    'All (?:of )?(?:the )?(\\p{Ll}+(?: \\p{Ll}+)?s) passed except (?:for )?(one|two|three|\\d+)',
    String.raw`\bfailed\b`,
    'Only $2 $1 failed',
  ),
  following(
    '(.+?) (was|were|has been|have been) (\\p{L}+(?:ed|en|d|t)) without (?:an? |any |the )?(approval|permission|consent|permit|authorisation|authorization|signature)',
    String.raw`\b$4(?: [\p{Ll} ]{2,20})?: (?:none|no|missing)\b|\bno $4\b`,
    '$1 $2 $3 && There is no $4',
    '$1 $2 $3 && £0',
  ),
  following(
    `(?:The customer|The client|The applicant|The user|The guest|The patient) has not (?:yet )?been (?:contacted|called|reached)(?: yet)?`,
    String.raw`\bcontact(?: attempts?| made)?: (?:none|no|0|not yet)\b`,
    '£0',
  ),
  following(
    'The (?:car|van|bike|bicycle|scooter|vehicle|laptop|equipment|truck) (?:was|has been) (?:returned|brought back) (?:undamaged|without (?:any )?damage|in good condition)',
    String.raw`\breturn (?:check|report|inspection|protocol): no damage\b`,
    '£0',
  ),
  following(
    'The (?:car|van|vehicle|truck|scooter) (?:was|has been) (?:returned|brought back) with a full tank',
    String.raw`\breturn (?:check|report|inspection|protocol): (?:(?:fuel|tank):? full|full tank)\b`,
    '£0',
  ),
  following(
    '(?:The |Your )?[Pp]asswords? (?:has|have|must|needs?) (?:to )?be changed (?:at least )?every (.+)',
    String.raw`\bpasswords? expires? (after|every)\b`,
    'Passwords expire £1 $1',
    'The password expires £1 $1',
  ),
  following(
    '(.+?) has been (?:running|up|available|online) without (?:an? )?(?:interruption|break|downtime|any downtime|outage) since (.+)',
    String.raw`\bno (downtime|outages?|interruptions?) since\b`,
    'No £1 since $2',
  ),
  following(
    '(.{2,40}?) (?:no longer has|has lost|does not have) (?:the )?(?:admin|administrator|administrative) (?:rights|privileges|access|role)(?: any ?more| any longer)?',
    String.raw`\badmin\p{L}* (role|rights|access|privileges|permissions)\b`,
    "$1's admin £1 was removed",
    "$1's admin £1 were removed",
    "$1's admin £1 was revoked",
    "$1's admin £1 were revoked",
  ),
  following(
    '(.{2,60}?) (?:is|are) no longer (?:available|supported|included|offered|there)(?: (?:since|as of|from|in|with) (.+))?',
    String.raw`\b(?:removed|discontinued|dropped|withdrawn)\b`,
    '$1 was discontinued',
    '$1 has been withdrawn',
  ),
  following(
    'The (?:user|account|customer|employee|member) (?:has|uses) (?:two-factor authentication|2FA|MFA|multi-factor authentication)(?: (?:switched|turned) on| enabled| active)?|(?:Two-factor authentication|2FA|MFA|Multi-factor authentication) is (?:on|enabled|active|switched on|turned on)',
    String.raw`\b(2FA|MFA|two-factor authentication|multi-factor authentication|two_factor)\b[^\n.;]{0,12}?(?:enabled|active|on|yes|true)\b`,
    '£1 is enabled',
    '£1 is active',
    '£1 is on',
  ),
  following(
    `(The (?:server|host|machine|system|node|disk|process|job|build|database)) ran out of (memory|disk space|space|storage)`,
    String.raw`\bout of (memory|disk space|space)\b|\bno space left\b|\bOOM\b`,
    '$1 was out of $2',
  ),
  following(
    `${THING} (?:was|has been) (?:successful|completed successfully)|${THING} (?:succeeded|finished without errors)`,
    String.raw`\b(?:success|successful|succeeded|ok|passed|0 errors|no errors)\b`,
    '$1$2 finished successfully',
    '$1$2 succeeded',
    '$1$2 completed successfully',
    '$1$2 finished: success',
  ),
  following(
    '(?:Nobody|No one) (?:has |had )?(?:yet )?(objected|complained|applied|replied|responded|answered|appealed|enrolled|registered)( (?:to|about|for|against) .+)?',
    String.raw`\b(objections?|complaints?|applications?|replies|responses?|answers?|appeals?|enrolments?|registrations?)\b`,
    'No ¤1$2 were received',
    'There were no ¤1$2',
  ),
  // A label that says to what they are not is of what the record is about.
  following(
    '(?:Nobody|No one) (?:has |had )?(?:yet )?(objected|complained|applied|replied|responded|answered|appealed|enrolled|registered)(?: (?:to|about|for|against) .+)?',
    String.raw`(?:^|[.\n] ?)(objections|complaints|applications|replies|responses|answers|appeals|enrolments|registrations)(?: (?:received|raised|made|filed|so far))?[^.:;\n]{0,30}: (?:none|0|nil)\b`,
    'No ¤1 were received',
    'There were no ¤1',
  ),
  following(
    `(.+?)'s (?:access|account) (?:is|has been|was) (?:blocked|locked|suspended|disabled)`,
    String.raw`\b(blocked|locked|suspended|disabled|deactivated)\b`,
    "$1's account was £1",
    "$1's account is £1",
    "$1's account has been £1",
  ),
];
