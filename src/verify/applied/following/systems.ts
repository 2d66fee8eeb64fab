/** Accounts, access, software and what runs. */
import { type Following, following } from './form.ts';

const THING = '(The (?:\\p{L}+ ){0,2}\\p{L}+|\\p{Lu}[\\p{L}\\d-]+(?: \\p{Ll}+)?)';

export const SYSTEMS_FOLLOW: readonly Following[] = [
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
    '$1 was removed in $2',
    '$1 was removed',
    '$1 was discontinued',
    '$1 has been withdrawn',
  ),
  following(
    '(The (?:\\p{L}+ )?(?:subscription|membership|plan|licence|license|policy|contract)) will not (?:be renewed|renew)(?: automatically| itself)?',
    String.raw`\bauto(?:matic)?[- ]?renew(al|s)?\b`,
    'Auto-renewal of ↓$1 was switched off',
    'Auto-renewal for ↓$1 was turned off',
    'The customer switched off auto-renewal',
    'The customer turned off auto-renewal',
    'Auto-renewal is off',
    'Auto-renewal was disabled',
  ),
  following(
    'The (?:outage|downtime|disruption|interruption|incident) lasted (.+)',
    String.raw`\b(the (?:\p{Ll}+ )?(?:\p{Ll}+|[A-Z]{2,5})|\p{Lu}\p{L}+) (?:was|were) (down|unavailable|unreachable|offline|interrupted|out of service)\b`,
    '£1 was £2 for $1',
    '£1 were £2 for $1',
  ),
  following(
    'The (?:user|account|customer|employee|member) (?:has|uses) (?:two-factor authentication|2FA|MFA|multi-factor authentication)(?: (?:switched|turned) on| enabled| active)?|(?:Two-factor authentication|2FA|MFA|Multi-factor authentication) is (?:on|enabled|active|switched on|turned on)(?: for .{2,40})?',
    String.raw`\b(2FA|MFA|two-factor authentication|multi-factor authentication|two_factor)\b[^\n.;]{0,12}?(?:enabled|active|on|yes|true)\b`,
    '£1 is enabled',
    '£1 is active',
    '£1 is on',
  ),
  following(
    `(The (?:server|host|machine|system|node|disk|process|job|build|database)) ran out of (memory|disk space|space|storage)`,
    String.raw`\bout of (memory|disk space|space)\b|\bno space left\b|\bOOM\b`,
    '$1 was out of $2',
    'Out of $2',
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
